import type { CellKind } from '#server/base/recordTexts.ts'

/** A ratio is a number (0.12 for 12 %), a date `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:mm:ss` (`localTime`). */
export type Cell = string | number | boolean | null

/** A column of a sheet: its heading, and what its cells hold. */
export interface SheetColumn {
  readonly title: string
  readonly kind: CellKind
  /** In characters. */
  readonly width?: number
  /** Hidden until somebody unhides it. */
  readonly isHidden?: boolean
  /** The choices of its cells: the entries below the header of a column on another tab. */
  readonly choices?: Choices
}

/**
 * The place of the choices: a tab, a column from 0, and their number. `isStrict`: nothing else is accepted.
 */
export interface Choices {
  readonly tab: number
  readonly column: number
  readonly count: number
  readonly isStrict: boolean
}

/** Rows that are written together. */
export type Rows = readonly (readonly Cell[])[]

/** A table that is written as its rows come. */
export interface Sheet {
  /** On its tab. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly pages: Iterable<Rows> | AsyncIterable<Rows>
  /** The last row. It is called after all other rows, so that the totals can be summed up on the way. */
  readonly total?: () => readonly Cell[]
  /** The number of rows to fill in: below the header, formatted, and with choices. */
  readonly blank?: number
}

/** A moment in unix seconds as local time in a time zone. */
export function localTime(seconds: number, timeZone: string): string {
  let format = formats.get(timeZone)
  // Creating one takes a thousand times longer than using it.
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { ...inFull, timeZone })))
  return format.format(seconds * 1000)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const inFull = { dateStyle: 'short', timeStyle: 'medium' } as const
