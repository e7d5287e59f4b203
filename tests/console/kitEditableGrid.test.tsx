import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { money, usual } from '#contract/numberFields.ts'
import { EditableGrid } from '#src/kit/table/grid/EditableGrid.tsx'
import type { GridChange, GridOutcome, GridRow } from '#src/kit/table/grid/GridRow.ts'
import { open as openScreen } from './kitScreen.tsx'

afterEach(cleanup)

const columns = ['1', '2', '3'].map((key) => ({ key, label: key, width: 90 }))
const heads = [{ key: 'unit', label: 'Unit', width: 90 }]
const rules = {
  field: usual(money({ min: -1e6 }), { max: 1e5 }),
  check: (value: unknown, note: string | null) =>
    typeof value === 'number' && value < 0 && note === null ? 'return_remark' : undefined,
}
const rows: readonly GridRow[] = [
  { id: 'a', heads: ['L1-101'], cells: { '1': { value: 10, id: 's1', rev: 3 } } },
  {
    id: 'b',
    heads: ['L1-102'],
    cells: { '2': { value: 20, id: 's2', rev: 1, lock: 'Closed' }, '3': { value: null, mark: 'Missing' } },
  },
]

async function open(outcomes: readonly GridOutcome[] = [], first = rows) {
  const saved: GridChange[][] = []
  let change: (next: readonly GridRow[]) => void = () => undefined
  const save = async (changes: readonly GridChange[]) => {
    saved.push([...changes])
    return changes.map((_, at) => outcomes[at] ?? {})
  }
  const Page = () => {
    const [given, setGiven] = useState(first)
    change = setGiven
    return <EditableGrid label="Sales" {...{ heads, columns, rows: given, rules, save }} note="Remark" />
  }
  const { user } = await openScreen({ at: '/brandDB/brand/b1/show', screens: { show: Page } })
  const grid = await screen.findByRole('grid', { name: 'Sales' })
  grid.focus()
  return { grid, saved, user, show: (next: readonly GridRow[]) => act(() => change(next)) }
}

/** The cells of a line as they are shown; 0 is the first row, 2 the total. */
const line = (at: number) =>
  within(screen.getAllByRole('row')[at + 1] ?? document.body)
    .getAllByRole('gridcell')
    .map((cell) => (cell.firstChild instanceof Text ? cell.firstChild.data : ''))
const paste = (grid: HTMLElement, text: string) => {
  const clipboardData = { getData: () => text }
  fireEvent.paste(grid, { clipboardData })
}

describe('a table that is filled in like a spreadsheet', () => {
  it('is filled in from the keyboard alone: typing, moving, changing, emptying, undoing', async () => {
    const { user } = await open()
    await user.keyboard('11{Enter}')
    await user.keyboard('{ArrowUp}{ArrowRight}5{Tab}6{Enter}')
    expect(line(0)).toEqual(['11', '5', '6'])
    await user.keyboard('{ArrowUp}{F2}{ArrowRight}7{Enter}')
    expect(line(0)).toEqual(['11', '5', '67'])
    await user.keyboard('{Home}{ArrowUp}{Delete}')
    expect(line(0)).toEqual(['', '5', '67'])
    await user.keyboard('{Control>}z{/Control}')
    expect(line(0)).toEqual(['11', '5', '67'])
    await user.keyboard('9{Escape}')
    expect(line(0)).toEqual(['11', '5', '67'])
  })

  it('takes what a spreadsheet copied, leaves what cannot be changed, and says so', async () => {
    const { grid, user, saved } = await open()
    paste(grid, '1,234.50\t¥2\tx\r\n7\t8\t9\t10\r\n')
    const asked = await screen.findByRole('dialog', { name: 'Paste these rows one after the other?' })
    expect(
      within(asked)
        .getAllByRole('row')
        .map((one) => one.textContent),
    ).toEqual(['Unit1 2 3 ', 'L1-1011,234.50¥2x', 'L1-10279'])
    await user.click(within(asked).getByRole('button', { name: 'Paste 5 cells' }))
    expect(line(0)).toEqual(['1,234.50', '2.00', 'x'])
    expect(line(1)).toEqual(['7.00', '20.00', '9.00'])
    await screen.findByText('5 cells pasted · 1 cannot be changed and stays · 1 outside the table')
    const wrong = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-invalid'))
    expect(wrong.map((cell) => cell.textContent)).toEqual([
      'x “x” is not one number. Write it like 1,234.5 · Not saved',
    ])
    // The wrong cell is not saved with the others.
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved.map((batch) => batch.map(({ row, column, value }) => [row, column, value]))).toEqual([
      [
        ['a', '1', 1234.5],
        ['a', '2', 2],
        ['b', '1', 7],
        ['b', '3', 9],
      ],
    ])
    await screen.findByText('4 cells saved')
  })

  it('has totals of rows and columns, to the cent', async () => {
    const { grid } = await open()
    paste(grid, '0.1\t0.2')
    expect(line(2)).toEqual(['20.30', '0.10', '20.20', '0.00'])
    expect(screen.getAllByRole('row').at(-1)?.textContent).toMatch(/^Total/)
  })

  it('has columns that are wide enough for their totals', async () => {
    const { grid } = await open()
    const widthOf = (name: string) => screen.getByRole('columnheader', { name }).style.width
    expect(widthOf('1')).toBe('90px')
    paste(grid, '999,999.50\t0')
    // Eleven characters.
    await waitFor(() => expect(widthOf('1')).toBe('106px'))
  })

  it('says what its tints mean, and opens where something has yet to be entered', async () => {
    const due = { value: null, mark: 'Missing', tone: 'red', isDue: true } as const
    const { user, saved } = await open(
      [],
      [
        { id: 'a', heads: ['L1-101'], cells: { '1': { value: 10, mark: 'Final', tone: 'green' }, '3': due } },
        { id: 'b', heads: ['L1-102'], cells: { '1': { ...due, lock: 'Closed' }, '2': due } },
        { id: 'c', heads: ['L1-103'], cells: { '2': due, '3': { value: 5, mark: 'Estimated' } } },
      ],
    )
    const legend = screen.getAllByRole('listitem').map((one) => [one.dataset['marked'], one.textContent])
    expect(legend).toEqual([
      ['green', 'Final'],
      ['red', 'Missing'],
      ['amber', 'Estimated'],
    ])
    await user.keyboard('7{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved).toMatchObject([[{ row: 'b', column: '2', value: 7 }]])
  })

  it('fills down, and copies as a spreadsheet reads it', async () => {
    const { grid, user } = await open()
    await user.keyboard(
      '{ArrowRight}{ArrowRight}4{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}',
    )
    expect([line(0)[2], line(1)[2]]).toEqual(['4', '4'])
    let text = ''
    await user.keyboard('{Home}{ArrowUp}{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    fireEvent.copy(grid, { clipboardData: { setData: (_: string, given: string) => (text = given) } })
    expect(text).toBe('10\t\r\n\t20')
  })

  it('asks for the remark of a negative amount, and keeps refused cells with the reason', async () => {
    const { grid, user, saved } = await open([{}, { problem: 'The month is closed' }])
    paste(grid, '\t-5')
    await user.keyboard('{ArrowRight}')
    await screen.findByText('Say why the amount is below 0')
    await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Returns{Enter}')
    expect(screen.queryByText('Say why the amount is below 0')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved[0]?.map(({ value, note }) => [value, note])).toEqual([
      [null, null],
      [-5, 'Returns'],
    ])
    await screen.findByText('1 cell saved · 1 could not be saved')
    await screen.findByText(/1 cell changed/)
  })

  it('saves a refused cell again as it is, based on what it was based on before', async () => {
    const outcomes: GridOutcome[] = [{ problem: 'The month is closed' }]
    const { user, saved } = await open(outcomes)
    await user.keyboard('11{Enter}{ArrowUp}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(/The month is closed/)).length).toBeGreaterThan(0)
    outcomes.length = 0
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('1 cell saved')
    expect(saved[1]).toEqual(saved[0])
    expect(screen.queryByText(/The month is closed/)).toBeNull()
  })

  describe('when somebody else changed a cell meanwhile', () => {
    const current = { value: 12, id: 's1', rev: 4, note: null }
    const theirs = {
      problem: 'Somebody else has changed this',
      conflict: { theirs: current, by: 'u2', at: 1 },
    }
    const conflict = () => screen.findByRole('dialog', { name: 'Someone else changed this cell too' })
    const inDialog = async (name: string, role: 'button' | 'radio' = 'button') =>
      within(await conflict()).getByRole(role, { name: new RegExp(name) })

    async function collide() {
      const outcomes: GridOutcome[] = [theirs]
      const opened = await open(outcomes)
      await opened.user.keyboard('11{Enter}{ArrowUp}')
      await opened.user.click(screen.getByRole('button', { name: 'Save' }))
      await conflict()
      outcomes.length = 0
      return opened
    }

    it('never overwrites it by saving again: the question comes again', async () => {
      const { user, saved } = await collide()
      await user.click(await inDialog('Cancel'))
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await conflict()
      expect(saved.filter((batch) => batch.length > 0)).toHaveLength(1)
      // Nor by typing once more.
      await user.click(await inDialog('Cancel'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const grid = screen.getByRole('grid')
      expect(line(0)[0]).toBe('11')
      grid.focus()
      await user.keyboard('13{Enter}')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await conflict()
      expect(saved.filter((batch) => batch.length > 0)).toHaveLength(1)
    })

    it('says who changed it and to what, and keeps one of the two', async () => {
      const { user, saved } = await collide()
      const dialog = await conflict()
      expect(dialog.textContent).toMatch(/L1-101 · 1.*Keep mine11.*Take theirs12.*Changed by .*1970/)
      await user.click(await inDialog('Save'))
      await screen.findByText('1 cell saved')
      expect(saved.at(-1)).toEqual([{ row: 'a', column: '1', value: 11, note: null, before: current }])
    })

    it('asks about an unusual value that is kept, by what people see, also where a filter hides the row', async () => {
      const outcomes: GridOutcome[] = [theirs]
      const { user, saved, show } = await open(outcomes)
      await user.keyboard('500000{Enter}{ArrowUp}')
      show(rows.slice(1))
      const meant = async () => within(await screen.findByRole('dialog', { name: 'Is this meant?' }))
      await user.click(screen.getByRole('button', { name: 'Save' }))
      ;(await meant()).getByText(/^L1-101 · 1: 500,000 /)
      await user.click((await meant()).getByRole('button', { name: 'No, change it' }))
      expect(saved).toEqual([])
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await user.click((await meant()).getByRole('button', { name: 'Yes, save' }))
      expect((await conflict()).textContent).toContain('L1-101 · 1')
      outcomes.length = 0
      await user.click(await inDialog('Save'))
      await screen.findByText('1 cell saved')
    })

    it('asks about an unusual value of a draft before it is kept', async () => {
      const { user, saved } = await collide()
      await user.click(await inDialog('Cancel'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      screen.getByRole('grid').focus()
      await user.keyboard('500000{Enter}{ArrowUp}')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await user.click(await inDialog('Save'))
      const meant = within(await screen.findByRole('dialog', { name: 'Is this meant?' }))
      await user.click(meant.getByRole('button', { name: 'No, change it' }))
      expect(saved.filter((batch) => batch.length > 0)).toHaveLength(1)
      await conflict()
    })

    it('takes theirs without saving anything', async () => {
      const { user, saved } = await collide()
      await user.click(await inDialog('Take theirs', 'radio'))
      await user.click(await inDialog('Save'))
      expect(screen.queryByText(/cell changed/)).toBeNull()
      expect(saved.filter((batch) => batch.length > 0)).toHaveLength(1)
    })

    it('asks nothing if both entered the same', async () => {
      const { user } = await open([{ ...theirs, conflict: { theirs: { ...current, value: 11 } } }])
      await user.keyboard('11{Enter}')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await screen.findByText(/could not be saved|cell saved/)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.queryByText(/1 cell changed/)).toBeNull()
    })
  })

  it('enters what is typed into the row where it was begun, however the rows change meanwhile', async () => {
    const shops = ['a', 'b', 'c', 'd'].map((id) => ({ id, heads: [id], cells: {} }))
    const { grid, saved, show, user } = await open([], shops)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}1')
    show(shops.slice(1))
    await user.keyboard('2')
    // It stays while it is edited.
    show(shops.slice(3))
    expect(screen.getByRole('textbox', { name: 'Change c, 2' })).toHaveProperty('value', '12')
    await user.keyboard('3{Enter}')
    expect(document.activeElement).toBe(grid)
    await user.keyboard('9{Enter}')
    show(shops)
    expect([line(2), line(3)]).toEqual([
      ['', '123', ''],
      ['', '9', ''],
    ])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved[0]?.map(({ row, column, value }) => [row, column, value])).toEqual([
      ['c', '2', 123],
      ['d', '2', 9],
    ])
  })

  it('bases a change on what the cell held when its editor was opened', async () => {
    const { saved, show, user } = await open()
    await user.keyboard('1')
    const newer = { value: 11, id: 's1', rev: 4 }
    show(rows.map((row) => (row.id === 'a' ? { ...row, cells: { '1': newer } } : row)))
    await user.keyboard('2{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(saved[0]?.map(({ value, before }) => [value, before?.rev])).toEqual([[12, 3]])
  })

  it('keeps the selected cells when rows above them come and go', async () => {
    const { show, user } = await open()
    await user.keyboard('{ArrowDown}')
    show([{ id: 'new', heads: ['L1-100'], cells: {} }, ...rows])
    await user.keyboard('5{Enter}')
    expect([line(1)[0], line(2)[0]]).toEqual(['10', '5'])
  })

  it('shows the remark of the cell that is active, and the newest', async () => {
    const remarked = (note: string, rev: number): GridRow[] =>
      [note, 'Gifts'].map((one, at) => ({
        id: `t${at}`,
        heads: ['L1-101'],
        cells: { '1': { value: 10, id: `s${at}`, rev, note: one } },
      }))
    const { show, user } = await open([], remarked('Food', 1))
    const remark = () => screen.getByRole('textbox', { name: 'Remark' })
    expect(remark()).toHaveProperty('value', 'Food')
    await user.keyboard('{ArrowDown}')
    expect(remark()).toHaveProperty('value', 'Gifts')
    await user.keyboard('{ArrowUp}')
    show(remarked('Food and drinks', 2))
    expect(remark()).toHaveProperty('value', 'Food and drinks')
    await user.click(remark())
    await user.tab()
    expect(screen.queryByText(/changed$/)).toBeNull()
  })

  it('leaves the pointer and the clipboard to the editor while it is open', async () => {
    const { user } = await open()
    await user.keyboard('12')
    const editor = screen.getByRole('textbox', { name: 'Change L1-101, 1' })
    fireEvent.mouseOver(screen.getAllByRole('gridcell')[1] ?? editor, { buttons: 1 })
    expect(editor.isConnected).toBe(true)
    fireEvent.cut(editor, { clipboardData: { setData: () => undefined } })
    expect(screen.queryByText(/changed$/)).toBeNull()
    await user.keyboard('{Enter}')
    expect(line(0)).toEqual(['12', '', ''])
  })
})
