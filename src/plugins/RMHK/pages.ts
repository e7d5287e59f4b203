import { tourScreens as screensOfTours } from '#src/resources/RM/tour/tourScreens.tsx'
import { mysteryProblemScreens } from '#src/resources/RM/myscustProblem/myscustProblemScreens.tsx'
import { shopMystery } from '#src/resources/RM/myscustResult/ShopMystery.tsx'
import { mysteryResultScreens } from '#src/resources/RM/myscustResult/myscustResultScreens.tsx'
import { routingScreens } from '#src/resources/RM/routingRule/routingRuleScreens.tsx'
import { storeCodes } from '#src/resources/RM/storeCode/StoreCodes.tsx'
import { problemCards } from '#src/resources/RM/tourProblem/ProblemCards.tsx'
import { shopProblems } from '#src/resources/RM/tourProblem/ShopProblems.tsx'
import { tourProblemScreens } from '#src/resources/RM/tourProblem/tourProblemScreens.tsx'
import { todayTours } from '#src/resources/RM/tour/TodayTours.tsx'
import { shopVisits } from '#src/resources/RM/tourResult/ShopVisits.tsx'
import { tourResultScreens } from '#src/resources/RM/tourResult/tourResultScreens.tsx'
import { scheduleScreens as screensOfSchedules } from '#src/resources/RM/tourSchedule/tourScheduleScreens.tsx'
import { templateScreens as screensOfTemplates } from '#src/resources/RM/tourTemplate/tourTemplateScreens.tsx'

// Pages, forms and cards of the area, which are one chunk.
export const { issueScreens, IssueStatistics, IssueAddress } = tourProblemScreens('RMHK')
export const { tourScreens, TourAddress } = screensOfTours('RMHK')
export const myscustProblemScreens = mysteryProblemScreens('RMHK.problem')
export const myscustResultScreens = mysteryResultScreens('RMHK.result', 'RMHK.problem')
export const routingRuleScreens = routingScreens('RMHK.routingRule')
export { MysteryCustomer } from '#src/resources/RM/myscustResult/MysteryCustomer.tsx'
export const { resultScreens, ResultAddress, ShopChecklist } = tourResultScreens('RMHK')
export const templateScreens = screensOfTemplates('RMHK')
export const scheduleScreens = screensOfSchedules('RMHK')
export const StoreCodes = storeCodes('RMHK')
export const { OpenProblems, OverdueProblems, ProblemBars, SiteProblems } = problemCards('RMHK')
export const { ShopProblems, ShopProblemCards } = shopProblems('RMHK')
export const ShopVisits = shopVisits('RMHK')
export const ShopMystery = shopMystery('RMHK')
export const TodayTours = todayTours('RMHK')
