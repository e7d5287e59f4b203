import { itemSetScreens } from '#src/resources/scoreItemSet/screens.tsx'
import { scoringAreaScreens } from '#src/resources/scoringArea/screens.ts'

// Pages, forms and cards of the area, which are one chunk.
export const {
  AverageScore,
  UnscoredShops,
  WeakestShops,
  reportScreens,
  TodayShops,
  ScoringForm,
  StartForm,
  resultScreens,
  ItemRanking,
  ItemHistory,
  ShopScores,
  ShopScoreCards,
} = scoringAreaScreens('RM_evaluate')
export { UploadPage } from '#src/resources/scoringUpload/UploadPage.tsx'
export const itemSets = itemSetScreens('RM_evaluate')
