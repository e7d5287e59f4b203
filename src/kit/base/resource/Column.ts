import type { ReactNode } from 'react'
import type { Field } from '#contract/field.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { ValueLook } from './ValueLook.ts'
import type { ShownRecord } from './useRecord.ts'

/**
 * A column of a table. Its `source` is a field of the contract, which determines kind, texts and alignment.
 */
export interface Column<R extends Resource = Resource<Fields>> extends ValueLook {
  source: keyof R['fields'] & string
  /** The message key of the column's name, if it differs from the field's. */
  label?: string
  /** Renders the cell; by default the contract's kind does. `shown` is what it would show, to be rendered as a part of the cell. */
  render?(record: ShownRecord<R>, shown: ReactNode): ReactNode
  /** Whether users can sort by the column. By default they can, except by lists; by a reference as it is shown. */
  sortable?: boolean
  /** The field to sort by, if it is another field, such as a name in one language. */
  sortBy?: keyof R['fields'] & string
  align?: 'start' | 'end'
  /** Pixels. */
  width?: number
  /** Takes the space that the other columns leave, at least its width; longer text is cut off. */
  grows?: true
  /** Not shown until chosen in the column chooser. */
  hidden?: true
}

/** The default width and alignment of the column, by the contract's kind. */
export const isFigureColumn = (column: Column, contract: Resource): boolean => {
  return (column.align ?? (isNumber(contract.fields[column.source]) ? 'end' : 'start')) === 'end'
}

/** Whether a field holds numbers. */
export const isNumber = (field: Field | undefined): field is Field =>
  field?.kind === 'integer' || field?.kind === 'decimal'

/** Whether the server can sort by the column in a meaningful order. */
export function isSortable(column: Column, contract: Resource): boolean {
  const kind = contract.fields[column.sortBy ?? column.source]?.kind
  return column.sortable ?? !['refs', 'list', 'json', undefined].includes(kind)
}
