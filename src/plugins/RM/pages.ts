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
