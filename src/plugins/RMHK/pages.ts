import { tourScreens as screensOfTours } from '#src/resources/tour/screens.tsx'
import { mysteryProblemScreens } from '#src/resources/myscustProblem/screens.tsx'
import { shopMystery } from '#src/resources/myscustResult/ShopMystery.tsx'
import { mysteryResultScreens } from '#src/resources/myscustResult/screens.tsx'
import { routingScreens } from '#src/resources/routingRule/screens.tsx'
import { storeCodes } from '#src/resources/storeCode/StoreCodes.tsx'
import { problemCards } from '#src/resources/tourProblem/ProblemCards.tsx'
import { shopProblems } from '#src/resources/tourProblem/ShopProblems.tsx'
import { tourProblemScreens } from '#src/resources/tourProblem/screens.tsx'
import { todayTours } from '#src/resources/tour/TodayTours.tsx'
import { shopVisits } from '#src/resources/tourResult/ShopVisits.tsx'
import { tourResultScreens } from '#src/resources/tourResult/screens.tsx'
import { scheduleScreens as screensOfSchedules } from '#src/resources/tourSchedule/screens.tsx'
import { templateScreens as screensOfTemplates } from '#src/resources/tourTemplate/screens.tsx'

// Pages, forms and cards of the area, which are one chunk.
export const { issueScreens, IssueStatistics, IssueAddress } = tourProblemScreens('RMHK')
export const { tourScreens, TourAddress } = screensOfTours('RMHK')
export const myscustProblemScreens = mysteryProblemScreens('RMHK.problem')
export const myscustResultScreens = mysteryResultScreens('RMHK.result', 'RMHK.problem')
export const routingRuleScreens = routingScreens('RMHK.routingRule')
export { MysteryCustomer } from '#src/resources/myscustResult/MysteryCustomer.tsx'
export const { resultScreens, ResultAddress, ShopChecklist } = tourResultScreens('RMHK')
export const templateScreens = screensOfTemplates('RMHK')
export const scheduleScreens = screensOfSchedules('RMHK')
export const StoreCodes = storeCodes('RMHK')
export const { OpenProblems, OverdueProblems, ProblemBars, SiteProblems } = problemCards('RMHK')
export const { ShopProblems, ShopProblemCards } = shopProblems('RMHK')
export const ShopVisits = shopVisits('RMHK')
export const ShopMystery = shopMystery('RMHK')
export const TodayTours = todayTours('RMHK')
