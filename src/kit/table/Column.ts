import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Fields, RecordOf, Resource } from '#contract/resource.ts'
import type { ValueLook } from '#src/kit/field/ValueOf.tsx'

/** A column of a table. Its `source` is a field of the contract, which decides kind, words and alignment. */
export interface Column<R extends Resource = Resource<Fields>> extends ValueLook {
  source: keyof R['fields'] & string
  /** The key of a message that names the column otherwise than the field. */
  label?: string
  /** Draws the cell instead of the contract's kind. */
  render?(record: RecordOf<R> & RaRecord): ReactNode
  /** Fields with an order of their own can be sorted by, references and lists cannot, unless said here. */
  sortable?: boolean
  /** The field that its order is by, when it is not its own: a name in one language, say. */
  sortBy?: keyof R['fields'] & string
  align?: 'start' | 'end'
  /** Pixels. */
  width?: number
  /** Takes the room that the others leave, never less than its width; a longer text is cut. */
  grows?: true
  /** Not shown until chosen in the column chooser. */
  hidden?: true
}

/** The width of the column, and where its content stands, as the contract's kind suggests. */
export const isFigureColumn = (column: Column, contract: Resource): boolean => {
  const kind = contract.fields[column.source]?.kind
  return (column.align ?? (kind === 'integer' || kind === 'decimal' ? 'end' : 'start')) === 'end'
}

/** Whether the server can order by the column in a way that means something to people. */
export function isSortable(column: Column, contract: Resource): boolean {
  const kind = contract.fields[column.sortBy ?? column.source]?.kind
  return column.sortable ?? !['ref', 'refs', 'list', 'json', undefined].includes(kind)
}
