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
} = scoringAreaScreens('RMHK_evaluate')
export { ShopTags } from '#src/resources/scoreTag/ShopTags.tsx'
export { tagScreens } from '#src/resources/scoreTag/screens.tsx'
export { TagStores } from '#src/resources/scoreTag/TagStores.tsx'
export const itemSets = itemSetScreens('RMHK_evaluate')
