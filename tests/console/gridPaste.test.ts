import { describe, expect, it } from 'vitest'
import { planPaste } from '#src/kit/table/grid/gridPaste.ts'

const heads = [
  { key: 'unit', label: 'Unit', width: 90 },
  { key: 'tenant', label: 'Tenant', width: 90 },
]
const columns = [1, 2, 3].map((day) => ({
  key: String(day),
  label: String(day),
  names: [`2026-11-0${day}`],
  width: 90,
}))
const row = (id: string, ...texts: string[]) => ({ id, heads: texts, cells: {} })
const rows = [row('a', 'L1-101', 'Tea'), row('b', 'L1-102', 'Shoes'), row('c', 'L1-103', 'Books')]
const at = (line: number, column: number) => ({
  anchor: { row: line, column },
  active: { row: line, column },
})

const plan = (text: string, selected = at(0, 0), table = rows) => {
  const { pasted, ...rest } = planPaste(text, selected, { rows: table, columns }, heads)
  return {
    ...rest,
    cells: pasted.inputs.map(({ row: { id }, column, text: said }) => `${id}${column}=${said}`),
  }
}

describe('a table from a spreadsheet', () => {
  it.each([
    ['by the unit, whatever is selected', 'l1-103\t5\nL1－101\t7', ['c2=5', 'a2=7'], ['Unit']],
    ['by unit and tenant', 'L1-102\tShoes\t5\t6', ['b2=5', 'b3=6'], ['Unit', 'Tenant']],
    ['by the tenant alone', 'Books\t5\nTea\t6', ['c2=5', 'a2=6'], ['Tenant']],
    ['below headings, in any order', 'Unit\t3\t1\nL1-102\t5\t6', ['b3=5', 'b1=6'], ['Unit']],
    ['below whole days', 'Unit\tRemark\t2026/11/3\nL1-102\tx\t5', ['b3=5'], ['Unit']],
  ])('is matched %s', (_, text, cells, by) => {
    expect(plan(text, at(0, 1))).toEqual({ cells, by, unknown: [], isGuess: false })
  })

  it('names the rows that are not here, and those that could be several, and enters nothing there', () => {
    const twice = [...rows, row('d', 'L1-101', 'Juice')]
    expect(plan('L1-101\t5\nL1-102\t6\nL1-999\t7', at(0, 0), twice)).toMatchObject({
      cells: ['b1=6'],
      unknown: ['L1-101', 'L1-999'],
    })
    expect(plan('L1-101\tJuice\t5', at(0, 0), twice)).toMatchObject({ cells: ['d1=5'], unknown: [] })
  })

  it('is taken row by row only when somebody has looked at it', () => {
    expect(plan('5\t6\n7\t8', at(1, 0))).toEqual({
      cells: ['b1=5', 'b2=6', 'c1=7', 'c2=8'],
      by: [],
      unknown: [],
      isGuess: true,
    })
    expect(plan('5\t6')).toMatchObject({ cells: ['a1=5', 'a2=6'], isGuess: false })
  })

  it('does not take a column of values alone for keys', () => {
    const numbered = [row('a', '101', ''), row('b', '102', '')]
    expect(plan('101\n102', at(0, 0), numbered)).toMatchObject({ cells: ['a1=101', 'b1=102'], isGuess: true })
  })
})
