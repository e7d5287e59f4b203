import { sql } from 'kysely'
import { site } from '#contract/common/site.ts'
import type { Rule } from '#contract/access.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { matchingTable } from '#server/engine/read.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import type { Money, Months } from './money.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import { ratesTo } from './rates.ts'

/** Which calculated rows a call is about. */
export interface Scope {
  readonly site?: string | undefined
  readonly cond?: string | undefined
  readonly isComparable?: boolean
  /** Who may see it, for a call with a rule of its own. */
  readonly can?: Rule
}

/**
 * The calculated rows of these months that the person may see, as a table `figures`: each with the currency that its
 * amounts are summed in (`currency`), the rate to it, its days (see `dayColumns`), and whether it is out of date.
 */
export const scanned = (context: Context, scope: Scope, money: Money, { from, to }: Months): Sql => sql`(
  select retail_performance.*,
    case when ${isLocal(money)} then site.currency else ${money.currency} end as currency,
    case when ${isLocal(money)} or site.currency = ${money.currency} then 1 else rates.rate end as rate,
    ${dayColumns('retail_performance')},
    exists (select from perf_dirty where perf_dirty.site = retail_performance.site
      and perf_dirty.stat_month = retail_performance.stat_month) as is_stale
  from ${matchingTable(openedBy(performanceRecord, scope.can ?? performanceRecord.can.view), context, scope)}
  join ${visibleTable(site, context)} on site._id = retail_performance.site
  left join ${ratesTo(money.currency, context)} on rates.stat_month = retail_performance.stat_month
    and rates.currency = site.currency
  where retail_performance.stat_month between ${from} and ${to}
    and (is_comparable or not ${scope.isComparable ?? false})
) figures`

/** The days of the month of a calculated row (`days`), and those that were calculated: fewer in the month under way (`counted_days`). */
export function dayColumns(table: string): Sql {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const days = sql`extract(day from (${of('stat_month')} || '-01')::date + interval '1 month - 1 day')`
  return sql`${days} as days, case when 'under_way' = any(${of('warnings')})
    then extract(day from (${of('inputs')} ->> 'until')::date) else ${days} end as counted_days`
}

const isLocal = ({ unconverted }: Money): Sql => sql`site._id = any(${[...unconverted]})`
