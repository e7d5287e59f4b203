import { area } from '#contract/RM/area.ts'
import { sql } from 'kysely'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustProblemWords } from '#contract/RM/myscustProblem.words.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { myscustResultWords } from '#contract/RM/myscustResult.words.ts'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import { routingRule } from '#contract/RM/routingRule.ts'
import { routingRuleWords } from '#contract/RM/routingRule.words.ts'
import { tour } from '#contract/RM/tour.ts'
import { tourWords } from '#contract/RM/tour.words.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { tourResultWords } from '#contract/RM/tourResult.words.ts'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { tourScheduleWords } from '#contract/RM/tourSchedule.words.ts'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { tourTemplateWords } from '#contract/RM/tourTemplate.words.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { closeVerified } from './clock/closeVerified.ts'
import { escalate } from './clock/escalate.ts'
import { missTours } from './clock/missTours.ts'
import { planTours } from './clock/planTours.ts'
import { attachsAddRoute, attachsRemoveRoute, attachsRoute } from './myscust/attachs.ts'
import { periodsRoute } from './myscust/periods.ts'
import { reallRoute } from './myscust/reall.ts'
import { regenRoute } from './myscust/regen.ts'
import { resultHooks } from './myscust/resultHooks.ts'
import { noticeKinds, notices } from './notices.ts'
import { reports } from './reports.ts'
import { problemEventRows } from './problemEvent.ts'
import { problemHooks } from './problems/problemHooks.ts'
import { routingTryRoute } from './routing/routingTry.ts'
import { tourProblemHooks } from './problems/tourProblemHooks.ts'
import { tourProblemStatisticsRoute } from './statistics/tourProblemStatistics.ts'
import { todos } from './todos.ts'
import { tourResultHooks } from './results/tourResultHooks.ts'
import { scheduleHooks } from './schedules/scheduleHooks.ts'
import { templateHooks } from './templates/templateHooks.ts'
import { tourHooks } from './tours/tourHooks.ts'
import { tourProblemStatisticsBarRoute } from './statistics/tourProblemStatisticsBar.ts'

/** Retail management: tours, tour issues, mystery customer. */
export default defineServerPlugin({
  ...area,
  words: [
    myscustProblemWords,
    myscustResultWords,
    routingRuleWords,
    tourProblemWords,
    tourResultWords,
    tourScheduleWords,
    tourTemplateWords,
    tourWords,
  ],
  notices,
  noticeKinds,
  reports,
  todos,
  resources: [
    myscustProblem,
    myscustResult,
    problemEvent,
    routingRule,
    tour,
    tourProblem,
    tourResult,
    tourSchedule,
    tourTemplate,
  ],
  hooks: {
    problem_event: { rowFilter: problemEventRows },
    tour: tourHooks,
    tour_result: tourResultHooks,
    tour_schedule: scheduleHooks,
    tour_template: templateHooks,
    myscust_problem: problemHooks('myscust'),
    myscust_result: resultHooks,
    routing_rule: { derived: { title: () => sql`('#' || routing_rule.position)` } },
    tour_problem: tourProblemHooks,
  },
  routes: [
    attachsRoute,
    attachsAddRoute,
    attachsRemoveRoute,
    periodsRoute,
    reallRoute,
    regenRoute,
    routingTryRoute,
    tourProblemStatisticsRoute,
    tourProblemStatisticsBarRoute,
  ],
  jobs: [closeVerified, escalate, missTours, planTours],
})
