// `atrium/testing`, for the tests of a plugin, with vitest in jsdom.

export { describePlugin } from '#src/kit/testing/describePlugin.ts'
export { sampleRecords } from '#src/kit/testing/sampleRecords.ts'
