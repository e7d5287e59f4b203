import type { BatchRow } from '#contract/batchCall.ts'
import type { GridCell, GridChange } from '#src/kit/table/grid/GridRow.ts'
import { dayIn } from './monthTable.ts'

/** A changed cell as a row of the batch call. */
export function batchRowOf({ row, column, value, note, before }: GridChange, month: string): BatchRow {
  const { id: _id, rev } = before ?? {}
  const based = _id === undefined || rev === undefined ? {} : { _id, rev }
  if (value === null) return { ...based, remove: true }
  const doc = { amount: value, remark: note }
  if (_id !== undefined) return { ...based, doc }
  const [tenant_ship_id, sales_category_id] = row.split(' ')
  return { doc: { ...doc, tenant_ship_id, sales_category_id, sale_date: dayIn(month, Number(column)) } }
}

/** The cell that a report is shown in. */
export function cellOf(record: Readonly<Record<string, unknown>>): GridCell | undefined {
  const { _id, rev, amount, remark } = record
  if (typeof _id !== 'string' || typeof rev !== 'number' || typeof amount !== 'number') return undefined
  return { value: amount, id: _id, rev, note: typeof remark === 'string' ? remark : null }
}
