import type { Field } from '#contract/field.ts'
import { unusualOf, type UnusualKey } from '#contract/usual.ts'
import { savableIn } from './gridEdits.ts'
import type { GridEdit, GridEdits } from './GridRow.ts'

/** An edit that is possible but unusual. */
interface UnusualEdit {
  readonly edit: GridEdit
  readonly column: string
  readonly key: UnusualKey
}

/** The unusual edits among those to be saved, compared with what the cell had, otherwise with the mean of its row. */
export const unusualEdits = (edits: GridEdits, field: Field): UnusualEdit[] =>
  savableIn(edits).flatMap(({ column, edit }) => {
    const key = unusualOf(field, edit.value, edit.before?.value ?? edit.mean)
    return key ? [{ edit, column, key }] : []
  })
