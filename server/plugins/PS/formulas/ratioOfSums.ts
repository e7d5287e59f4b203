import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/**
 * Whether a row counts in a ratio of sums, such as occupancy cost to sales: the cost of a shop without sales would raise
 * the ratio of all others (domain reference D.1.13). Rows that do not count are the `excluded_rows` of a total.
 */
export const hasBoth = (top: Sql, below: Sql): Sql => sql`(${top} is not null and ${below} <> 0) is true`

/** Which rows a ratio is of, and how many decimal places it has: 6 by default. */
interface Shape {
  readonly of?: Sql
  readonly places?: number
}

/**
 * The ratio of two sums over the rows that have both, as an aggregate: OCR, rent to sales, average receipt. Every row, group,
 * total, month of a trend and summary that has such a ratio takes it from here.
 */
export function ratioOfSums(top: Sql, below: Sql, { of = sql`true`, places = 6 }: Shape = {}): Sql {
  const both = sql`filter (where ${of} and ${hasBoth(top, below)})`
  return rounded(sql`sum(${top}) ${both} / nullif(sum(${below}) ${both}, 0)`, places)
}

/** The sum of amounts per square metre, as an aggregate. All of the area counts, also that of shops without sales or rent. */
export function sumPerArea(amount: Sql, area: Sql, { of = sql`true`, places = 2 }: Shape = {}): Sql {
  const now = sql`filter (where ${of})`
  return sql`round(sum(${amount}) ${now} / nullif(sum(${area}) ${now}, 0), ${sql.lit(places)})`
}

/** The ratio of a single row that has both. */
export const ratioOf = (top: Sql, below: Sql): Sql => rounded(sql`${top} / nullif(${below}, 0)`, 6)

/** How far an amount is from another that it is compared with; null where that is not above 0. */
export const changeOf = (now: Sql, before: Sql): Sql =>
  rounded(sql`case when ${before} > 0 then ${now} / ${before} - 1 end`, 6)

/** Ratios beyond what the table can hold mean nothing; they are left out. */
const rounded = (value: Sql, places: number): Sql =>
  places < 6
    ? sql`round(${value}, ${sql.lit(places)})`
    : sql`case when abs(${value}) < 999999 then round(${value}, ${sql.lit(places)}) end`
