import { sql } from 'kysely'
import { signedIn } from '#contract/access.ts'
import { fxRate } from '#contract/PS/fxRate.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'

/**
 * What one unit of each `currency` is worth in the given one, by `stat_month`, as a table `rates`. A rate that nobody
 * entered is the inverse of the opposite rate.
 */
export function ratesTo(currency: string, context: Context): Sql {
  const known = visibleTable(openedBy(fxRate, signedIn), context)
  return sql`(
    select distinct on (stat_month, currency) stat_month, currency, rate from (
      select stat_month, "from" as currency, rate, 1 as place from ${known} where "to" = ${currency}
      union all select stat_month, "to", 1 / rate, 2 from ${known} where "from" = ${currency}
    ) both_ways order by stat_month, currency, place
  ) rates`
}

/** What people call a rate: `HKD → CNY 2026-11`. */
export const rateTitle = (): Sql =>
  sql`(fx_rate."from" || ' → ' || fx_rate."to" || ' ' || fx_rate.stat_month)`
