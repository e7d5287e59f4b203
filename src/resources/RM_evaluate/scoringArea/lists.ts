import { reportList } from '#src/resources/RM_evaluate/scoringReport/scoringReportParts.ts'
import type { ScoringArea } from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'
import { resultList } from '#src/resources/RM_evaluate/scoringResult/scoringResultParts.ts'

/** The lists that both areas of scoring have. */
export const scoringAreaLists = (area: ScoringArea) => ({
  ReportList: reportList(`${area}.scoring`),
  ResultList: resultList(`${area}.result`),
})
