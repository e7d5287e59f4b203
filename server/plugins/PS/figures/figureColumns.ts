import { sql } from 'kysely'
import { placesOf } from '#contract/PS/figure.ts'
import { shiftMonth } from '#contract/month.ts'
import { eachFigure, figures, type FigureName, type OwnFigure } from '#contract/PS/figures.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { hasBoth, overRows } from '#server/plugins/PS/formulas/overRows.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import { baseSum, type MonthState } from './baseSum.ts'
import type { Months } from './money.ts'

/** The months of a row, and what they are compared with. */
export interface Period extends Months {
  /** Which of its months were calculated, by site. */
  readonly calculated: readonly MonthState[]
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
  const isNow = sql`stat_month >= ${from}`
  const now = sql`filter (where ${isNow})`
  // One row of the table is shown as it was calculated.
  const isOneRow = kind === 'tenancy' && from === to
  const rows = {
    column: inCurrency,
    of: isNow,
    minCoverage: kind === 'tenancy' ? minCoverage : undefined,
    own: ownColumns(period, kind),
  }
  return {
    stores: sql`count(distinct store_id) ${now}`,
    ...eachFigure((_, name) =>
      isOneRow && isShownAsStored(name) ? asStored(name, now) : overRows(name, rows),
    ),
    is_comparable: sql`coalesce(bool_and(is_comparable) ${now}, false)`,
    is_partial: sql`coalesce(bool_or(is_partial) ${now}, false)`,
    is_to_date: sql`coalesce(bool_or('under_way' = any(warnings)) ${now}, false)`,
    is_stale: sql`coalesce(bool_or(is_stale) ${now}, false)`,
    yoy_basis: sql`case when bool_or(yoy_basis = 'lineage') ${now} then 'lineage'
      when bool_or(yoy_basis = 'direct') ${now} then 'direct' else 'none' end`,
    warnings: sql`coalesce(jsonb_agg(warnings) filter (where stat_month >= ${from} and warnings <> '{}'), '[]')`,
    run_id: sql`(array_agg(run_id order by calculated_at desc) ${now})[1]`,
    calculated_at: sql`max(calculated_at) ${now}`,
    excluded_rows: sql`count(*) filter (where ${isNow} and not ${hasBoth(sql`occupancy_cost`, sql`sales`)})`,
  }
}

/** A stored figure, amounts in the currency of the reply. */
export const inCurrency = (name: FigureName): Sql =>
  figures[name].unit === 'money' ? sql`(${sql.ref(name)} * rate)` : sql.ref(name)

/** Whether only the calculation knows a figure of a row: with the parameters of its time, and among all rows. */
export const isShownAsStored = (name: FigureName): boolean =>
  ranks.includes(name) ||
  (!figures[name].isVirtual && (figures[name].needsCoverage ?? figures[name].unit === 'ratio'))

const ranks: readonly string[] = performanceRecord.amongAll ?? []

/** The only row that counts, as it was calculated. */
export const asStored = (name: FigureName, now = sql``): Sql => {
  const value = sql`max(${inCurrency(name)}) ${now}`
  return figures[name].unit === 'money' ? sql`round(${value}, ${sql.lit(placesOf(figures[name]))})` : value
}

/** The figures that no formula gives; ranks are of single rows. */
function ownColumns(period: Period, kind: RowKind): Readonly<Record<OwnFigure, Sql>> {
  const { from, to } = period
  const last = sql`filter (where stat_month = ${to})`
  const isOwn = kind === 'tenancy' || period.isLikeForLike
  const since = (first: string) => {
    const then = sql`filter (where stat_month between ${first} and ${to})`
    return sql`case when bool_or(rate is null) ${then} is not true then sum(${inCurrency('sales')}) ${then} end`
  }
  return {
    area_avg: sql`round(sum(area_avg * days / (${JSON.stringify(daysBySite(period))}::jsonb ->> site)::numeric)
      filter (where stat_month >= ${from}), 2)`,
    sales_last_year: base(period, kind, 'year'),
    sales_prev_month: from === to ? base(period, kind, 'month') : unknown,
    ytd_sales: isOwn ? sql`sum(${inCurrency('ytd_sales')}) ${last}` : since(`${to.slice(0, 4)}-01`),
    mat_sales: isOwn
      ? sql`sum(${inCurrency('mat_sales')}) ${last}`
      : sql`case when min(stat_month) <= ${yearBefore(to)} then ${since(yearBefore(to))} end`,
    rank_site: unknown,
    rank_category: unknown,
    rank_prev: unknown,
  }
}

const unknown = sql`null::numeric`

const bases = {
  month: { stored: 'sales_prev_month', by: -1 },
  year: { stored: 'sales_last_year', by: -12 },
} as const

/** The sales that those of the period are compared with: of the month before, or of the same months a year ago. */
function base({ from, calculated, isLikeForLike }: Period, kind: RowKind, on: keyof typeof bases): Sql {
  const { stored, by } = bases[on]
  const own = inCurrency(stored)
  const now = sql`filter (where stat_month >= ${from})`
  // A tenancy that opened since then has nothing to be compared with.
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
