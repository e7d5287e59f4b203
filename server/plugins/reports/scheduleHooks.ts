import { sql } from 'kysely'
import type { reportSchedule } from '#contract/reports/reportSchedule.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { nextDue } from '#server/services/reports/nextDue.ts'
import { checkReport } from '#server/services/reports/readReport.ts'

/** What says when it is sent. */
const timing = ['repeats', 'weekday', 'day', 'at_time', 'is_paused'] as const

/** People see their own schedules; what they schedule must be something that they may run. */
export const scheduleHooks: ResourceHooks<typeof reportSchedule> = {
  rowFilter: ({ who }) => (who.isAdmin ? undefined : sql`created_by = ${who.id}`),
  beforeSave: oneByOne(async (inside, { before, values, after }) => {
    const isOther = before === null || 'params' in values
    const isMoved = before === null || timing.some((name) => before[name] !== after[name])
    const nextAt = (timezone: string) =>
      isMoved ? { next_at: after.is_paused ? null : nextDue({ ...after, timezone }, inside.now) } : {}
    // Somebody who lost the right can still pause it.
    if (!isOther) return nextAt(after.timezone)
    const { report, params, timeZone: timezone } = await checkReport(inside, after)
    const { zh_CN: name, zh_TW: name_tc, en_US: name_en } = report.title
    return { name, name_tc, name_en, params: paramsOf(params), timezone, ...nextAt(timezone) }
  }),
}

/** As JSON, which the fields of reports are. */
const paramsOf = (params: object): Record<string, string> =>
  // Parsed from JSON and checked by the fields.
  params as Record<string, string>
