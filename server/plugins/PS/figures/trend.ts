import { sql } from 'kysely'
import { everyMonth, shiftMonth } from '#contract/month.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { ratioOfSums, sumPerArea } from '#server/plugins/PS/formulas/ratioOfSums.ts'
import { baseSum, calculatedMonths } from './baseSum.ts'
import type { Months } from './money.ts'
import type { Figures } from './readFigures.ts'
import { scanned } from './scanned.ts'

interface TrendOf extends Figures {
  /** The months that are shown. */
  readonly span: Months
  readonly seesRent: boolean
  /** Whether it is about one tenancy, or the tenancies of one unit. */
  readonly isTenancy: boolean
}

interface Month {
  readonly stat_month: string
  /** The number of tenancies. */
  readonly tenancies: number
  readonly is_to_date: boolean
  readonly sales: number | null
  readonly rent: number | null
  readonly ocr: number | null
  readonly density: number | null
  readonly sales_prev_month: number | null
  readonly sales_last_year: number | null
  /** What the month after it, and the same month a year later, are compared with. */
  readonly base_of_next: number | null
  readonly base_of_next_year: number | null
}

/** A point for each month of the span, also where there was nothing. */
export async function readTrend(context: Context, asked: TrendOf) {
  const { span, seesRent, isTenancy } = asked
  const known = new Map((await monthsOf(context, asked)).map((at) => [at.stat_month, at]))
  return everyMonth(span.from, span.to).map((stat_month) => {
    const at = known.get(stat_month)
    // A single tenancy knows what it is compared with: it may have come from another unit.
    const isOwn = isTenancy && at?.tenancies === 1
    const monthBefore = known.get(shiftMonth(stat_month, -1))
    const yearBefore = known.get(shiftMonth(stat_month, -12))
    return {
      stat_month,
      is_to_date: at?.is_to_date ?? false,
      sales: at?.sales ?? null,
      rent: seesRent ? (at?.rent ?? null) : null,
      ocr: seesRent ? (at?.ocr ?? null) : null,
      density: at?.density ?? null,
      mom: change(at?.sales, isOwn ? at?.sales_prev_month : monthBefore?.base_of_next),
      yoy: change(at?.sales, isOwn ? at?.sales_last_year : yearBefore?.base_of_next_year),
    }
  })
}

const change = (now: number | null | undefined, before: number | null | undefined): number | null =>
  typeof now === 'number' && typeof before === 'number' && before > 0
    ? Math.round((now / before - 1) * 1e6) / 1e6
    : null

async function monthsOf(
  context: Context,
  { scope, money, span, isTenancy }: TrendOf,
): Promise<readonly Month[]> {
  const months = { from: shiftMonth(span.from, -12), to: span.to }
  const calculated = await calculatedMonths(context, scope, span)
  // A single tenancy is shown as it was calculated: without a ratio where too little was reported.
  const own = (stored: Sql, sums: Sql) =>
    isTenancy ? sql`case when count(*) = 1 then max(${stored}) else ${sums} end` : sums
  const { rows } = await sql<Month>`
    select stat_month, count(*) as tenancies, bool_or('under_way' = any(warnings)) as is_to_date, round(sum(sales * rate), 2) as sales,
      round(sum(total_rent * rate), 2) as rent,
      ${own(sql`ocr`, ratioOfSums(sql`occupancy_cost * rate`, sql`sales * rate`))} as ocr,
      ${own(sql`round(sales_density * rate, 2)`, sumPerArea(sql`sales * rate`, sql`area_avg`))} as density,
      sum(sales_prev_month * rate) as sales_prev_month, sum(sales_last_year * rate) as sales_last_year,
      ${baseSum(calculated, -1)} as base_of_next, ${baseSum(calculated, -12)} as base_of_next_year
    from ${scanned(context, scope, money, months)}
    where currency = ${money.currency} group by stat_month`.execute(context.db)
  return rows
}
