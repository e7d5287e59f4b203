import { calendarMonth, seconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref, refs, text } from '#contract/fields.ts'
import { integer, ratio } from '#contract/numberFields.ts'
import { calcWarnings } from './retailCalculation.ts'
import { resource } from '#contract/resource.ts'

const never = { writable: 'never' } as const
const assigned = { assigned: true, writable: 'never' } as const

/** One calculation of retail performance at a site, month by month. Only one runs at a site at a time. */
export const retailCalcRun = resource({
  name: 'retail_calc_run',
  path: '/retail/performance/runs',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    from_month: calendarMonth(assigned),
    to_month: calendarMonth(assigned),
    /** Empty: every store. */
    store_ids: refs('store', { ...never, past: true }),
    status: choice(['queued', 'running', 'done', 'failed'], assigned),
    /** From 0 to 1. */
    progress: ratio({ ...assigned, min: 0, max: 1 }),
    months_total: integer({ ...assigned, min: 0 }),
    months_done: integer({ ...assigned, min: 0 }),
    rows_written: integer({ ...assigned, min: 0 }),
    /** Rows whose result did not change. */
    rows_unchanged: integer({ ...assigned, min: 0 }),
    started_at: seconds(never),
    finished_at: seconds(never),
    /** The last sign of life. */
    heartbeat_at: seconds(never),
    requested_by: ref('user', never),
    /** Includes locked months. */
    force: flag(never),
    reason: text({ ...never, max: 500 }),
    /** Why it failed. */
    message: text({ ...never, max: 1000 }),
    warnings: json(calcWarnings, { initial: [], ...never }),
  },
  can: { view: 'perf.view' },
})
