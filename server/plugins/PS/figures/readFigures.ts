import { sql } from 'kysely'
import type { z } from 'zod'
import type { performanceRow } from '#contract/PS/retailPerformance.ts'
import type { Locale } from '#contract/localText.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { showing } from '#server/engine/privacy.ts'
import { figureColumns, firstMonthOf, type Period } from './figureColumns.ts'
import {
  groupKeys,
  idColumns,
  kindOf,
  labelOf,
  nameOf,
  namesJoined,
  sharedIds,
  tieOrder,
  type GroupBy,
} from './groups.ts'
import type { Money } from './money.ts'
import { performanceFields, performanceRecord } from '#contract/PS/performanceRecord.ts'
import { scanned, type Scope } from './scanned.ts'

export type PerformanceRow = z.infer<typeof performanceRow>

/** What figures are read of: which rows, of which months, in which currency. */
export interface Figures {
  readonly scope: Scope
  readonly period: Period
  readonly money: Money
}

interface Page {
  readonly group: GroupBy
  readonly locale: Locale
  /** The order of the rows of the table `grouped`; equal rows are in the order of their names. */
  readonly order: Sql
  readonly limit: Sql
}

/** One page of the rows of a group. */
export async function readRows(context: Context, figures: Figures, page: Page): Promise<PerformanceRow[]> {
  const { group, locale, order, limit } = page
  const { rows } = await sql<Row>`
    select grouped.*, ${nameOf(group, locale)} as name, ${labelOf('floor', locale)} as floor_name,
      ${labelOf('brand_category', locale)} as category_name
    from (${groupedSql(context, figures, group)}) grouped ${namesJoined(context)}
    order by ${order}, ${tieOrder(group)} ${limit}`.execute(context.db)
  return rows.map((row) => asRow(context, figures, row))
}

/** The row that sums up all others, their number, and the months that are out of date. Amounts that cannot be converted are left out. */
export async function readTotal(
  context: Context,
  figures: Figures,
  group: GroupBy,
): Promise<{ row: PerformanceRow; count: number; staleMonths: readonly string[] }> {
  const { scope, period, money } = figures
  const { rows } = await sql<Row & { count: number; stale_months: string[] | null }>`
    select ${columns(figureColumns(period, 'group'))},
      array_agg(distinct stat_month) filter (where stat_month >= ${period.from} and is_stale) as stale_months,
      (select count(*) from (${groupedSql(context, figures, group)}) grouped) as count
    from ${scanned(context, scope, money, { from: firstMonthOf(period), to: period.to })}
    where currency = ${money.currency}`.execute(context.db)
  const [{ count = 0, stale_months: staleMonths, ...row } = {}] = rows
  const warnings = money.unconverted.length > 0 ? [[rateMissing]] : []
  return {
    row: {
      ...asRow(context, figures, { ...row, name: 'Total', currency: money.currency, warnings }),
      is_total: true,
    },
    count,
    staleMonths: staleMonths ?? [],
  }
}

const rateMissing = 'fx_missing'

function groupedSql(context: Context, { scope, period, money }: Figures, group: GroupBy): Sql {
  const now = sql`filter (where stat_month >= ${period.from})`
  const keys = sql.join([...groupKeys[group], 'currency'].map((key) => sql.ref(key)))
  const figures = figureColumns(period, kindOf(group))
  return sql`
    select ${columns(sharedIds(group, period.from))}, currency, ${columns(figures)}
    from ${scanned(context, scope, money, { from: firstMonthOf(period), to: period.to })}
    group by ${keys} having count(*) ${now} > 0`
}

const columns = (all: Readonly<Record<string, Sql>>): Sql =>
  sql.join(Object.entries(all).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))

/** What a statement selects, as far as it is read here. */
type FigureRow = Row &
  Partial<
    Record<
      'name' | 'currency' | 'floor_name' | 'category_name' | 'warnings' | 'excluded_rows' | 'is_to_date',
      unknown
    >
  >

/** A row as this person may see it. */
function asRow({ who }: Context, { period, money }: Figures, row: FigureRow): PerformanceRow {
  const noIds = Object.fromEntries(idColumns.map((name) => [name, null]))
  const { name, currency, floor_name = null, category_name = null, excluded_rows } = row
  const warnings = [row.warnings ?? []].flat(3).map(String)
  const isForeign = currency !== money.currency
  // The statement selects what the contract says.
  return {
    ...noIds,
    ...showing({ ...performanceRecord, fields: performanceFields }, who)(row),
    floor_name,
    category_name,
    stat_month: period.from === period.to ? period.from : null,
    is_total: false,
    is_to_date: row.is_to_date ?? false,
    warnings: [...new Set(isForeign ? [...warnings, rateMissing] : warnings)],
    excluded_rows: name === 'Total' ? excluded_rows : null,
  } as PerformanceRow
}
