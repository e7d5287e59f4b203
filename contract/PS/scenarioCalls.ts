import { z } from 'zod'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { sideFields } from './performanceChanges.ts'
import { calcWarnings, mayRecalculate } from './retailCalculation.ts'

/**
 * Calculates a scenario of the caller in the background, month by month. Each month is calculated twice, as things are and as
 * assumed, from the same inputs, so that nothing but the assumptions makes the difference. `deduplicated`: it was under
 * way already.
 */
export const scenarioCalculate = call({
  method: 'POST',
  path: '/retail/performance/scenario/calculate',
  does: 'Starts to calculate retail performance with the assumptions of a scenario, and as it is.',
  can: mayRecalculate,
  reach: { _id: 'perf_scenario' },
  body: z.object({ _id: recordId }),
  reply: z.object({ job_id: z.string(), status: z.enum(['queued', 'running']), deduplicated: z.boolean() }),
  errors: ['not_found', 'job.running', 'rate.limited'],
})

const id = z.string().nullable()

/**
 * The real figures (`before`) and the assumed ones (`after`), by store, brand, floor or category, the largest change first. The
 * Total row sums up all rows, comes last on every page and is not counted. Ratios are those of the performance page.
 * Rents are null for people who may not see rents.
 */
export const scenarioFigures = call({
  method: 'GET',
  path: '/retail/performance/scenario/figures',
  does: 'Compares the calculated figures of a scenario with what is.',
  can: 'perf.view',
  query: z.object({
    scenario_id: recordId,
    group_by: z.enum(['store', 'brand', 'floor', 'category']).default('store'),
    /** 1: also what does not change. */
    whole: z.enum(['0', '1']).default('0'),
    /** By default the first 500 rows. */
    range: z.string().max(40).optional(),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        is_total: z.boolean(),
        tenant_ship_id: id,
        ...sideFields,
      }),
    ),
    total: z.number(),
    currency: z.string(),
    calculated_at: z.number().nullable(),
    /** The shops that are left out, on both sides, because they cannot be calculated. */
    warnings: calcWarnings,
  }),
  errors: ['not_found', 'range.limit'],
})
