import type { Field } from '#contract/field.ts'

/** What a cell holds: an amount, a text, or nothing. */
export type GridValue = number | string | null

/** The tints of marks. */
export type GridTone = 'amber' | 'red' | 'green'

/** A stored cell. Cells without anything stored need not be given. */
export interface GridCell {
  readonly value: GridValue
  /** The record behind it, and its revision. */
  readonly id?: string
  readonly rev?: number
  /** Said of the cell by the user, such as the reason for a negative amount. */
  readonly note?: string | null
  /** Why it cannot be changed, in the user's language. */
  readonly lock?: string
  /** What is special about it, in the user's language; it is also tinted, and the legend says so. */
  readonly mark?: string
  /** The tint of the mark; amber by default. */
  readonly tone?: GridTone
  /** Something has yet to be entered here: the table opens at the first such cell. */
  readonly isDue?: boolean
}

/** A row: the texts in front, which stay in view, and its stored cells by the key of their column. */
export interface GridRow {
  readonly id: string
  readonly heads: readonly string[]
  readonly cells: Readonly<Record<string, GridCell>>
  /** Why nothing in it can be changed. */
  readonly lock?: string
}

/** A text column in front, with its width in pixels. */
export interface GridHead {
  readonly key: string
  readonly label: string
  readonly width: number
}

/** A column of cells. */
export interface GridColumn {
  readonly key: string
  readonly label: string
  /** A second line below the label, such as the weekday. */
  readonly below?: string
  readonly width: number
  /** Other headings that a pasted table may give it, such as the whole day. */
  readonly names?: readonly string[]
  /** Set apart, such as a weekend. */
  readonly isSpecial?: boolean
}

/** What somebody entered into a cell and has not saved yet. */
export interface GridEdit {
  /** As it was typed or pasted. */
  readonly text: string
  readonly value: GridValue
  readonly note: string | null
  /** The texts in front of its row, which is named although a filter hides it. */
  readonly heads: readonly string[]
  /** The mean of what was stored in its row; null if that was nothing. */
  readonly mean: number | null
  /** The stored cell when the edit began; the change is based on its revision. */
  readonly before: GridCell | undefined
  /** The message key of what is wrong with it. It is not saved. */
  readonly problem?: string
  /** Why the server refused to save it, as a message key or the server's text. It can be saved again. */
  readonly refusal?: string
  /** Somebody else changed the cell since. It is saved only once the user has chosen between the two. */
  readonly conflict?: GridConflict
}

/** What somebody else stored in a cell while the user changed it. */
export interface GridConflict {
  /** What is stored now; undefined if nothing is. */
  readonly theirs: GridCell | undefined
  /** The user who changed it, if the server says so. */
  readonly by?: string
  /** When, in Unix seconds. */
  readonly at?: number
}

/** The edits of a table: by row, then by column. */
export type GridEdits = ReadonlyMap<string, ReadonlyMap<string, GridEdit>>

/** A change to be saved. `value` is null for a cell that was emptied. */
export interface GridChange {
  readonly row: string
  readonly column: string
  readonly value: GridValue
  readonly note: string | null
  readonly before: GridCell | undefined
}

/** The outcome of a change: no fault, or why it was refused; and what is stored now. */
export interface GridOutcome {
  readonly problem?: string
  readonly current?: GridCell
  /** It was refused because somebody else has changed the cell since. */
  readonly conflict?: GridConflict
}

/** How cells are checked. */
export interface GridRules {
  /** The field of the contract that a cell holds. */
  readonly field: Field
  /** The message key of what is wrong with a value and its note as a whole. */
  readonly check?: (value: GridValue, note: string | null) => string | undefined
}
