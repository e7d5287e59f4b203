/** Whether this is `npm test`, which repeats less than `npm run test:full` and vitest by itself. */
export const isShort = process.env['TEST_SHORT'] === '1'
