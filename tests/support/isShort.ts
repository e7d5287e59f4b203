/**
 * Whether alike cases are tried less often: in `npm test`, and on the embedded database wherever it does not matter which database it is.
 * `npm run test:rest` and vitest by itself try all of them elsewhere.
 */
export const isShort = process.env['TEST_PART'] === 'first' || process.env['TEST_CASES'] === 'few'

/** Of cases that are much alike, a short run takes the first, and from there one in so many. */
export const oneIn = <T>(step: number, cases: readonly T[]): readonly T[] =>
  isShort ? cases.filter((_, at) => at % step === 0) : cases
