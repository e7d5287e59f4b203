import { sql } from 'kysely'
import { placesOf } from '#contract/PS/figure.ts'
import { figures, type FigureName, type OwnFigure } from '#contract/PS/figures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { changeOf, perArea, quotient } from './arithmetic.ts'
import { valueOf } from './ofRow.ts'

/** The rows that a figure is of. */
interface Rows {
  /** A stored figure of a row. */
  readonly column: (name: FigureName) => Sql
  /** Which rows count; by default all. */
  readonly of?: Sql
  /** They are months of one tenancy, of which that is unknown that needs this coverage. */
  readonly minCoverage?: number | undefined
  /** The figures that no formula gives. */
  readonly own?: Readonly<Record<OwnFigure, Sql>>
}

/** The days of a row. */
const days = sql`counted_days`

/**
 * A figure of several rows, as an aggregate (domain reference D.1.13): sums, and ratios of sums, never means of ratios. Every row of a
 * list, total, month of a trend and side of a comparison has its figures from here.
 */
export function overRows(name: FigureName, rows: Rows): Sql {
  const { unit, from, needsCoverage } = figures[name]
  const isAmount = unit === 'money' && (from.kind === 'given' || from.kind === 'sum' || from.kind === 'own')
  const value = isAmount ? sql`round(${exactly(name, rows)}, 2)` : exactly(name, rows)
  return needsCoverage && rows.minCoverage !== undefined
    ? sql`case when ${exactly('coverage', rows)} >= ${rows.minCoverage} then ${value} end`
    : value
}

/** A figure of several rows in which amounts that are added up are not rounded yet. */
function exactly(name: FigureName, rows: Rows): Sql {
  const { from } = figures[name]
  const { of = sql`true` } = rows
  const places = placesOf(figures[name])
  const column = (input: FigureName): Sql =>
    figures[input].isVirtual ? valueOf(input, days, rows.column) : rows.column(input)
  const added = (what: Sql): Sql => sql`sum(${what}) filter (where ${of})`
  switch (from.kind) {
    case 'ratio':
      return ratioOfSums(column(from.inputs[0]), column(from.inputs[1]), { of, places })
    case 'change':
      return changeOf(exactly(from.inputs[0], rows), exactly(from.inputs[1], rows))
    case 'perArea': {
      const area = from.isDaily ? sql`(${column(from.inputs[1])} * ${days})` : column(from.inputs[1])
      const amount = column(from.inputs[0])
      if (rows.minCoverage !== undefined) return ratioOfSums(amount, area, { of, places })
      return perArea(added(amount), added(area), places)
    }
    case 'own':
      return rows.own?.[name as OwnFigure] ?? sql`null::numeric`
    default:
      return added(column(name))
  }
}

/**
 * Whether a row counts in a ratio of sums, such as occupancy cost to sales: the cost of a shop without sales would raise
 * the ratio of all others. Rows that do not count are the `excluded_rows` of a total.
 */
export const hasBoth = (top: Sql, below: Sql): Sql => sql`(${top} is not null and ${below} <> 0) is true`

/** The ratio of two sums over the rows that count and have both. */
function ratioOfSums(top: Sql, below: Sql, { of, places }: { of: Sql; places: number }): Sql {
  const both = sql`filter (where ${of} and ${hasBoth(top, below)})`
  return quotient(sql`sum(${top}) ${both}`, sql`sum(${below}) ${both}`, places)
}
