import type { Months } from './money.ts'

/** The months of a query, which has either one month or both ends of a range. */
export function monthsOf(query: {
  readonly stat_month?: string | undefined
  readonly from_month?: string | undefined
  readonly to_month?: string | undefined
}): Months {
  const { stat_month = '', from_month = stat_month, to_month = stat_month } = query
  return { from: from_month, to: to_month }
}
