/** A rectangle in pixels. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Divides a rectangle into one tile for each value, with areas in proportion to the values and sides as equal as
 * possible (the squarified tree map of Bruls, Huizing and van Wijk). A value that is not above 0 has a tile without
 * an area.
 */
export function squarify(values: readonly number[], area: Tile): readonly Tile[] {
  const tiles = values.map((): Tile => ({ ...area, width: 0, height: 0 }))
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  const scale = (area.width * area.height) / total
  let rest = values
    .map((value, index) => ({ index, size: value * scale }))
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => b.size - a.size)
  let free = area
  while (rest.length > 0) {
    const side = Math.min(free.width, free.height)
    let count = 1
    while (count < rest.length && worst(rest.slice(0, count + 1), side) <= worst(rest.slice(0, count), side))
      count++
    const row = rest.slice(0, count)
    const placed = place(row, free)
    for (const [at, { index }] of row.entries()) tiles[index] = placed.tiles[at] ?? free
    free = placed.free
    rest = rest.slice(count)
  }
  return tiles
}

interface SizedItem {
  readonly size: number
}

const sizeOf = (row: readonly SizedItem[]): number => row.reduce((sum, { size }) => sum + size, 0)

/** How far the least square tile of a row is from a square. */
function worst(row: readonly SizedItem[], side: number): number {
  const depth = sizeOf(row) / side
  return Math.max(...row.map(({ size }) => Math.max((depth * depth) / size, size / (depth * depth))))
}

/** Places a row along the shorter side of what is free, and returns what is left. */
function place(row: readonly SizedItem[], free: Tile): { tiles: readonly Tile[]; free: Tile } {
  const { x, y, width, height } = free
  const isWide = width >= height
  const depth = sizeOf(row) / (isWide ? height : width)
  let at = 0
  const tiles = row.map(({ size }): Tile => {
    const length = size / depth
    const start = at
    at += length
    return isWide
      ? { x, y: y + start, width: depth, height: length }
      : { x: x + start, y, width: length, height: depth }
  })
  return {
    tiles,
    free: isWide
      ? { x: x + depth, y, width: Math.max(0, width - depth), height }
      : { x, y: y + depth, width, height: Math.max(0, height - depth) },
  }
}
