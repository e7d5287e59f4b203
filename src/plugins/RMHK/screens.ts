import { problemList } from '#src/resources/RM/myscustProblem/ProblemList.tsx'
import { resultList } from '#src/resources/RM/myscustResult/ResultList.tsx'
import { routingList } from '#src/resources/RM/routingRule/RoutingList.tsx'
import { tourList } from '#src/resources/RM/tour/TourList.tsx'
import { issueList } from '#src/resources/RM/tourProblem/IssueList.tsx'
import { scheduleList } from '#src/resources/RM/tourSchedule/ScheduleList.tsx'
import { templateList } from '#src/resources/RM/tourTemplate/TemplateList.tsx'

// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export const IssueList = issueList('RMHK.issueList')
export const TourList = tourList('RMHK')
export const MysteryResultList = resultList('RMHK.result', 'RMHK.problem')
export const MysteryProblemList = problemList('RMHK.problem')
export const RoutingList = routingList('RMHK.routingRule')
export const ScheduleList = scheduleList('RMHK.tourSchedule')
export const TemplateList = templateList('HK')
export { ResultList } from '#src/resources/RM/tourResult/ResultList.tsx'
