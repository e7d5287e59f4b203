import { z } from 'zod'
import { call } from '#contract/call.ts'
import { calendarMonth, seconds } from '#contract/dayFields.ts'
import { ref, text } from '#contract/fields.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

/**
 * A closed month of a site: its sales and rents cannot be changed (4096), and it is calculated again only by
 * force.
 */
export const periodLock = resource({
  name: 'period_lock',
  path: '/retail/performance/lock',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    stat_month: calendarMonth({ required: true, writable: 'create', window: windows.known }),
    reason: text({ required: true, writable: 'create', max: 500 }),
    locked_by: ref('user', { writable: 'never' }),
    locked_at: seconds({ assigned: true, writable: 'never' }),
  },
  sort: { stat_month: -1 },
  can: { view: 'perf.view' },
})

const lockedMonth = z.object({
  site: z.string().min(1).max(64),
  stat_month: periodLock.fields.stat_month.schema,
  reason: plainText.trim().min(1).max(500),
})

/** Locks a month of a site. A month that is already locked is returned unchanged. */
export const periodLockSet = call({
  method: 'POST',
  path: '/retail/performance/lock',
  does: 'Locks a month.',
  can: 'perf.unlock',
  reach: { site: 'site' },
  body: lockedMonth,
  reply: recordSchema(periodLock),
})

/** Opens a locked month again. An open month stays open. */
export const periodUnlock = call({
  method: 'DELETE',
  path: '/retail/performance/lock',
  does: 'Opens a locked month.',
  can: 'perf.unlock',
  reach: { site: 'site' },
  body: lockedMonth,
  reply: z.object({ removed: z.number() }),
})
