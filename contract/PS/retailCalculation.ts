import { inOrder } from '#contract/inOrder.ts'
import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText, recordId } from '#contract/fieldSchemas.ts'
import { month, monthsBetween } from '#contract/month.ts'

/** The maximum number of months of a run. */
const maxRunMonths = 24

/** Anything unusual or left out, such as a locked month, or a unit whose figures cannot be calculated. */
export const calcWarnings = z.array(
  z.object({
    code: z.string(),
    stat_month: month.nullable(),
    store_id: z.string().nullable(),
    /** The number of the unit. */
    store_no: z.string().optional(),
  }),
)

/**
 * The requested calculation of a site, by default the latest; `idle` when there is none. `progress` is from 0
 * to 1.
 */
export const retailCalcStatus = call({
  method: 'GET',
  // The specification's own spelling.
  path: '/retail/performance/checkCalculateStatue',
  does: 'Returns the progress of the calculation of a site.',
  can: 'perf.view',
  query: z.object({ site: z.string().min(1).max(64), run_id: recordId.optional() }),
  reply: z.object({
    status: z.enum(['idle', 'queued', 'running', 'done', 'failed']),
    run_id: z.string().nullable(),
    progress: z.number(),
    months_total: z.number(),
    months_done: z.number(),
    rows_written: z.number(),
    started_at: z.number().nullable(),
    finished_at: z.number().nullable(),
    heartbeat_at: z.number().nullable(),
    requested_by: z.string().nullable(),
    message: z.string().nullable(),
    warnings: calcWarnings,
  }),
  errors: ['not_found'],
})

/** A manager with the permission to recalculate. */
export const mayRecalculate: Rule = { all: ['perf.recalculate', { manager: true }] }

/**
 * Starts a calculation. If one with the same scope is still running, it is returned (`deduplicated`); one with
 * another scope is an error (4095). Locked months are left out unless forced, which needs `perf.unlock` and a
 * reason.
 */
export const retailRecalculate = call({
  method: 'POST',
  path: '/retail/performance/recalculate',
  does: 'Starts the calculation of sales and rent figures of a site.',
  can: mayRecalculate,
  reach: { site: 'site' },
  body: z
    .object({
      site: z.string().min(1).max(64),
      from_month: month,
      to_month: month,
      store_ids: z.array(recordId).min(1).max(50).optional(),
      force: z.boolean().default(false),
      reason: plainText.trim().min(1).max(500).optional(),
    })
    .refine(
      ({ from_month, to_month }) => {
        const months = monthsBetween(from_month, to_month)
        return months <= maxRunMonths
      },
      { path: ['to_month'] },
    )
    .superRefine(inOrder('from_month', 'to_month'))
    .refine(({ force, reason }) => !force || reason !== undefined, { path: ['reason'], message: 'required' }),
  reply: z.object({
    run_id: z.string(),
    status: z.enum(['queued', 'running']),
    deduplicated: z.boolean(),
  }),
  errors: ['job.running'],
})
