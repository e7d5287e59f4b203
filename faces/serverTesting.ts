// `atrium/serverTesting`, for the tests of a server half, with vitest in Node.

// Tests of a server half
export { runJob } from '#server/app/testing/runJob.ts'
export { startOperator } from '#server/app/testing/startOperator.ts'
export type { TestOperator } from '#server/app/testing/startOperator.ts'
