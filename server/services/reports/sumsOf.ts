import type { Row } from '#server/engine/context.ts'

/**
 * The sums of columns, for a Total row: exact to six decimals, whatever the number of rows. Values that are
 * missing are left out; a column without any value has no sum.
 */
export const sumsOf = <N extends string>(
  rows: readonly Row[],
  columns: readonly N[],
): Record<N, number | null> => {
  const sums = columns.map((name) => {
    const values = rows.map((row) => row[name]).filter((value) => typeof value === 'number')
    // Binary fractions would not add up to the cent.
    const sum = values.reduce((total, value) => total + BigInt(Math.round(value * scale)), 0n)
    return [name, values.length === 0 ? null : Number(sum) / scale] as const
  })
  // The names are those that were given.
  return Object.fromEntries(sums) as Record<N, number | null>
}

const scale = 1_000_000
