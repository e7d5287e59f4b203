import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'

const figures = {
  mom: sql`figure.mom`,
  yoy: sql`figure.yoy`,
  ocr_over_benchmark: sql`figure.ocr - (
    select benchmark_ocr from level1_classification where _id = tenant.level1_id)`,
} as const satisfies Readonly<Record<string, Sql>>

/** A change from the month before or last year is of a tenant who traded all month and reported enough of it. */
const isWhole = (
  minCoverage: number,
) => sql`(not figure.is_partial or figure.coverage >= ${minCoverage}::numeric
  and figure.trading_days = extract(day from (figure.stat_month || '-01')::date + interval '1 month - 1 day'))`

/**
 * A figure of the last twelve calculated months that are over. `nth` counts months of the calendar from the latest of
 * the site, so a tenant without a figure for a month has none in a row.
 */
export const monthly =
  (name: keyof typeof figures) =>
  ({ site, day, minCoverage }: AssessmentDay): Sql =>
    sql`
    select tenant.ship_id, figure.stat_month as at, ${figures[name]} as value,
      1 + ((latest.month || '-01')::date - (figure.stat_month || '-01')::date + 15) / 30 as nth
    from (
      select max(stat_month) as month from retail_performance
      where site = ${site} and not 'under_way' = any(warnings) and stat_month < to_char(${day}::date, 'YYYY-MM')) latest
    join retail_performance figure on figure.site = ${site} and not 'under_way' = any(figure.warnings)
      and ${name === 'ocr_over_benchmark' ? sql`true` : isWhole(minCoverage)}
      and figure.stat_month between to_char((latest.month || '-01')::date - interval '11 months', 'YYYY-MM') and latest.month
    join tenant on tenant.ship_id = figure.tenant_ship_id and tenant.store_id = figure.store_id`
