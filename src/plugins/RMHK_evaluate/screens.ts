import { scoringScreens } from '#src/resources/scoringReport/screens.tsx'
import { scoringResultScreens } from '#src/resources/scoringResult/screens.tsx'

// The screens of the area, which are one chunk.
export const { reportScreens, TodayShops, ScoringForm } = scoringScreens('RMHK_evaluate')
export const resultScreens = scoringResultScreens('RMHK_evaluate.result', 'RMHK_evaluate.scoring.section')
export { tagScreens } from '#src/resources/scoreTag/screens.tsx'
export { TagStores } from '#src/resources/scoreTag/TagStores.tsx'
