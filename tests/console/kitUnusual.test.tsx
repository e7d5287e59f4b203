import { expect, it } from 'vitest'
import { money, usual } from '#contract/numberFields.ts'
import { withInputs } from '#src/kit/table/grid/gridEdits.ts'
import { unusualEdits } from '#src/kit/table/grid/unusualEdits.ts'
import type { GridRow } from '#src/kit/table/grid/GridRow.ts'

const field = usual(money({ max: 1e9 }), { max: 5e6, times: 10 })
const row: GridRow = { id: 'r1', heads: ['L1-101'], cells: { 1: { value: 1000 }, 2: { value: 3000 } } }
const asked = (value: number, before?: number) => {
  const cells = before === undefined ? row.cells : { ...row.cells, 3: { value: before } }
  const edits = withInputs(new Map(), [{ row: { ...row, cells }, column: '3', text: String(value) }], {
    field,
  })
  return unusualEdits(edits, field).map(({ key }) => key)
}

it.each([
  [2500, undefined, []],
  [20_000, undefined, ['unusual_change']],
  [190, undefined, ['unusual_change']],
  [20_000, 19_000, []],
  [6_000_000, 5_900_000, ['unusual_large']],
])(
  '%j in a cell of the grid is compared with what it had (%j), otherwise with its row',
  (value, before, keys) => {
    expect(asked(value, before)).toEqual(keys)
  },
)
