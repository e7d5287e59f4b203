import { sql } from 'kysely'
import { everyMonth, shiftMonth } from '#contract/month.ts'
import { figures, trendFigures, type FigureName } from '#contract/PS/figures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { overRows } from '#server/plugins/PS/formulas/overRows.ts'
import { baseSum, calculatedMonths } from './baseSum.ts'
import { asStored, inCurrency, isShownAsStored } from './figureColumns.ts'
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

/** What the changes of a month are against: what it knows itself, and what an earlier month says. */
const comparisons = {
  sales_prev_month: { base: 'base_of_next', by: -1 },
  sales_last_year: { base: 'base_of_next_year', by: -12 },
} as const

type Comparison = keyof typeof comparisons
type Base = (typeof comparisons)[Comparison]['base']
type TrendFigure = keyof typeof trendFigures

interface Month extends Readonly<Record<TrendFigure | Comparison | Base, number | null>> {
  readonly stat_month: string
  /** The number of tenancies. */
  readonly tenancies: number
  readonly is_to_date: boolean
}

/** A point for each month of the span, also where there was nothing. */
export async function readTrend(context: Context, asked: TrendOf) {
  const { span, seesRent, isTenancy } = asked
  const known = new Map((await monthsOf(context, asked)).map((at) => [at.stat_month, at]))
  return everyMonth(span.from, span.to).map((stat_month) => {
    const at = known.get(stat_month)
    // A single tenancy knows what it is compared with: it may have come from another unit.
    const isOwn = isTenancy && at?.tenancies === 1
    const pointOf = (name: TrendFigure): number | null => {
      const { from, private: rule } = figures[trendFigures[name]]
      if (rule && !seesRent) return null
      if (from.kind !== 'change') return at?.[name] ?? null
      const [compared, { base, by }] = comparisonOf(from.inputs[1])
      return change(at?.sales, isOwn ? at?.[compared] : known.get(shiftMonth(stat_month, by))?.[base])
    }
    const names = Object.keys(trendFigures) as TrendFigure[]
    // The keys are those of the object.
    const points = Object.fromEntries(names.map((name) => [name, pointOf(name)])) as Record<
      TrendFigure,
      number | null
    >
    return { stat_month, is_to_date: at?.is_to_date ?? false, ...points }
  })
}

function comparisonOf(name: FigureName): readonly [Comparison, (typeof comparisons)[Comparison]] {
  const compared = name === 'sales_prev_month' ? name : 'sales_last_year'
  return [compared, comparisons[compared]]
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
  const pointOf = (name: FigureName): Sql => {
    const sums = overRows(name, { column: inCurrency })
    return isTenancy && isShownAsStored(name)
      ? sql`case when count(*) = 1 then ${asStored(name)} else ${sums} end`
      : sums
  }
  const points = Object.entries(trendFigures).filter(([, name]) => figures[name].from.kind !== 'change')
  const { rows } = await sql<Month>`
    select stat_month, count(*) as tenancies, bool_or('under_way' = any(warnings)) as is_to_date,
      ${sql.join(points.map(([name, figure]) => sql`${pointOf(figure)} as ${sql.ref(name)}`))},
      ${sql.join(Object.keys(comparisons).map((name) => sql`sum(${sql.ref(name)} * rate) as ${sql.ref(name)}`))},
      ${baseSum(calculated, -1)} as base_of_next, ${baseSum(calculated, -12)} as base_of_next_year
    from ${scanned(context, scope, money, months)}
    where currency = ${money.currency} group by stat_month`.execute(context.db)
  return rows
}
