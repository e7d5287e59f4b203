import { lockOf, textOf, valueAt, type CellInput } from './gridEdits.ts'
import { boundsOf, placesIn, type SelectedCells } from './gridPlace.ts'
import type { GridColumn, GridEdits, GridRow } from './GridRow.ts'
import { readClipboard, writeClipboard } from './clipboardTable.ts'

/** The rows and columns in which somebody copies and pastes. */
export interface Table {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
}

/** The selected cells as a spreadsheet reads them. */
export function copied(selected: SelectedCells, { rows, columns }: Table, edits: GridEdits): string {
  const { top, bottom, left, right } = boundsOf(selected)
  return writeClipboard(
    rows
      .slice(top, bottom + 1)
      .map((row) => columns.slice(left, right + 1).map(({ key }) => textOf(valueAt(row, key, edits)))),
  )
}

/** What pasting enters into cells, and how many cells it leaves out. */
export interface PasteResult {
  readonly inputs: readonly CellInput[]
  /** Cells that cannot be changed. */
  readonly kept: number
  /** Beyond the last row or column. */
  readonly outside: number
}

/** Enters a text of the clipboard from the first selected cell on; a single cell fills the selection. */
export function pasted(text: string, selected: SelectedCells, table: Table): PasteResult {
  const cells = readClipboard(text)
  const { top, left } = boundsOf(selected)
  const [[single] = []] = cells
  const isSingle = cells.length === 1 && cells[0]?.length === 1 && single !== undefined
  const targets = isSingle
    ? placesIn(selected).map((place) => ({ ...place, text: single }))
    : cells.flatMap((line, down) =>
        line.map((cell, across) => ({ row: top + down, column: left + across, text: cell })),
      )
  return entered(targets, table)
}

/** Fills the selection with the texts of its first row. */
export function filledDown(selected: SelectedCells, table: Table, edits: GridEdits): PasteResult {
  const { top } = boundsOf(selected)
  const first = table.rows[top]
  const targets = placesIn(selected).filter(({ row }) => row > top)
  return entered(
    targets.map((place) => ({
      ...place,
      text: first ? textOf(valueAt(first, keyAt(table, place.column), edits)) : '',
    })),
    table,
  )
}

/** Empties the selection. */
export const emptied = (selected: SelectedCells, table: Table): PasteResult =>
  entered(
    placesIn(selected).map((place) => ({ ...place, text: '' })),
    table,
  )

/** A text for a cell. */
interface Target {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** Sorts texts into those that can be entered and those that cannot. */
export function entered(targets: readonly Target[], table: Table): PasteResult {
  const inside = targets.flatMap(({ row: at, column, text }) => {
    const row = table.rows[at]
    const key = keyAt(table, column)
    return row && key !== '' ? [{ row, column: key, text }] : []
  })
  const inputs = inside.filter(({ row, column }) => lockOf(row, column) === undefined)
  return { inputs, kept: inside.length - inputs.length, outside: targets.length - inside.length }
}

const keyAt = ({ columns }: Table, at: number): string => columns[at]?.key ?? ''
