import { itemSetScreens } from '#src/resources/RM_evaluate/scoreItemSet/scoreItemSetScreens.tsx'
import { scoringAreaScreens } from '#src/resources/RM_evaluate/scoringArea/scoringAreaScreens.ts'

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
export { UploadPage } from '#src/resources/RM_evaluate/scoringUpload/UploadPage.tsx'
export const itemSets = itemSetScreens('RM_evaluate')
