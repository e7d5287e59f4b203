/** Whether this is `npm test`, which repeats less than `npm run test:rest` and vitest by itself. */
export const isShort = process.env['TEST_PART'] === 'first'

/** Of cases that are much alike `npm test` takes the first, and from there one in so many. */
export const oneIn = <T>(step: number, cases: readonly T[]): readonly T[] =>
  isShort ? cases.filter((_, at) => at % step === 0) : cases
