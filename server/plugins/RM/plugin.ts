import { myscustProblem, myscustReall, myscustRegen } from '#contract/RM/myscustProblem.ts'
import {
  myscustAttachs,
  myscustAttachsAdd,
  myscustAttachsRemove,
  myscustResult,
} from '#contract/RM/myscustResult.ts'
import { params } from '#contract/RM/params.ts'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import { tour } from '#contract/RM/tour.ts'
import { tourWords } from '#contract/RM/tour.words.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { closeVerified } from './clock/closeVerified.ts'
import { escalate } from './clock/escalate.ts'
import { menu } from './menu.ts'
import { notices } from './notices.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'
import { problemEventRows } from './problemEvent.ts'
import { problemHooks } from './problems/problemHooks.ts'
import { tourProblemStatisticsRoute } from './statistics/tourProblemStatistics.ts'
import { tourHooks } from './tours/tourHooks.ts'
import { tourProblemStatisticsBarRoute } from './statistics/tourProblemStatisticsBar.ts'

/** Retail management: tours, tour issues, mystery customer. */
export default defineServerPlugin({
  id: 'RM',
  codes: ['rm', 'tour', 'myscust'],
  permissions,
  menu,
  params,
  paramTexts,
  words: [tourProblemWords, tourWords],
  notices,
  resources: [myscustProblem, myscustResult, problemEvent, tour, tourProblem, tourResult],
  hooks: {
    problem_event: { rowFilter: problemEventRows },
    tour: tourHooks,
    myscust_problem: problemHooks('myscust'),
    tour_problem: problemHooks('tour'),
  },
  routes: [tourProblemStatisticsRoute, tourProblemStatisticsBarRoute],
  jobs: [closeVerified, escalate],
  waiting: [myscustAttachs, myscustAttachsAdd, myscustAttachsRemove, myscustReall, myscustRegen],
})
