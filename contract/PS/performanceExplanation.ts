import { z } from 'zod'
import { call } from '#contract/call.ts'
import { explanation } from '#contract/explanation.ts'
import { monthRange, oneRange } from '#contract/month.ts'
import { figureNames } from './figures.ts'

/**
 * How a figure of `/retail/performance/list` is calculated: of the Total row of these rows, or of a tenancy if `cond`
 * leaves only one.
 */
export const performanceExplanation = call({
  method: 'GET',
  path: '/retail/performance/explanation',
  does: 'Explains a figure of retail performance: its formula and what it was computed from.',
  can: 'perf.view',
  query: z
    .object({
      site: z.string().max(64).optional(),
      ...monthRange,
      cond: z.string().max(20_000).optional(),
      comparable: z.enum(['0', '1']).default('0'),
      figure: z.enum(figureNames()),
    })
    .superRefine(oneRange),
  reply: explanation,
  errors: ['cond.malformed', 'cond.field', 'permission.denied'],
})
