import type { RaRecord } from 'react-admin'
import { isTotal, totalsLast, type NameColumn } from './totalOrder.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'

/** The rows of a page as the server sorted them, but with the totals row last. */
export const sumsLast = (rows: readonly RaRecord[], columns: readonly Column[]): readonly RaRecord[] =>
  totalsLast(rows, namesIn(columns))

/**
 * Whether a row is the totals row and not a record, so that it cannot be opened or selected. A brand can be
 * called Total, too.
 */
export const isSum = (row: RaRecord, columns: readonly Column[]): boolean =>
  row['is_total'] === true || (row['_id'] === undefined && isTotal(row, namesIn(columns)))

const namesIn = (columns: readonly Column[]): readonly NameColumn[] => [...columns.slice(0, 1), ...names]

const names: readonly NameColumn[] = ['name', 'name_en', 'name_tc'].map((source) => ({
  source,
  isName: true,
}))
