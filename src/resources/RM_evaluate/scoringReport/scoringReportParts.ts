// What the screens of other resources import from this one.
export { averageScore } from './AverageScore.tsx'
export { unscoredShops } from './UnscoredShops.tsx'
export { weakestShops } from './WeakestShops.tsx'
export { ExplainedScore } from './ExplainedScore.tsx'
export { ShopLabel } from './ShopLabel.tsx'
export { useScoringDays } from './useScoringDays.ts'
export { reportList } from './ReportList.tsx'
