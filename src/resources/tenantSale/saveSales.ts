import type { BatchOutcome, BatchRow } from '#contract/batchCall.ts'
import type { GridChange } from '#src/kit/grid/GridRow.ts'
import type { GridOutcome } from '#src/kit/grid/useGridEdits.ts'
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

/** What came of a cell. */
export function outcomeOf(outcome: BatchOutcome | undefined): GridOutcome {
  if (!outcome) return {}
  if ('record' in outcome) return storedIn(outcome.record)
  const { errmsg, fields = {}, current } = outcome
  return { problem: Object.values(fields)[0] ?? errmsg, ...storedIn(current) }
}

/** The cell as it is stored now, if there is such a record. */
function storedIn(
  record: Readonly<Record<string, unknown>> | null | undefined,
): Pick<GridOutcome, 'current'> {
  const { _id, rev, amount, remark } = record ?? {}
  if (typeof _id !== 'string' || typeof rev !== 'number' || typeof amount !== 'number') return {}
  return { current: { value: amount, id: _id, rev, note: typeof remark === 'string' ? remark : null } }
}
