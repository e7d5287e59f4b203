import type { ScoringArea } from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'

/** The address of the ranking of shops on one item. */
export const rankingOf = (area: ScoringArea) =>
  area === 'RM_evaluate' ? '/RM_evaluate/itemRanking' : '/RMHK_evaluate/ranking'
