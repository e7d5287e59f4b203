import { sql } from 'kysely'
import { everyMonth, shiftMonth } from '#contract/month.ts'
import { site } from '#contract/common/site.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { isAll, type Months } from './money.ts'
import type { Scope } from './scanned.ts'

/** A month that a site has calculated. */
export interface MonthState {
  readonly site: string
  readonly stat_month: string
  /** Whether it was calculated before its end. */
  readonly is_under_way: boolean
}

/** The calculated months of a site, or of all sites of the person. */
export async function calculatedMonths(
  context: Context,
  scope: Pick<Scope, 'site'>,
  { from, to }: Months,
): Promise<readonly MonthState[]> {
  const one = isAll(scope.site) ? null : scope.site
  const ofMonth = sql`from retail_performance figures
    where figures.site = site._id and figures.stat_month = month.stat_month`
  const { rows } = await sql<MonthState>`
    select site._id as site, month.stat_month,
      exists (select ${ofMonth} and 'under_way' = any(figures.warnings)) as is_under_way
    from ${visibleTable(site, context)} cross join unnest(${everyMonth(from, to)}::text[]) month (stat_month)
    where (${one}::text is null or site._id = ${one}) and exists (select ${ofMonth})`.execute(context.db)
  return rows
}

/**
 * The sales that calculated months are compared with, over `scanned`: those of the same sites one or twelve months earlier,
 * in as many days as were calculated. Null if the sales of a tenancy are unknown, or a month has no exchange rate.
 */
export function baseSum(calculated: readonly MonthState[], by: -1 | -12): Sql {
  const isComparedWith = (months: readonly MonthState[]): Sql =>
    sql`site || ' ' || stat_month = any(${months.map((at) => `${at.site} ${shiftMonth(at.stat_month, by)}`)}::text[])`
  const isBase = isComparedWith(calculated)
  const isOfDays = isComparedWith(calculated.filter(({ is_under_way }) => is_under_way))
  return sql`case when bool_or(rate is null or ${isOfDays} and sales is not null and same_days_sales is null) filter (where ${isBase}) is not true
    then sum(case when ${isOfDays} then same_days_sales else sales end * rate) filter (where ${isBase}) end`
}
