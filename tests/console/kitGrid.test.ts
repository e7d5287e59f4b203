import { describe, expect, it } from 'vitest'
import { decimal, money } from '#contract/numberFields.ts'
import { readClipboard, writeClipboard } from '#src/kit/table/grid/clipboardTable.ts'
import {
  changesIn,
  contestedIn,
  countOf,
  sumOf,
  withChoices,
  withInputs,
  withOutcomes,
} from '#src/kit/table/grid/gridEdits.ts'
import { placeAfter } from '#src/kit/table/grid/gridPlace.ts'
import type { GridRow } from '#src/kit/table/grid/GridRow.ts'
import { parseCell } from '#src/kit/table/grid/parseCell.ts'

describe('a text that somebody types or pastes', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['¥ 1,234', 1234],
    ['(5)', -5],
    ['', null],
    [' - ', null],
    ['—', null],
  ])('is an amount, or none: %j', (text, value) => {
    expect(parseCell(text, money({ min: -10 }))).toEqual({ value })
  })

  it.each(['12,50', '12%', 'abc'])('is not guessed: %s', (text) => {
    expect(parseCell(text, money({ min: -10 }))).toEqual({ problem: 'number_read' })
  })
})

describe('the clipboard of a spreadsheet', () => {
  it('is read cell by cell, with line breaks, tabs and quotes in quoted cells', () => {
    expect(readClipboard('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(readClipboard('"two\nlines"\t"a ""b"""\t"tab\there"\r\nx\t\t')).toEqual([
      ['two\nlines', 'a "b"', 'tab\there'],
      ['x', '', ''],
    ])
    expect(readClipboard('12" pipe\t5')).toEqual([['12" pipe', '5']])
    expect(readClipboard('\n\n7')).toEqual([[''], [''], ['7']])
  })

  it('is written so that it is read back', () => {
    const cells = [
      ['two\nlines', '"quoted"', 'tab\there'],
      ['', '1,234', 'plain'],
    ]
    expect(readClipboard(writeClipboard(cells))).toEqual(cells)
  })
})

const row: GridRow = {
  id: 'a',
  heads: ['L1-101'],
  cells: { '1': { value: 10, id: 's1', rev: 3 }, '2': { value: 20, id: 's2', rev: 1, lock: 'Closed' } },
}
const rules = {
  field: decimal(),
  check: (value: unknown, note: string | null) =>
    typeof value === 'number' && value < 0 && note === null ? 'return_remark' : undefined,
}
const enter = (...inputs: readonly (readonly [column: string, text: string, note?: string])[]) =>
  withInputs(
    new Map(),
    inputs.map(([column, text, note]) => ({ row, column, text, ...(note === undefined ? {} : { note }) })),
    rules,
  )

describe('edited cells', () => {
  it('are those that differ from what is stored, and can be changed', () => {
    expect(changesIn(enter(['1', '10.00'], ['2', '99'], ['3', ' ']))).toEqual([])
    expect(changesIn(enter(['1', '11'], ['3', '5']))).toEqual([
      { row: 'a', column: '1', value: 11, note: null, before: row.cells['1'] },
      { row: 'a', column: '3', value: 5, note: null, before: undefined },
    ])
  })

  it('are not saved while something is wrong with them', () => {
    const edits = enter(['1', 'x'], ['3', '-4'], ['4', '-4', 'Returns'])
    expect(countOf(edits)).toEqual({ changed: 3, wrong: 2 })
    expect(changesIn(edits)).toEqual([
      { row: 'a', column: '4', value: -4, note: 'Returns', before: undefined },
    ])
    expect(edits.get('a')?.get('1')).toMatchObject({ text: 'x', problem: 'number_read' })
  })

  it('are gone once they are saved; those refused say why and can be saved again', () => {
    const edits = enter(['1', '11'], ['3', '5'])
    const [first, second] = changesIn(edits)
    if (!first || !second) throw new Error('Both cells were changed.')
    const next = withOutcomes(edits, [{ change: first, problem: 'Closed' }, { change: second }])
    expect(countOf(next)).toEqual({ changed: 1, wrong: 0 })
    expect(next.get('a')?.get('1')).toMatchObject({ value: 11, refusal: 'Closed' })
    expect(changesIn(next)).toEqual([first])
  })

  it('that somebody else changed too are saved only once it is chosen whose value stays', () => {
    const edits = enter(['1', '11'], ['3', '5'])
    const [first, second] = changesIn(edits)
    if (!first || !second) throw new Error('Both cells were changed.')
    const theirs = { value: 12, id: 's1', rev: 4 }
    const conflict = { theirs, by: 'u2', at: 1 }
    const next = withOutcomes(edits, [{ change: first, problem: 'Changed', conflict }, { change: second }])
    expect(changesIn(next)).toEqual([])
    expect(contestedIn(next)).toMatchObject([{ row: 'a', column: '1', by: 'u2', at: 1, theirs }])
    const again = withInputs(next, [{ row, column: '1', text: '13' }], rules)
    expect(changesIn(again)).toEqual([])
    expect(changesIn(withChoices(again, () => true))).toEqual([
      { row: 'a', column: '1', value: 13, note: null, before: theirs },
    ])
    expect(withChoices(again, () => false).size).toBe(0)
  })

  it('that were made again while they were saved are based on what was saved', () => {
    const saving = withInputs(new Map(), [{ row, column: '1', text: '11' }], rules)
    const [change] = changesIn(saving)
    if (!change) throw new Error('The cell was changed.')
    const typed = withInputs(saving, [{ row, column: '1', text: '12' }], rules)
    const current = { value: 11, id: 's1', rev: 4 }
    expect(changesIn(withOutcomes(typed, [{ change, current }]))).toEqual([
      { row: 'a', column: '1', value: 12, note: null, before: current },
    ])
    // A cell that was emptied meanwhile has no record to be based on.
    expect(changesIn(withOutcomes(typed, [{ change }]))).toMatchObject([{ value: 12, before: undefined }])
  })

  it('are summed to the cent', () => {
    expect(sumOf([0.1, 0.2, null, 'x'])).toBe(0.3)
  })
})

describe('a key in the table', () => {
  const extent = { rows: 100, columns: 31, page: 20 }
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false }
  it.each([
    ['ArrowDown', {}, 5, 5, { row: 6, column: 5 }],
    ['ArrowRight', { ctrlKey: true }, 5, 5, { row: 5, column: 30 }],
    ['Home', {}, 5, 5, { row: 5, column: 0 }],
    ['End', { ctrlKey: true }, 5, 5, { row: 99, column: 30 }],
    ['PageDown', {}, 90, 5, { row: 99, column: 5 }],
    ['Enter', { shiftKey: true }, 5, 5, { row: 4, column: 5 }],
    ['Tab', {}, 5, 5, { row: 5, column: 6 }],
    ['Tab', {}, 5, 30, undefined],
    ['Tab', { shiftKey: true }, 5, 0, undefined],
    ['a', {}, 5, 5, undefined],
  ])('%s %o', (key, modifiers, atRow, column, expected) => {
    expect(placeAfter({ ...plain, ...modifiers, key }, { row: atRow, column }, extent)).toEqual(expected)
  })
})
