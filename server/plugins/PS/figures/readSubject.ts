import { sql } from 'kysely'
import type { Locale } from '#contract/localText.ts'
import type { Context } from '#server/engine/context.ts'
import { moneyOf } from './money.ts'
import { monthsOf } from './monthsOf.ts'
import { periodOf } from './periodOf.ts'
import { readRows, readTotal, type Figures, type PerformanceRow } from './readFigures.ts'

interface Query {
  readonly site?: string | undefined
  readonly cond?: string | undefined
  readonly comparable: '0' | '1'
  readonly stat_month?: string | undefined
  readonly from_month?: string | undefined
  readonly to_month?: string | undefined
}

/** Which rows a query is about, of which months and in which currency. */
export async function figuresOf(context: Context, query: Query): Promise<Figures> {
  const { site, cond } = query
  const scope = { site, cond, isComparable: query.comparable === '1' }
  const months = monthsOf(query)
  const money = await moneyOf(context, { site }, months)
  return { scope, money, period: await periodOf(context, scope, months) }
}

/** The row that a query is about: the only tenancy that matches, otherwise the Total; null if nothing matches. */
export async function readSubject(
  context: Context,
  query: Query,
  locale: Locale,
): Promise<{ row: PerformanceRow | null; currency: string }> {
  const figures = await figuresOf(context, query)
  const { currency } = figures.money
  const order = sql`grouped.sales desc nulls last`
  const rows = await readRows(context, figures, { group: 'store', locale, order, limit: sql`limit 2` })
  const [only, other] = rows
  if (!other) return { row: only ?? null, currency }
  return { row: (await readTotal(context, figures, 'store')).row, currency }
}
