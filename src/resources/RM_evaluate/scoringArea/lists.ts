export { ItemSetList } from '#src/resources/RM_evaluate/scoreItemSet/ItemSetList.tsx'
export { ReportList } from '#src/resources/RM_evaluate/scoringReport/ReportList.tsx'
export { ResultList } from '#src/resources/RM_evaluate/scoringResult/ResultList.tsx'
