import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/** A month that is calculated. Days are `YYYY-MM-DD`. */
export interface CalculatedMonth {
  /** Sites with the same parameters; a run has one, the demo is calculated for several at once. */
  readonly sites: readonly string[]
  /** `YYYY-MM`. */
  readonly month: string
  /** The last day that counts: the end of the month, or yesterday in the current month. */
  readonly until: string
  readonly params: CalculationParams
  /** Only these tenancies, none of which shares a lease with others (`leaseGroups`); all if it is left out. */
  readonly ships?: readonly string[]
}

/** The parameters that the figures depend on. */
export interface CalculationParams {
  /** The share of trading days that must be reported. */
  readonly minCoverage: number
  /** The difference between two areas that still counts as the same area. */
  readonly areaTolerance: number
  /** The tax that sales include. */
  readonly salesTax: number
}

/** Whether a column is one of the sites. */
export const atSites = ({ sites }: Pick<CalculatedMonth, 'sites'>, column: string): Sql =>
  sql`${sql.ref(column)} = any(${[...sites]}::text[])`

/** Whether a column is one of the tenancies. */
export const ofShips = ({ ships }: Pick<CalculatedMonth, 'ships'>, column: string): Sql =>
  ships === undefined ? sql`true` : sql`${sql.ref(column)} = any(${[...ships]}::text[])`

/**
 * Of the tenancies, and at most a year old: nothing that a month is calculated from in parts is older. The planner cannot
 * know that `span` says the same, and would read the whole table for a few tenancies.
 */
export const inYear = (scope: CalculatedMonth, ship: string, period: string): Sql =>
  scope.ships === undefined
    ? sql`true`
    : sql`${ofShips(scope, ship)} and ${sql.ref(period)} >= to_char(${firstDay(scope)} - interval '1 year', 'YYYY-MM')`

/** The first day of the month. */
export const firstDay = ({ month }: Pick<CalculatedMonth, 'month'>): Sql => sql`${`${month}-01`}::date`

/** The last day of the month that contains a first day. */
export const lastDay = (first: Sql): Sql => sql`(${first} + interval '1 month' - interval '1 day')::date`
