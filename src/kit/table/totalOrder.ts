import { inNaturalOrder } from '#src/kit/base/text/inNaturalOrder.ts'
import type { TotalColumn, TotalRow } from './TotalColumn.ts'

/** The column to sort by, and the direction. */
export interface TotalSort {
  readonly source: string
  readonly isDescending: boolean
}

/**
 * Whether a row is the totals row: it says so (`is_total`), or a column that names rows contains exactly
 * `Total` (specification section 10).
 */
export const isTotal = (row: TotalRow, columns: readonly NameColumn[]): boolean =>
  row['is_total'] === true ||
  columns.some(({ source, isName }, index) => (isName || index === 0) && row[source] === 'Total')

/** The part of a column that says whether it names its rows. */
export type NameColumn = Pick<TotalColumn, 'source' | 'isName'>

/** The rows in their order, but with totals at the end, as in every table. */
export function totalsLast<Row extends TotalRow>(
  rows: readonly Row[],
  columns: readonly NameColumn[],
): readonly Row[] {
  const totals = rows.filter((row) => isTotal(row, columns))
  return totals.length === 0 ? rows : [...rows.filter((row) => !totals.includes(row)), ...totals]
}

/** The sorted rows: rows without a value come after the others, and totals last, in either direction. */
export function inOrder(
  rows: readonly TotalRow[],
  columns: readonly TotalColumn[],
  sort: TotalSort | null,
): readonly TotalRow[] {
  return totalsLast(sort ? rows.toSorted(by(sort)) : rows, columns)
}

function by({ source, isDescending }: TotalSort) {
  return (one: TotalRow, other: TotalRow): number => {
    const [a, b] = [one[source], other[source]]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : inNaturalOrder(String(a), String(b))
    return isDescending ? -order : order
  }
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value)
