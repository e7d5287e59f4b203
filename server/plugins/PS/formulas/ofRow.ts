import { sql } from 'kysely'
import { isDerived, placesOf } from '#contract/PS/figure.ts'
import { figures, type FigureName } from '#contract/PS/figures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { changeOf, perArea, quotient } from './arithmetic.ts'

/** What a row has besides its figures. */
interface RowParts {
  /** The days that its figures are of. */
  readonly days: Sql
  /** Whether enough was reported. */
  readonly isCovered: Sql
}

/**
 * Calculates derived figures of each row, as joins: each has a column of its name, and they come in the order in which they need each
 * other. What they are calculated from are columns by the names of the figures.
 */
export function calculated(names: readonly FigureName[], parts: RowParts): Sql {
  const levels = [...Map.groupBy(names, levelOf)].toSorted(([a], [b]) => a - b)
  const joins = levels.map(([level, some]) => {
    const columns = some.map((name) => sql`${ofRow(name, parts)} as ${sql.ref(name)}`)
    return sql`cross join lateral (select ${sql.join(columns)}) ${sql.ref(`level_${level}`)}`
  })
  return sql.join(joins, sql` `)
}

/** How many figures have to be calculated one after the other until this one is there. */
function levelOf(name: FigureName): number {
  const { from, needsCoverage } = figures[name]
  if (!isDerived(figures[name])) return 0
  return 1 + Math.max(...[...from.inputs, ...(needsCoverage ? (['coverage'] as const) : [])].map(levelOf))
}

/** Whether a figure is calculated from one of these, directly or not. */
export const dependsOn = (name: FigureName, changed: readonly FigureName[]): boolean =>
  isDerived(figures[name]) &&
  figures[name].from.inputs.some((input) => changed.includes(input) || dependsOn(input, changed))

function ofRow(name: FigureName, { days, isCovered }: RowParts): Sql {
  const figure = figures[name]
  const value = valueOf(name, days, (input) => sql.ref(input))
  return figure.needsCoverage ? sql`case when ${isCovered} then ${value} end` : value
}

/** A derived figure of a row, from the columns of its inputs. */
export function valueOf(name: FigureName, days: Sql, column: (input: FigureName) => Sql): Sql {
  const { from } = figures[name]
  const places = placesOf(figures[name])
  const [first, second] = from.inputs.map(column)
  if (from.kind === 'sum') {
    const terms = from.inputs.map((input) => sql`coalesce(${column(input)}, 0)`)
    return sql`case when coalesce(${sql.join(from.needed.map(column))}) is not null then ${sql.join(terms, sql` + `)} end`
  }
  if (!first || !second) throw new Error(`${name} is not calculated from other figures.`)
  if (from.kind === 'change') return changeOf(first, second)
  if (from.kind === 'ratio') return quotient(first, second, places)
  return perArea(first, from.kind === 'perArea' && from.isDaily ? sql`(${second} * ${days})` : second, places)
}
