// What other resources may use of the results of tours.
export { resultColors } from './colors.ts'
export { FailedPoints } from './FailedPoints.tsx'
export { useResults } from './useResults.ts'
