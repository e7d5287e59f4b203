import { sql } from 'kysely'
import { recipientLimit, scheduleLimit, type reportSchedule } from '#contract/reports/reportSchedule.ts'
import { refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { nextDue } from '#server/services/reports/nextDue.ts'
import { checkReport } from '#server/services/reports/readReport.ts'
import { recipientsOf } from './recipients.ts'

/** What says when it is sent. */
const timing = ['repeats', 'weekday', 'day', 'at_time', 'is_paused'] as const

/** People see their own schedules; what they schedule must be something that they may run. */
export const scheduleHooks: ResourceHooks<typeof reportSchedule> = {
  rowFilter: ({ who }) => (who.isAdmin ? undefined : sql`created_by = ${who.id}`),
  beforeSave: oneByOne(async (inside, { before, values, after }) => {
    if ('recipients' in values || 'recipient_roles' in values) await requireFew(inside, after)
    const isOther = before === null || 'params' in values
    const isMoved = before === null || timing.some((name) => before[name] !== after[name])
    if (isOther || isMoved) await requireOwn(inside, after, before === null)
    const nextAt = (timezone: string) =>
      isMoved ? { next_at: after.is_paused ? null : nextDue({ ...after, timezone }, inside.now) } : {}
    // Somebody who lost the right can still pause it.
    if (!isOther) return nextAt(after.timezone)
    const { report, params, timeZone: timezone } = await checkReport(inside, after)
    const { zh_CN: name, zh_TW: name_tc, en_US: name_en } = report.title
    return { name, name_tc, name_en, params: paramsOf(params), timezone, ...nextAt(timezone) }
  }),
}

/** A mail for each of a hundred people is no report any more. */
async function requireFew(
  { db, who }: Context,
  { created_by, recipients, recipient_roles }: StoredRecord<typeof reportSchedule>,
): Promise<void> {
  const people = await recipientsOf(db, { created_by: created_by ?? who.id, recipients, recipient_roles })
  if (people.length > recipientLimit)
    throw refuseFields('validation.failed', { recipient_roles: 'many_people' })
}

/** A person has few schedules, and none twice: each of them is work for the server and a mail. */
async function requireOwn(
  inside: Context,
  {
    _id,
    report,
    site,
    params,
    format,
    repeats,
    weekday,
    day,
    at_time,
  }: Partial<StoredRecord<typeof reportSchedule>>,
  isNew: boolean,
): Promise<void> {
  // Two calls at once are looked at one after the other.
  await sql`select from "user" where _id = ${inside.who.id} for no key update`.execute(inside.db)
  const { rows } = await sql<{ n: number; isTwice: boolean | null }>`
    select count(*)::int as n, bool_or(
      report = ${report} and site is not distinct from ${site ?? null} and params = ${JSON.stringify(params)}::jsonb
      and format = ${format} and repeats = ${repeats} and at_time = ${at_time}
      and (repeats <> 'weekly' or weekday = ${weekday ?? null})
      and (repeats <> 'monthly' or day = ${day ?? null})) as "isTwice"
    from report_schedule
    where created_by = ${inside.who.id} and deleted_at is null and _id is distinct from ${_id ?? null}`.execute(
    inside.db,
  )
  if (rows[0]?.isTwice) throw refuseFields('duplicate', { at_time: 'duplicate' })
  if (isNew && (rows[0]?.n ?? 0) >= scheduleLimit)
    throw refuseFields('validation.failed', { repeats: 'own_limit' })
}

/** As JSON, which the fields of reports are. */
const paramsOf = (params: object): Record<string, string> =>
  // Parsed from JSON and checked by the fields.
  params as Record<string, string>
