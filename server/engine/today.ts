import { sql } from 'kysely'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'

type DayContext = Pick<Context, 'db' | 'now'>

/** The present day at a site, `YYYY-MM-DD`, by the business clock and the time zone of the site. */
export async function today(asking: DayContext, site: unknown): Promise<string> {
  const day = (await todayAt(asking, [site])).get(site)
  if (day === undefined) throw new Error(`Site ${String(site)} does not exist.`)
  return day
}

/** The latest date anywhere on earth, so that nobody is refused their own today. */
export const latestDay = (now: number): string =>
  new Date((now + 14 * 3600) * 1000).toISOString().slice(0, 10)

/** The present day at each of these sites. */
export async function todayAt(
  { db, now }: DayContext,
  sites: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const { rows } = await sql<{ _id: string; day: string }>`
    select at._id, ${todaySql({ now })} as day from site at
    where at._id = any(${[...new Set(sites)]})`.execute(db)
  return new Map(rows.map(({ _id, day }) => [_id, day]))
}

/** The present day as a date, for a statement that has the `site` as `at`. */
export const todaySql = ({ now }: Pick<Context, 'now'>): Sql =>
  sql`(to_timestamp(${now}) at time zone at.timezone)::date`
