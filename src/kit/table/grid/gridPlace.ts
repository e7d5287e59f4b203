import { lockOf } from './gridEdits.ts'
import type { GridColumn, GridRow } from './GridRow.ts'

/** The height of a row in pixels. */
export const rowHeight = 32

/** A cell by the positions of its row and column. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The selected cells: a rectangle between the cell where it began and the active cell. */
export interface SelectedCells {
  readonly anchor: Place
  readonly active: Place
}

/** The number of rows and columns, and how many rows are in view. */
export interface Extent {
  readonly rows: number
  readonly columns: number
  readonly page: number
}

/** The pressed key with its modifiers, as far as it moves. */
export interface MoveKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/**
 * Where a key leads, as in a spreadsheet; undefined if it does not move. Tab leads out of the table at the
 * end of a row, so that the keyboard is not caught in it.
 */
export function placeAfter(
  { key, shiftKey, ctrlKey, metaKey }: MoveKey,
  at: Place,
  extent: Extent,
): Place | undefined {
  const isFar = ctrlKey || metaKey
  const [lastRow, lastColumn] = [extent.rows - 1, extent.columns - 1]
  const to = (row: number, column: number): Place => ({
    row: Math.max(0, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  })
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : at.row - 1, at.column)
    case 'ArrowDown':
      return to(isFar ? lastRow : at.row + 1, at.column)
    case 'ArrowLeft':
      return to(at.row, isFar ? 0 : at.column - 1)
    case 'ArrowRight':
      return to(at.row, isFar ? lastColumn : at.column + 1)
    case 'Home':
      return to(isFar ? 0 : at.row, 0)
    case 'End':
      return to(isFar ? lastRow : at.row, lastColumn)
    case 'PageUp':
      return to(at.row - extent.page, at.column)
    case 'PageDown':
      return to(at.row + extent.page, at.column)
    case 'Enter':
      return to(at.row + (shiftKey ? -1 : 1), at.column)
    case 'Tab': {
      const column = at.column + (shiftKey ? -1 : 1)
      return column < 0 || column > lastColumn ? undefined : { row: at.row, column }
    }
    default:
      return undefined
  }
}

/** The rows and columns of a selection, first and last. */
export const boundsOf = ({ anchor, active }: SelectedCells) => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

/** The positions of all selected cells, row by row. */
export function placesIn(selected: SelectedCells): Place[] {
  const { top, bottom, left, right } = boundsOf(selected)
  const places: Place[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column })
  return places
}

/** The first cell in which something has yet to be entered, column by column; the first of all if there is none. */
export function firstDue(rows: readonly GridRow[], columns: readonly GridColumn[]): Place {
  for (const [column, { key }] of columns.entries()) {
    const row = rows.findIndex((one) => one.cells[key]?.isDue === true && lockOf(one, key) === undefined)
    if (row !== -1) return { row, column }
  }
  return { row: 0, column: 0 }
}
