import type { Locale, LocalText } from '#contract/localText.ts'

/**
 * The content of a cell, which decides how it is formatted in a spreadsheet. Counts and amounts have
 * thousands separators, numbers do not.
 */
export type CellKind = 'text' | 'number' | 'count' | 'amount' | 'percent' | 'date' | 'moment'

/** How the records of a resource are named and formatted in a sheet. */
export interface RecordTexts {
  /** The name of the tab. */
  readonly title: LocalText
  /** The header of each field that can be in it. */
  readonly fields: Readonly<Record<string, LocalText>>
  /** What lists call the columns of fields, if it differs; files may use it as a heading. */
  readonly columns?: Readonly<Record<string, LocalText>>
  /** The names of the choices of a field. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, LocalText>>>>
  /** What an export has in addition to fields, and the import therefore leaves out: columns by their headings, and the last row. */
  readonly beside?: { readonly columns: readonly LocalText[]; readonly total: string }
  /** The formats of fields that differ from the default for their kind. */
  readonly kinds?: Readonly<Record<string, CellKind>>
}

/** The language and time zone of a sheet's reader. */
export interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}
