import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import { todaySql } from '#server/engine/today.ts'

/** A site, the day by which its tenants are judged, and the last moment of that day. */
export interface AssessmentDay {
  readonly site: string
  /** `YYYY-MM-DD` at the site. */
  readonly day: string
  /** Unix seconds: now, or the end of a day in the past. */
  readonly until: number
  readonly timezone: string
  /** Where sales are reported by the month: the day of the next month by which they are due. */
  readonly dueDay: number
  /** The part of its trading days that a tenant has to report for its figures to count. */
  readonly minCoverage: number
}

/** A site with the day by which it is judged, today by default; null for a day in the future. */
export async function judgedOn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    site,
    day,
    ...params
  }: Pick<AssessmentDay, 'site' | 'dueDay' | 'minCoverage'> & { readonly day?: string | undefined },
): Promise<AssessmentDay | null> {
  const { rows } = await sql<Pick<AssessmentDay, 'day' | 'timezone' | 'until'> & { future: boolean }>`
    select chosen.day, at.timezone, chosen.day > ${todaySql({ now })} as future,
      least(${now}::int8, extract(epoch from (chosen.day + 1)::timestamp at time zone at.timezone)::int8 - 1) as until
    from site at cross join lateral (select coalesce(${day ?? null}::date, ${todaySql({ now })}) as day) chosen
    where at._id = ${site}`.execute(db)
  const [row] = rows
  return row && !row.future
    ? { ...params, site, day: row.day, timezone: row.timezone, until: row.until }
    : null
}
