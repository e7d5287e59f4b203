import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Judged } from './Judged.ts'

const figures = {
  mom: sql`figure.mom`,
  yoy: sql`figure.yoy`,
  ocr_over_benchmark: sql`figure.ocr - (
    select benchmark_ocr from level1_classification where _id = tenant.level1_id)`,
} as const satisfies Readonly<Record<string, Sql>>

/**
 * A figure of the last twelve calculated months. `nth` counts months of the calendar from the latest of the
 * site, so a tenant without a figure for a month has none in a row.
 */
export const monthly =
  (name: keyof typeof figures) =>
  ({ site, day }: Judged): Sql =>
    sql`
    select tenant.ship_id, figure.stat_month as at, ${figures[name]} as value,
      1 + ((latest.month || '-01')::date - (figure.stat_month || '-01')::date + 15) / 30 as nth
    from (
      select max(stat_month) as month from retail_performance
      where site = ${site} and not is_partial and stat_month < to_char(${day}::date, 'YYYY-MM')) latest
    join retail_performance figure on figure.site = ${site} and not figure.is_partial
      and figure.stat_month between to_char((latest.month || '-01')::date - interval '11 months', 'YYYY-MM') and latest.month
    join tenant on tenant.ship_id = figure.tenant_ship_id and tenant.store_id = figure.store_id`
