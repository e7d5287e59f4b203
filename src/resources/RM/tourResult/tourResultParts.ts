// What other resources may import about the results of tours.
export { resultColors } from './colors.ts'
export { FailedPoints } from './FailedPoints.tsx'
export { useResults } from './useResults.ts'
