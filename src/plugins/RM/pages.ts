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
export const { issueScreens, IssueStatistics, IssueAddress } = tourProblemScreens('RM')
export const { tourScreens, TourAddress } = screensOfTours('RM')
export const myscustProblemScreens = mysteryProblemScreens('RM.problem')
export const myscustResultScreens = mysteryResultScreens('RM.result', 'RM.problem')
export const routingRuleScreens = routingScreens('RM.routingRule')
export const { resultScreens, ResultAddress, ShopChecklist } = tourResultScreens('RM')
export const templateScreens = screensOfTemplates('RM')
export const scheduleScreens = screensOfSchedules('RM')
export const StoreCodes = storeCodes('RM')
export const { OpenProblems, OverdueProblems, ProblemBars, SiteProblems } = problemCards('RM')
export const { ShopProblems, ShopProblemCards } = shopProblems('RM')
export const ShopVisits = shopVisits('RM')
export const ShopMystery = shopMystery('RM')
export const TodayTours = todayTours('RM')
