import type { RaRecord } from 'react-admin'
import { isTotal, totalsLast, type NameColumn } from '#src/kit/total/totalOrder.ts'
import type { Column } from './Column.ts'

/** The rows of a page as the server sorted them, but that of totals last. */
export const sumsLast = (rows: readonly RaRecord[], columns: readonly Column[]): readonly RaRecord[] =>
  totalsLast(rows, namesIn(columns))

/** Whether a row sums up the others and is no record: nothing of it can be opened or ticked. A brand may be called Total as well. */
export const isSum = (row: RaRecord, columns: readonly Column[]): boolean =>
  row['is_total'] === true || (row['_id'] === undefined && isTotal(row, namesIn(columns)))

const namesIn = (columns: readonly Column[]): readonly NameColumn[] => [...columns.slice(0, 1), ...names]

const names: readonly NameColumn[] = ['name', 'name_en', 'name_tc'].map((source) => ({
  source,
  isName: true,
}))
