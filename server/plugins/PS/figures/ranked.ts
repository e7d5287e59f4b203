/** Rows with their ranks, and what they add up to. */
export interface Ranking<R> {
  readonly listed: readonly { readonly rank: number; readonly row: R }[]
  readonly listedSum: number
  /** Of the rows that are not listed. */
  readonly others: number
  /** The share of a row in all rows, or with null that of the listed rows; null if all of them are 0. */
  readonly shareOf: (row: R | null) => number | null
}

/**
 * Ranks rows by an amount, highest first: equal amounts share a rank and the next rank is skipped. The rows of the
 * first 20 ranks are listed, so ties at rank 20 are all included. Rows without an amount have no rank.
 */
export function ranked<R>(rows: readonly R[], amountOf: (row: R) => number | null, ranks = 20): Ranking<R> {
  const cents = (row: R): number => Math.round((amountOf(row) ?? 0) * 100)
  const known = rows.filter((row) => amountOf(row) !== null).toSorted((a, b) => cents(b) - cents(a))
  const all = sumOf(known.map(cents))
  const listed = known
    .map((row) => ({ rank: 1 + known.findIndex((other) => cents(other) === cents(row)), row }))
    .filter(({ rank }) => rank <= ranks)
  const sum = sumOf(listed.map(({ row }) => cents(row)))
  const share = (part: number): number | null => (all > 0 ? Math.round((part / all) * 1e6) / 1e6 : null)
  return {
    listed,
    listedSum: sum / 100,
    others: (all - sum) / 100,
    shareOf: (row) => share(row === null ? sum : cents(row)),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
