import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenInto } from '#src/kit/value/chart/brokenInto.ts'
import { squarify } from '#src/kit/value/chart/squarify.ts'

const area = { x: 10, y: 20, width: 600, height: 300 }
const sizes = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 })

describe('the name on a tile', () => {
  it.each([
    [20, ['L1-105 空白海岸']],
    [10, ['L1-105 空白海', '岸']],
    [6, ['L1-105', '空白海岸']],
    [4, []],
  ])('is broken between words and Chinese characters in a room of %i: %o', (room, lines) => {
    expect(brokenInto('L1-105 空白海岸', (line) => line.length <= room)).toEqual(lines)
  })

  it('leaves out from the first word that does not fit', () => {
    expect(brokenInto('Silver Unpronounceable', (line) => line.length <= 8)).toEqual(['Silver'])
  })
})

describe('the tiles of a tree map', () => {
  it('are as large as their values, and within the area', () => {
    fc.assert(
      fc.property(sizes, (values) => {
        const total = values.reduce((sum, value) => sum + value, 0)
        const tiles = squarify(values, area)
        expect(tiles).toHaveLength(values.length)
        for (const [at, { x, y, width, height }] of tiles.entries()) {
          expect(width * height).toBeCloseTo(((values[at] ?? 0) / total) * 180_000, 3)
          expect(x).toBeGreaterThanOrEqual(10 - 1e-6)
          expect(y).toBeGreaterThanOrEqual(20 - 1e-6)
          expect(x + width).toBeLessThanOrEqual(610 + 1e-6)
          expect(y + height).toBeLessThanOrEqual(320 + 1e-6)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('do not overlap', () => {
    fc.assert(
      fc.property(sizes, (values) => {
        const tiles = squarify(values, area)
        for (const [at, one] of tiles.entries())
          for (const other of tiles.slice(at + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
            expect(Math.min(across, down)).toBeLessThan(1e-6)
          }
      }),
      { numRuns: 50 },
    )
  })

  it('are near squares, for the example of the paper', () => {
    const tiles = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 })
    expect(tiles[0]).toEqual({ x: 0, y: 0, width: 3, height: 2 })
    expect(tiles[1]).toEqual({ x: 0, y: 2, width: 3, height: 2 })
    expect(
      Math.max(...tiles.map(({ width, height }) => Math.max(width / height, height / width))),
    ).toBeLessThan(3)
  })

  it('of nothing have no area', () => {
    expect(squarify([0, -5, 10], area).map(({ width }) => width)).toEqual([0, 0, 600])
    expect(squarify([], area)).toEqual([])
    expect(squarify([0], area).map(({ height }) => height)).toEqual([0])
  })
})
