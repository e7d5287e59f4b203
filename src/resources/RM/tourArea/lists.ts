import { problemList } from '#src/resources/RM/myscustProblem/ProblemList.tsx'
import { resultList } from '#src/resources/RM/myscustResult/ResultList.tsx'
import { routingList } from '#src/resources/RM/routingRule/RoutingList.tsx'
import { tourList } from '#src/resources/RM/tour/TourList.tsx'
import { issueList } from '#src/resources/RM/tourProblem/IssueList.tsx'
import { ResultList } from '#src/resources/RM/tourResult/ResultList.tsx'
import { scheduleList } from '#src/resources/RM/tourSchedule/ScheduleList.tsx'
import { templateList } from '#src/resources/RM/tourTemplate/TemplateList.tsx'

/** The lists that both areas of tours have. */
export const tourAreaLists = (area: 'RM' | 'RMHK') => ({
  IssueList: issueList(`${area}.issueList`),
  TourList: tourList(area),
  MysteryResultList: resultList(`${area}.result`, `${area}.problem`),
  MysteryProblemList: problemList(`${area}.problem`),
  RoutingList: routingList(`${area}.routingRule`),
  ScheduleList: scheduleList(`${area}.tourSchedule`),
  TemplateList: templateList(area === 'RM' ? 'CN' : 'HK'),
  ResultList,
})
