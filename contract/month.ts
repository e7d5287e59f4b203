import { z } from 'zod'

/** A month as `YYYY-MM`. The database knows no year 0. */
export const monthPattern = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

/** The schema of a month in a query or a body. */
export const month = z.string().regex(monthPattern)

/**
 * What a query takes for one month (`stat_month`), or for all from one to another, both included:
 * `z.object(monthRange).refine(isOneRange)`.
 */
export const monthRange = {
  stat_month: month.optional(),
  from_month: month.optional(),
  to_month: month.optional(),
}

/** Whether a month, or both ends of a range in their order, are given, and not both. */
export function isOneRange(given: Months): boolean {
  const { stat_month, from_month, to_month } = given
  return stat_month === undefined
    ? from_month !== undefined && to_month !== undefined && from_month <= to_month
    : from_month === undefined && to_month === undefined
}

/** How many months there are from one to another, both included: 1 for the same, less when they are the wrong way round. */
export const monthsBetween = (from: string, to: string): number => ordinal(to) - ordinal(from) + 1

const ordinal = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

interface Months {
  stat_month?: string | undefined
  from_month?: string | undefined
  to_month?: string | undefined
}
