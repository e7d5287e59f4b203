import { averageScore, unscoredShops, weakestShops } from '#src/resources/scoringReport/resource.ts'
import { scoringScreens, type ScoringArea } from '#src/resources/scoringReport/screens.tsx'
import { itemRanking, scoringResultScreens } from '#src/resources/scoringResult/screens.tsx'
import { itemHistoryPage, shopScoreCards, shopScores } from '#src/resources/shopScore/resource.ts'
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
