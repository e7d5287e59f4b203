import { z } from 'zod'
import { call } from '#contract/call.ts'
import { explanation } from '#contract/explanation.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { scoreSections, seesScores } from './scoringRules.ts'

/** The figures of a report that can be explained: its score, and that of each section. */
export const scoreFigures = ['score', ...scoreSections] as const

/** How the score of a report, or of one of its sections, is calculated. */
export const scoringExplanation = call({
  method: 'GET',
  path: '/ts/daily/scoring/explanation',
  does: 'Explains the score of a report: its items, their weights, and what was left out.',
  can: seesScores,
  query: z.object({
    report_id: recordId,
    figure: z.enum(scoreFigures),
    /** The version of the day's results that the score is shown in; without it the report's own score. */
    version: z.coerce.number().int().min(1).optional(),
    site: z.string().max(64).optional(),
  }),
  reply: explanation,
  errors: ['not_found'],
})
