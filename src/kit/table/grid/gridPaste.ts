import { readDay } from '#contract/dayText.ts'
import { keyOf } from '#contract/keyText.ts'
import { readClipboard } from './clipboardTable.ts'
import { boundsOf, type SelectedCells } from './gridPlace.ts'
import { entered, pasted, type PasteResult, type Table } from './gridClipboard.ts'
import type { GridHead } from './GridRow.ts'

/** What a text of the clipboard would enter, and how its rows find those of the table. */
export interface PastePlan {
  readonly pasted: PasteResult
  /** The columns in front by which rows are matched; empty if they are taken one after the other. */
  readonly by: readonly string[]
  /** The names of the rows that the table does not have, or has more than once. */
  readonly unknown: readonly string[]
  /** Whether rows are matched by their place alone, which somebody has to look at first. */
  readonly isGuess: boolean
}

/**
 * Plans a paste. Rows that begin with the values of the columns in front, such as the number of a unit, go to the rows with those
 * values, whatever is selected; the first row can have headings. Other rows go from the first selected cell on.
 */
export function planPaste(
  text: string,
  selected: SelectedCells,
  table: Table,
  heads: readonly GridHead[],
): PastePlan {
  const cells = readClipboard(text)
  const keys = keysIn(cells, table, heads)
  if (keys.length === 0) {
    const isGuess = cells.length > 1
    return { pasted: pasted(text, selected, table), by: [], unknown: [], isGuess }
  }
  const isHead = isHeading(cells[0] ?? [], keys, heads)
  const [headings, lines] = isHead ? [cells[0] ?? [], cells.slice(1)] : [[], cells]
  const columns = columnsFor(cells[0]?.length ?? 0, { keys, headings, table, left: boundsOf(selected).left })
  const unknown: string[] = []
  const targets = lines.flatMap((line) => {
    const said = keys.map(({ at, head }) => ({ head, text: line[at] ?? '' }))
    if (said.every((one) => one.text.trim() === '')) return []
    const rows = table.rows.flatMap((row, index) =>
      said.every(({ head, text: key }) => isSame(row.heads[head], key)) ? [index] : [],
    )
    const [row, ...others] = rows
    if (row === undefined || others.length > 0) {
      unknown.push(said.map((one) => one.text.trim()).join(' '))
      return []
    }
    return [...columns].map(([at, column]) => ({ row, column, text: line[at] ?? '' }))
  })
  const by = keys.map(({ head }) => heads[head]?.label ?? '')
  return { pasted: entered(targets, table), by, unknown, isGuess: false }
}

/** A column of the clipboard that has what a column in front has. */
interface KeyColumn {
  readonly at: number
  readonly head: number
}

/** The first columns of the clipboard, as far as most of their cells are also at the front of some row. */
function keysIn(cells: readonly string[][], { rows }: Table, heads: readonly GridHead[]): KeyColumn[] {
  const width = Math.max(...cells.map((line) => line.length))
  const keys: KeyColumn[] = []
  const free = new Set(heads.keys())
  // The last column holds values.
  for (let at = 0; at < width - 1; at += 1) {
    const said = cells.map((line) => line[at] ?? '').filter((cell) => cell.trim() !== '')
    const head = [...free].find((one) => {
      const known = new Set(rows.map((row) => keyOf(row.heads[one] ?? '')))
      const found = said.filter((cell) => known.has(keyOf(cell)) || isSame(heads[one]?.label, cell))
      return found.length > 0 && found.length * 2 >= said.length
    })
    if (head === undefined) return keys
    free.delete(head)
    keys.push({ at, head })
  }
  return keys
}

const isHeading = (
  line: readonly string[],
  keys: readonly KeyColumn[],
  heads: readonly GridHead[],
): boolean => keys.some(({ at, head }) => isSame(heads[head]?.label, line[at] ?? ''))

interface PasteTarget {
  readonly keys: readonly KeyColumn[]
  readonly headings: readonly string[]
  readonly table: Table
  /** The first selected column. */
  readonly left: number
}

/** The column of the table for each column of the clipboard: by its heading, otherwise one after the other. */
function columnsFor(
  width: number,
  { keys, headings, table, left }: PasteTarget,
): ReadonlyMap<number, number> {
  const values = Array.from({ length: width }, (_, at) => at).filter((at) =>
    keys.every((one) => one.at !== at),
  )
  const named = values.flatMap((at) => {
    const heading = headings[at] ?? ''
    const column = table.columns.findIndex(({ label, names = [] }) =>
      [label, ...names].some((name) => isSame(name, heading)),
    )
    return column < 0 ? [] : [[at, column] as const]
  })
  return new Map(named.length > 0 ? named : values.map((at, index) => [at, left + index]))
}

/** Days are the same however they are written. */
const isSame = (name: string | undefined, cell: string): boolean =>
  name !== undefined && cell.trim() !== '' && plain(name) === plain(cell)

const plain = (text: string): string => readDay(text) ?? keyOf(text)
