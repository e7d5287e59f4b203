import { expect, it } from 'vitest'
import { money, usual } from '#contract/numberFields.ts'
import { unusualChanges } from '#src/kit/grid/unusualChanges.ts'
import type { GridEdit, GridRow } from '#src/kit/grid/GridRow.ts'

const field = usual(money({ max: 1e9 }), { max: 5e6, times: 10 })
const row: GridRow = { id: 'r1', heads: ['L1-101'], cells: { 1: { value: 1000 }, 2: { value: 3000 } } }
const edit = (value: number, before?: number): GridEdit => ({
  text: String(value),
  value,
  note: null,
  before: before === undefined ? undefined : { value: before },
})
const asked = (one: GridEdit) =>
  unusualChanges(new Map([['r1', new Map([['3', one]])]]), [row], field).map(({ key }) => key)

it.each([
  [edit(2500), []],
  [edit(20_000), ['unusual_change']],
  [edit(190), ['unusual_change']],
  [edit(20_000, 19_000), []],
  [edit(6_000_000, 5_900_000), ['unusual_large']],
])('a cell of the grid is compared with what it had, otherwise with its row: %j', (one, keys) => {
  expect(asked(one)).toEqual(keys)
})
