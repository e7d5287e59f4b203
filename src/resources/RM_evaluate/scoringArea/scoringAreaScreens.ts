import { itemSetScreens } from '#src/resources/RM_evaluate/scoreItemSet/scoreItemSetScreens.tsx'
import { averageScore } from '#src/resources/RM_evaluate/scoringReport/AverageScore.tsx'
import { unscoredShops } from '#src/resources/RM_evaluate/scoringReport/UnscoredShops.tsx'
import { weakestShops } from '#src/resources/RM_evaluate/scoringReport/WeakestShops.tsx'
import {
  scoringScreens,
  type ScoringArea,
} from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'
import {
  itemRanking,
  scoringResultScreens,
} from '#src/resources/RM_evaluate/scoringResult/scoringResultScreens.tsx'
import { itemHistoryPage } from '#src/resources/RM_evaluate/shopScore/ItemHistoryPage.tsx'
import { shopScoreCards } from '#src/resources/RM_evaluate/shopScore/ScoreCards.tsx'
import { shopScores } from '#src/resources/RM_evaluate/shopScore/ShopScores.tsx'
import { rankingOf } from './rankingOf.ts'

/** The screens that both areas of scoring have. */
export const scoringAreaScreens = (area: ScoringArea) => ({
  ...scoringScreens(area),
  resultScreens: scoringResultScreens(`${area}.result`, `${area}.scoring.section`),
  itemSets: itemSetScreens(area),
  UnscoredShops: unscoredShops(area),
  AverageScore: averageScore(area),
  WeakestShops: weakestShops(area),
  ItemRanking: itemRanking(`${area}.result`, `/${area}/itemHistory`),
  ItemHistory: itemHistoryPage({ texts: `${area}.shop`, ranking: rankingOf(area) }),
  ShopScores: shopScores(`${area}.shop`),
  ShopScoreCards: shopScoreCards(`${area}.shop`),
})
