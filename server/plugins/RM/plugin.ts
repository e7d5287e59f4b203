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
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { tourProblemStatistics, tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'
import { problemEventRows } from './problemEvent.ts'

/** Retail management of the mainland sites: tours, tour issues, mystery customer. */
export default defineServerPlugin({
  id: 'RM',
  codes: ['rm', 'tour', 'myscust'],
  permissions,
  menu,
  params,
  paramTexts,
  words: [tourProblemWords],
  resources: [myscustProblem, myscustResult, problemEvent, tour, tourProblem, tourResult],
  hooks: {
    problem_event: { rowFilter: problemEventRows },
  },
  waiting: [
    myscustAttachs,
    myscustAttachsAdd,
    myscustAttachsRemove,
    myscustReall,
    myscustRegen,
    tourProblemStatistics,
    tourProblemStatisticsBar,
  ],
})
