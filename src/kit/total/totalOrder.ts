import type { TotalColumn, TotalRow } from './TotalColumn.ts'

/** By which column, and which way. */
export interface TotalSort {
  readonly source: string
  readonly isDescending: boolean
}

/**
 * Whether a row is the row of totals: it says so (`is_total`), or a column that names rows holds exactly `Total`
 * (specification section 10).
 */
export const isTotal = (row: TotalRow, columns: readonly NameColumn[]): boolean =>
  row['is_total'] === true ||
  columns.some(({ source, isName }, index) => (isName || index === 0) && row[source] === 'Total')

/** What says whether a column names its rows. */
export type NameColumn = Pick<TotalColumn, 'source' | 'isName'>

/** The rows as they are, but totals at their end: of every table, however it is sorted and by whom. */
export function totalsLast<Row extends TotalRow>(
  rows: readonly Row[],
  columns: readonly NameColumn[],
): readonly Row[] {
  const totals = rows.filter((row) => isTotal(row, columns))
  return totals.length === 0 ? rows : [...rows.filter((row) => !totals.includes(row)), ...totals]
}

/** The rows in order: what has no value comes after all that has one, totals last, however they are sorted. */
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
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
    return isDescending ? -order : order
  }
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value)

/** Figures within names count as figures: L2-9 stands before L2-10. Chinese by its sound. */
const collator = new Intl.Collator('zh-CN', { numeric: true })
