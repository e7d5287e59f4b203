import type { CellKind } from '#server/base/recordTexts.ts'

/** A ratio is a number (0.12 for 12 %), a date `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:mm:ss` (`localTime`). */
export type Cell = string | number | boolean | null

export interface SheetColumn {
  readonly title: string
  readonly kind: CellKind
  /** In characters. */
  readonly width?: number
  /** There, but not shown until somebody unhides it. */
  readonly isHidden?: boolean
  /** What can be chosen in its cells: the entries below the header of a column on another tab. */
  readonly choices?: Choices
}

/** Where the choices stand: a tab, a column from 0, and how many there are. `isStrict`: nothing else is taken. */
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
  /** The last row. It is asked for when all others have gone, so that whoever makes them can sum up on the way. */
  readonly total?: () => readonly Cell[]
  /** Rows to be filled in: so many below the header are formatted, and offer their choices. */
  readonly blank?: number
}

/** A moment in unix seconds as the clocks of a time zone show it. */
export function localTime(seconds: number, timeZone: string): string {
  let format = formats.get(timeZone)
  // Making one takes a thousand times longer than using it.
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { ...inFull, timeZone })))
  return format.format(seconds * 1000)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const inFull = { dateStyle: 'short', timeStyle: 'medium' } as const
