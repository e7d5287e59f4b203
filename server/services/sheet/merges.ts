import { Buffer } from 'node:buffer'
import { refuseFile } from '#server/base/refuseFile.ts'
import { fileProblems } from '#contract/fileProblems.ts'
import type { SheetRow } from './sheetRow.ts'

/** Cells that were merged into one: the first and the last row, as spreadsheets count, and the first and the last column from 0. */
export interface Merge {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const mergeTag = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"[^>]*>/g
/** No tag is longer, so that one on the border between two pieces is found. */
const longestTag = 200

/**
 * Finds the merged cells of a sheet, which it lists after its rows. Only text is searched, because parsing it twice would take
 * twice as long.
 */
export async function readMerges(sheet: AsyncIterable<Uint8Array>): Promise<Merge[]> {
  const found: Merge[] = []
  let text = ''
  for await (const piece of sheet) {
    text += Buffer.from(piece).toString('latin1')
    let end = 0
    for (const match of text.matchAll(mergeTag)) {
      const [tag, left = '', top, right = '', bottom] = match
      if (
        found.push({
          top: Number(top),
          bottom: Number(bottom),
          left: columnAt(left),
          right: columnAt(right),
        }) > most
      )
        throw refuseFile('styles')
      end = match.index + tag.length
    }
    text = text.slice(Math.max(end, text.length - longestTag))
  }
  return found.toSorted((one, other) => one.top - other.top)
}

const most = fileProblems.styles.most

/** 0 for `A`, 27 for `AB`. */
export const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Gives the cells that a merge covers the value of the merge, as people see it. The rows come in order; the headings and blank
 * rows stay as they are.
 */
export function fillMerges(merges: readonly Merge[]): (row: SheetRow) => SheetRow {
  let next = 0
  let isFirst = true
  let open: { readonly merge: Merge; readonly value: string }[] = []
  return (row) => {
    const wasFirst = isFirst
    isFirst = false
    open = open.filter(({ merge }) => merge.bottom >= row.row)
    for (let merge = merges[next]; merge && merge.top <= row.row; merge = merges[(next += 1)]) {
      const value = merge.top === row.row ? (row.cells[merge.left] ?? '') : ''
      if (value !== '' && merge.bottom >= row.row) open.push({ merge, value })
    }
    if (wasFirst || open.length === 0) return row
    const cells = [...row.cells]
    for (const { merge, value } of open) {
      const right = Math.min(merge.right, fileProblems.too_many_columns.most - 1)
      for (let column = merge.left; column <= right; column += 1) {
        if ((cells[column] ?? '') === '') cells[column] = value
      }
    }
    return { ...row, cells: Array.from(cells, (cell) => cell ?? '') }
  }
}
