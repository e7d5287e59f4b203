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
} = scoringAreaScreens('RMHK_evaluate')
export { ShopTags } from '#src/resources/RMHK_evaluate/scoreTag/ShopTags.tsx'
export { tagScreens } from '#src/resources/RMHK_evaluate/scoreTag/scoreTagScreens.tsx'
export { TagStores } from '#src/resources/RMHK_evaluate/scoreTag/TagStores.tsx'
export const itemSets = itemSetScreens('RMHK_evaluate')
