import { expect, it } from 'vitest'
import { spansOf } from '#src/kit/table/useRowWindow.ts'

it.each([
  ['at the top', { from: 0, to: 40 }, null, [[0, 40]]],
  ['in the middle', { from: 200, to: 240 }, null, [[200, 240]]],
  ['beyond the end of a list that became shorter', { from: 480, to: 520 }, null, [[290, 300]]],
  ['with the focus in it', { from: 200, to: 240 }, 239, [[200, 240]]],
  [
    'with the focus above it',
    { from: 200, to: 240 },
    3,
    [
      [3, 4],
      [200, 240],
    ],
  ],
  [
    'with the focus below it',
    { from: 0, to: 40 },
    40,
    [
      [0, 40],
      [40, 41],
    ],
  ],
  ['with the focus in a row that is gone', { from: 0, to: 40 }, 300, [[0, 40]]],
])('of 300 rows those on screen are rendered, %s', (_, shown, kept, expected) => {
  expect(spansOf(shown, kept, 300).map(({ from, to }) => [from, to])).toEqual(expected)
})
