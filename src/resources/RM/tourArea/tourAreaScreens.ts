export { myscustProblemScreens } from '#src/resources/RM/myscustProblem/myscustProblemScreens.tsx'
export { myscustResultScreens } from '#src/resources/RM/myscustResult/myscustResultScreens.tsx'
export { ShopMystery } from '#src/resources/RM/myscustResult/ShopMystery.tsx'
export { routingRuleScreens } from '#src/resources/RM/routingRule/routingRuleScreens.tsx'
export { StoreCodes } from '#src/resources/RM/storeCode/StoreCodes.tsx'
export { TodayTours } from '#src/resources/RM/tour/TodayTours.tsx'
export { TourAddress, tourScreens } from '#src/resources/RM/tour/tourScreens.tsx'
export { IssueAddress } from '#src/resources/RM/tourProblem/IssueAddress.tsx'
export { IssueStatistics } from '#src/resources/RM/tourProblem/IssueStatistics.tsx'
export {
  MonthProblems,
  OpenProblems,
  OverdueProblems,
  SiteProblems,
} from '#src/resources/RM/tourProblem/ProblemCards.tsx'
export { ShopProblemCards, ShopProblems } from '#src/resources/RM/tourProblem/ShopProblems.tsx'
export { issueScreens } from '#src/resources/RM/tourProblem/tourProblemScreens.tsx'
export { ShopChecklist } from '#src/resources/RM/tourResult/ShopChecklist.tsx'
export { ShopVisits } from '#src/resources/RM/tourResult/ShopVisits.tsx'
export { ResultAddress, resultScreens } from '#src/resources/RM/tourResult/tourResultScreens.tsx'
export { scheduleScreens } from '#src/resources/RM/tourSchedule/tourScheduleScreens.tsx'
export {
  hongKongTemplateScreens,
  mainlandTemplateScreens,
} from '#src/resources/RM/tourTemplate/tourTemplateScreens.tsx'
