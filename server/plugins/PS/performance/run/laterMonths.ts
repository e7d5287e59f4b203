import { sql } from 'kysely'
import { shiftMonth } from '#contract/month.ts'
import type { Db } from '#server/db/database.ts'

/** A calculated month of a site. */
interface SiteMonth {
  readonly site: string
  readonly stat_month: string
}

/** Digests of what the figures of later months are compared with. */
interface MonthDigests {
  /** In each of the next twelve months. */
  readonly sales: string | null
  /** In the next month. */
  readonly ranks: string | null
  /** A year later. */
  readonly areas: string | null
}

/** What later months take from the stored rows of a month. */
export async function readCompared(
  db: Db,
  { site, stat_month }: SiteMonth,
): Promise<MonthDigests | undefined> {
  const digest = (columns: string) =>
    sql`md5(string_agg(concat_ws('|', tenant_ship_id, store_id, row(${sql.raw(columns)})), ',' order by tenant_ship_id, store_id))`
  const { rows } = await sql<MonthDigests>`
    select ${digest('sales, floor_id, category_id, level1_id, brand_id')} as sales, ${digest('rank_site')} as ranks,
      ${digest('area_avg')} as areas
    from retail_performance where site = ${site} and stat_month = ${stat_month}`.execute(db)
  return rows[0]
}

/** Marks the calculated months as out of date that were compared with what a month had before it was calculated again. */
export async function markLaterMonths(
  db: Db,
  month: SiteMonth,
  before: MonthDigests | undefined,
): Promise<void> {
  const after = await readCompared(db, month)
  const changed = (name: keyof MonthDigests) => before?.[name] !== after?.[name]
  const distances = changed('sales')
    ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    : [...(changed('ranks') ? [1] : []), ...(changed('areas') ? [12] : [])]
  if (distances.length === 0) return
  const { site, stat_month } = month
  const later = distances.map((by) => shiftMonth(stat_month, by))
  await sql`
    insert into perf_dirty (site, stat_month)
    select site, stat_month from retail_performance_summary
    where site = ${site} and stat_month = any(${later}::text[]) and dimension = 'Total'`.execute(db)
}
