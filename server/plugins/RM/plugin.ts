import { area } from '#contract/RM/area.ts'
import { sql } from 'kysely'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { migrationsIn } from '#server/http/migrationsIn.ts'
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
  setup: { needs: ['brandDB.units', 'System.people', 'common.assignments'] },
  notices,
  noticeKinds,
  reports,
  todos,
  resources: [problemEvent],
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
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
})
