import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/** A quotient; null where there is nothing to divide by, and where it means nothing because it is beyond what the table can hold. */
export const quotient = (top: Sql, below: Sql, places: number): Sql =>
  rounded(sql`(${top})::numeric / nullif(${below}, 0)`, places)

/** How far an amount is from another that it is compared with; null where that is not above 0. */
export const changeOf = (now: Sql, before: Sql): Sql =>
  rounded(sql`case when ${before} > 0 then ${now} / ${before} - 1 end`, 6)

const rounded = (value: Sql, places: number): Sql =>
  places < 6
    ? sql`round(${value}, ${sql.lit(places)})`
    : sql`case when abs(${value}) < 999999 then round(${value}, ${sql.lit(places)}) end`

/** An amount for each square metre. */
export const perArea = (amount: Sql, area: Sql, places: number): Sql =>
  sql`round(${amount} / nullif(${area}, 0), ${sql.lit(places)})`
