import { sql } from 'kysely'
import { daysLater } from '#contract/day.ts'
import { ApiError, refuseFields, type FieldErrors } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { ShipRow } from './requireRoom.ts'

/**
 * Checks new dates of a tenancy against what was recorded by the old ones. Throws 4004 if it would begin after its first
 * sales or have left before its last, and 4096 if that changes who has the store on a day of a locked month.
 */
export async function requireMovable(inside: Context, before: ShipRow, after: ShipRow): Promise<void> {
  if (dates.every((name) => before[name] === after[name])) return
  await requireSalesWithin(inside, before, after)
  for (const days of movedDays(before, after)) await requireUnlocked(inside, after, days)
}

const dates = ['start_date', 'open_date', 'end_date', 'actual_exit_date'] as const

async function requireSalesWithin({ db }: Context, before: ShipRow, after: ShipRow): Promise<void> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(case grain when 'M' then (sale_date + interval '1 month - 1 day')::date else sale_date end) as first,
      max(sale_date) as last
    from tenant_sale where tenant_ship_id = ${after._id} and status <> 'void' and deleted_at is null`.execute(
    db,
  )
  const { first = null, last = null } = rows[0] ?? {}
  const isWrong = (name: (typeof dates)[number]): boolean => {
    const day = after[name]
    if (day === null || day === before[name] || name === 'end_date') return false
    // A tenant can trade beyond the agreed end, but not after having left.
    return name === 'actual_exit_date' ? last !== null && day < last : first !== null && day > first
  }
  const errors: FieldErrors = Object.fromEntries(
    dates.filter(isWrong).map((name) => [name, name === 'actual_exit_date' ? 'before_sales' : 'after_sales']),
  )
  if (Object.keys(errors).length > 0) throw refuseFields('validation.failed', errors)
}

/** Days from one to another, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** The days that change hands, and the new agreed end if it has changed. */
function movedDays(before: ShipRow, after: ShipRow): Days[] {
  const begins = [
    [before.start_date, after.start_date],
    [opening(before), opening(after)],
  ].map(([one = '', other = '']) => ({ from: least(one, other), to: daysLater(greatest(one, other), -1) }))
  const [left, leaves] = [leaving(before), leaving(after)]
  const ends = { from: daysLater(least(left, leaves), 1), to: greatest(left, leaves) }
  const agreed = before.end_date === after.end_date ? [] : [{ from: after.end_date, to: after.end_date }]
  return [...begins, ends, ...agreed].filter(({ from, to }) => from <= to)
}

const opening = ({ open_date, start_date }: ShipRow): string => open_date ?? start_date

/** A tenant who still trades stays beyond the agreed end, until they leave. */
const leaving = ({ actual_exit_date, end_date, status }: ShipRow): string =>
  actual_exit_date ?? (status === 'trading' || status === 'notice' ? greatest(end_date, never) : end_date)

const never = '9999-12-30'
const least = (one: string, other: string): string => (one < other ? one : other)
const greatest = (one: string, other: string): string => (one > other ? one : other)

async function requireUnlocked({ db }: Context, { site }: ShipRow, { from, to }: Days): Promise<void> {
  const { rows } = await sql<{ stat_month: string }>`
    select stat_month from period_lock where site = ${site} and deleted_at is null
      and stat_month between ${from.slice(0, 7)} and ${to.slice(0, 7)} order by stat_month limit 1`.execute(
    db,
  )
  if (rows[0]) throw new ApiError('period.locked', { ...rows[0] })
}
