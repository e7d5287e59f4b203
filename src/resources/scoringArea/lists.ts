import { reportList } from '#src/resources/scoringReport/resource.ts'
import type { ScoringArea } from '#src/resources/scoringReport/screens.tsx'
import { resultList } from '#src/resources/scoringResult/resource.ts'

/** The lists that both areas of scoring have. */
export const scoringAreaLists = (area: ScoringArea) => ({
  ReportList: reportList(`${area}.scoring`),
  ResultList: resultList(`${area}.result`),
})
