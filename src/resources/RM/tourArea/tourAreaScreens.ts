import { mysteryProblemScreens } from '#src/resources/RM/myscustProblem/myscustProblemScreens.tsx'
import { mysteryResultScreens } from '#src/resources/RM/myscustResult/myscustResultScreens.tsx'
import { shopMystery } from '#src/resources/RM/myscustResult/ShopMystery.tsx'
import { routingScreens } from '#src/resources/RM/routingRule/routingRuleScreens.tsx'
import { storeCodes } from '#src/resources/RM/storeCode/StoreCodes.tsx'
import { todayTours } from '#src/resources/RM/tour/TodayTours.tsx'
import { tourScreens } from '#src/resources/RM/tour/tourScreens.tsx'
import { problemCards } from '#src/resources/RM/tourProblem/ProblemCards.tsx'
import { shopProblems } from '#src/resources/RM/tourProblem/ShopProblems.tsx'
import { tourProblemScreens } from '#src/resources/RM/tourProblem/tourProblemScreens.tsx'
import { shopVisits } from '#src/resources/RM/tourResult/ShopVisits.tsx'
import { tourResultScreens } from '#src/resources/RM/tourResult/tourResultScreens.tsx'
import { scheduleScreens } from '#src/resources/RM/tourSchedule/tourScheduleScreens.tsx'
import { templateScreens } from '#src/resources/RM/tourTemplate/tourTemplateScreens.tsx'

/** The pages, forms and cards that both areas of tours have. */
export const tourAreaScreens = (area: 'RM' | 'RMHK') => ({
  ...tourProblemScreens(area),
  ...tourScreens(area),
  ...tourResultScreens(area),
  ...problemCards(area),
  ...shopProblems(area),
  myscustProblemScreens: mysteryProblemScreens(`${area}.problem`),
  myscustResultScreens: mysteryResultScreens(`${area}.result`, `${area}.problem`),
  routingRuleScreens: routingScreens(`${area}.routingRule`),
  templateScreens: templateScreens(area),
  scheduleScreens: scheduleScreens(area),
  StoreCodes: storeCodes(area),
  ShopVisits: shopVisits(area),
  ShopMystery: shopMystery(area),
  TodayTours: todayTours(area),
})
