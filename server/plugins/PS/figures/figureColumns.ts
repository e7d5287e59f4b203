import { sql } from 'kysely'
import { shiftMonth } from '#contract/month.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { changeOf, hasBoth, ratioOfSums, sumPerArea } from '#server/plugins/PS/formulas/ratioOfSums.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import { baseSum, type CalculatedAt } from './baseSum.ts'
import type { Months } from './money.ts'

/** The months of a row, and what they are compared with. */
export interface Period extends Months {
  /** Which of its months were calculated, by site. */
  readonly calculated: readonly CalculatedAt[]
  /** Compares tenancies with themselves; otherwise everything that was sold, by tenants who have left too. */
  readonly isLikeForLike: boolean
  /** The coverage below which the ratios of a tenancy are unknown. */
  readonly minCoverage: number
}

/** A row is about one tenancy, or sums up several. */
export type RowKind = 'tenancy' | 'group'

/**
 * The figures of a row as aggregates over `scanned` (domain reference D.1.13): sums, and ratios of sums, never means
 * of ratios. The months before the period are there for comparison only.
 */
export function figureColumns(period: Period, kind: RowKind): Readonly<Record<string, Sql>> {
  const { from, to, minCoverage } = period
  const now = sql`filter (where stat_month >= ${from})`
  const last = sql`filter (where stat_month = ${to})`
  // One row of the table is shown as it was calculated.
  const isStored = kind === 'tenancy' && from === to
  const stored = (column: Sql) => sql`max(${column}) ${now}`
  const money = (name: string) => sql`round(sum(${sql.ref(name)} * rate) ${now}, 2)`
  const whole = (name: string) => sql`sum(${sql.ref(name)}) ${now}`
  const coverage = sql`round(sum(coverage * trading_days) ${now} / nullif(sum(trading_days) ${now}, 0), 6)`
  const isNow = sql`stat_month >= ${from}`
  const ratio = (top: Sql, below: Sql, places: number) => ratioOfSums(top, below, { of: isNow, places })
  const perArea = (top: Sql, below: Sql, places: number) =>
    kind === 'tenancy' ? ratio(top, below, places) : sumPerArea(top, below, { of: isNow, places })
  const ifCovered = (figure: Sql) =>
    kind === 'group' ? figure : sql`case when ${coverage} >= ${minCoverage} then ${figure} end`
  const [sales, rent] = [amount('sales'), amount('total_rent')]
  const [before, lastYear] = [base(period, kind, 'month'), base(period, kind, 'year')]
  const change = (compared: Sql) => changeOf(sql`sum(${sales}) ${now}`, compared)
  const since = (first: string) => {
    const then = sql`filter (where stat_month between ${first} and ${to})`
    return sql`case when bool_or(rate is null) ${then} is not true then round(sum(${sales}) ${then}, 2) end`
  }
  const isOwn = kind === 'tenancy' || period.isLikeForLike
  return {
    stores: sql`count(distinct store_id) ${now}`,
    area_avg: sql`round(sum(area_avg * days / (${JSON.stringify(daysBySite(period))}::jsonb ->> site)::numeric) ${now}, 2)`,
    trading_days: whole('trading_days'),
    reported_days: whole('reported_days'),
    coverage,
    ...Object.fromEntries(summed.map((name) => [name, money(name)])),
    transactions: whole('transactions'),
    ocr: isStored ? stored(sql`ocr`) : ifCovered(ratio(amount('occupancy_cost'), sales, 6)),
    rent_ratio: isStored ? stored(sql`rent_ratio`) : ratio(rent, sales, 6),
    sales_density: isStored
      ? sql`round(${stored(amount('sales_density'))}, 2)`
      : ifCovered(perArea(sales, sql`area_avg`, 2)),
    rent_density_day: isStored
      ? sql`round(${stored(amount('rent_density_day'))}, 6)`
      : perArea(rent, sql`(area_avg * counted_days)`, 6),
    avg_ticket: ratio(sales, sql`transactions`, 2),
    sales_prev_month: from === to ? sql`round(${before}, 2)` : sql`null::numeric`,
    mom: isStored ? stored(sql`mom`) : from === to ? change(before) : sql`null::numeric`,
    sales_last_year: sql`round(${lastYear}, 2)`,
    yoy: isStored ? stored(sql`yoy`) : change(lastYear),
    ytd_sales: isOwn ? sql`round(sum(${amount('ytd_sales')}) ${last}, 2)` : since(`${to.slice(0, 4)}-01`),
    mat_sales: isOwn
      ? sql`round(sum(${amount('mat_sales')}) ${last}, 2)`
      : sql`case when min(stat_month) <= ${yearBefore(to)} then ${since(yearBefore(to))} end`,
    is_comparable: sql`coalesce(bool_and(is_comparable) ${now}, false)`,
    is_partial: sql`coalesce(bool_or(is_partial) ${now}, false)`,
    is_to_date: sql`coalesce(bool_or('under_way' = any(warnings)) ${now}, false)`,
    is_stale: sql`coalesce(bool_or(is_stale) ${now}, false)`,
    rank_site: isStored ? stored(sql`rank_site`) : sql`null::int`,
    rank_category: isStored ? stored(sql`rank_category`) : sql`null::int`,
    rank_prev: isStored ? stored(sql`rank_prev`) : sql`null::int`,
    yoy_basis: sql`case when bool_or(yoy_basis = 'lineage') ${now} then 'lineage'
      when bool_or(yoy_basis = 'direct') ${now} then 'direct' else 'none' end`,
    warnings: sql`coalesce(jsonb_agg(warnings) filter (where stat_month >= ${from} and warnings <> '{}'), '[]')`,
    run_id: sql`(array_agg(run_id order by calculated_at desc) ${now})[1]`,
    calculated_at: sql`max(calculated_at) ${now}`,
    excluded_rows: sql`count(*) filter (where ${isNow} and not ${hasBoth(sql`occupancy_cost`, sql`sales`)})`,
  }
}

/** The amounts that are simply added up. */
const summed = [
  'sales',
  'sales_net',
  'base_rent',
  'turnover_rent',
  'total_rent',
  'mgmt_fee',
  'promo_fee',
  'other_charge',
  'occupancy_cost',
] as const

/** An amount in the currency of the reply. */
const amount = (name: string): Sql => sql`(${sql.ref(name)} * rate)`

const bases = {
  month: { stored: 'sales_prev_month', by: -1 },
  year: { stored: 'sales_last_year', by: -12 },
} as const

/** The sales that those of the period are compared with: of the month before, or of the same months a year ago. */
function base({ from, calculated, isLikeForLike }: Period, kind: RowKind, on: keyof typeof bases): Sql {
  const { stored, by } = bases[on]
  const own = amount(stored)
  const now = sql`filter (where stat_month >= ${from})`
  // A tenancy that opened meanwhile has nothing to be compared with.
  if (kind === 'tenancy')
    return sql`case when bool_and(${own} is not null) ${now} then sum(${own}) ${now} end`
  return isLikeForLike ? sql`sum(${own}) ${now}` : baseSum(calculated, by)
}

/** The first month that the figures of a period need. */
export const firstMonthOf = ({ from, to }: Months): string =>
  [shiftMonth(from, -12), yearBefore(to)].toSorted()[0] ?? from

/** The first of the twelve months that end with this month. */
const yearBefore = (month: string): string => shiftMonth(month, -11)

/** The days of the calculated months of each site. */
function daysBySite({ calculated }: Period): Readonly<Record<string, number>> {
  const days = new Map<string, number>()
  for (const { site, stat_month } of calculated)
    days.set(site, (days.get(site) ?? 0) + Number(monthEnd(stat_month).slice(8)))
  return Object.fromEntries(days)
}
