import {
  averageScore,
  unscoredShops,
  weakestShops,
} from '#src/resources/RM_evaluate/scoringReport/scoringReportParts.ts'
import {
  scoringScreens,
  type ScoringArea,
} from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'
import {
  itemRanking,
  scoringResultScreens,
} from '#src/resources/RM_evaluate/scoringResult/scoringResultScreens.tsx'
import {
  itemHistoryPage,
  shopScoreCards,
  shopScores,
} from '#src/resources/RM_evaluate/shopScore/shopScoreParts.ts'
import { rankingOf } from './rankingOf.ts'

/** The screens that both areas of scoring have. */
export const scoringAreaScreens = (area: ScoringArea) => ({
  ...scoringScreens(area),
  resultScreens: scoringResultScreens(`${area}.result`, `${area}.scoring.section`),
  UnscoredShops: unscoredShops(area),
  AverageScore: averageScore(area),
  WeakestShops: weakestShops(area),
  ItemRanking: itemRanking(`${area}.result`, `/${area}/itemHistory`),
  ItemHistory: itemHistoryPage({ texts: `${area}.shop`, ranking: rankingOf(area) }),
  ShopScores: shopScores(`${area}.shop`),
  ShopScoreCards: shopScoreCards(`${area}.shop`),
})
