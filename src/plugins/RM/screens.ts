import { problemList } from '#src/resources/RM/myscustProblem/ProblemList.tsx'
import { resultList } from '#src/resources/RM/myscustResult/ResultList.tsx'
import { routingList } from '#src/resources/RM/routingRule/RoutingList.tsx'
import { tourList } from '#src/resources/RM/tour/TourList.tsx'
import { issueList } from '#src/resources/RM/tourProblem/IssueList.tsx'
import { scheduleList } from '#src/resources/RM/tourSchedule/ScheduleList.tsx'
import { templateList } from '#src/resources/RM/tourTemplate/TemplateList.tsx'

// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export const IssueList = issueList('RM.issueList')
export const TourList = tourList('RM')
export const MysteryResultList = resultList('RM.result', 'RM.problem')
export const MysteryProblemList = problemList('RM.problem')
export const RoutingList = routingList('RM.routingRule')
export const ScheduleList = scheduleList('RM.tourSchedule')
export const TemplateList = templateList('CN')
export { ResultList } from '#src/resources/RM/tourResult/ResultList.tsx'
