// What the screens of other resources use of this one.
export { ExplainedScore } from './ExplainedScore.tsx'
export { ShopLabel } from './ShopLabel.tsx'
export { useScoringDays } from './useScoringDays.ts'
