import { ItemSetList } from '#src/resources/RM_evaluate/scoreItemSet/ItemSetList.tsx'
import { reportList } from '#src/resources/RM_evaluate/scoringReport/ReportList.tsx'
import type { ScoringArea } from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'
import { resultList } from '#src/resources/RM_evaluate/scoringResult/ResultList.tsx'

/** The lists that both areas of scoring have. */
export const scoringAreaLists = (area: ScoringArea) => ({
  ReportList: reportList(`${area}.scoring`),
  ResultList: resultList(`${area}.result`),
  ItemSetList,
})
