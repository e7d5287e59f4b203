import type { Field } from '#contract/field.ts'
import { unusualOf, type UnusualKey } from '#contract/usual.ts'
import { changesIn } from './gridEdits.ts'
import type { GridEdits, GridRow, GridValue } from './GridRow.ts'

/** A change that is possible but unusual, by the name of its row. */
export interface UnusualChange {
  readonly row: string
  readonly column: string
  readonly value: GridValue
  readonly key: UnusualKey
}

/** The unusual changes, compared with what the cell had, otherwise with the mean of the other cells of the row. */
export function unusualChanges(edits: GridEdits, rows: readonly GridRow[], field: Field): UnusualChange[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return changesIn(edits).flatMap(({ row: id, column, value, before }) => {
    const row = byId.get(id)
    const key = unusualOf(field, value, before?.value ?? meanOf(row))
    return key ? [{ row: row?.heads[0] ?? id, column, value, key }] : []
  })
}

function meanOf(row: GridRow | undefined): number | null {
  const stored = Object.values(row?.cells ?? {}).flatMap(({ value }) =>
    typeof value === 'number' ? [value] : [],
  )
  return stored.length === 0 ? null : stored.reduce((sum, one) => sum + one, 0) / stored.length
}
