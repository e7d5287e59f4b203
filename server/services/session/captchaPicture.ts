import { randomInt } from 'node:crypto'
import { strokesOf, type Point, type Stroke } from './captchaGlyphs.ts'

const width = 160
const height = 56

/**
 * Draws a code as an SVG, in the colour of the surrounding text. The letters are cut into short strokes in
 * random order, so that they can only be told apart by looking at the whole. The noise is thinner and
 * lighter, because people who take it for a part of a letter, or for a full stop, cannot sign in. A machine
 * can distinguish it by that; what stops machines is the limit on attempts (`attempts.ts`).
 */
export function captchaPicture(code: string): string {
  const room = (width - 16) / code.length
  const letters = [...code].flatMap((letter, place) => written(letter, 8 + room * (place + 0.5)))
  const noise = [wave(), ...Array.from({ length: 4 }, tick)]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" ' +
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${drawn(noise)}" stroke-width="1.2" opacity="0.45"/>` +
    `<path d="${drawn(letters)}" stroke-width="2.8"/></g></svg>`
  )
}

/** The strokes of a letter around `x`, each time with another size, slant and wobble. */
function written(letter: string, x: number): Stroke[] {
  const scale = between(2.15, 2.5)
  const turn = between(-0.22, 0.22)
  const slant = between(-0.15, 0.15)
  const [cx, cy] = [x + between(-2, 2), height / 2 + between(-5, 5)]
  const place = ([px, py]: Point): Point => {
    const [dx, dy] = [px - 5 + between(-0.35, 0.35), py - 7 + between(-0.35, 0.35)]
    const [sx, sy] = [(dx + dy * slant) * scale, dy * scale]
    return [cx + sx * Math.cos(turn) - sy * Math.sin(turn), cy + sx * Math.sin(turn) + sy * Math.cos(turn)]
  }
  return strokesOf(letter).map(({ isRound, points }) => ({ isRound, points: points.map(place) }))
}

/** A line from one side to the other. */
function wave(): Stroke {
  const points = Array.from({ length: 6 }, (_, i): Point => [
    (width / 5) * i + between(-6, 6),
    between(14, height - 14),
  ])
  return { isRound: true, points }
}

function tick(): Stroke {
  const [x, y] = [between(6, width - 6), between(6, height - 6)]
  return {
    isRound: false,
    points: [
      [x, y],
      [x + between(-6, 6), y + between(-6, 6)],
    ],
  }
}

/** A stroke in pieces of a few points each, which meet at their ends. */
function pieces({ isRound, points }: Stroke): Point[][] {
  const all = points.flatMap((point, i) => {
    const before = points[i - 1]
    if (!before) return [point]
    const around = [points[i - 2] ?? before, before, point, points[i + 1] ?? point] as const
    return [0.25, 0.5, 0.75, 1].map((t) => (isRound ? onCurve(around, t) : onLine(before, point, t)))
  })
  const cut: Point[][] = []
  for (let start = 0; start < all.length - 1;) {
    const end = start + randomInt(2, 5)
    cut.push(all.slice(start, end + 1))
    start = end
  }
  return cut
}

const onLine = ([x, y]: Point, [toX, toY]: Point, t: number): Point => [x + (toX - x) * t, y + (toY - y) * t]

/** The point at `t` between the two middle points, on the Catmull-Rom curve through all four. */
function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const value = (i: 0 | 1): number => {
    const square = 2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]
    const cube = 3 * (b[i] - c[i]) + d[i] - a[i]
    return b[i] + ((c[i] - a[i]) * t + square * t * t + cube * t * t * t) / 2
  }
  return [value(0), value(1)]
}

const drawn = (strokes: readonly Stroke[]): string => shuffled(strokes.flatMap(pieces)).map(pathOf).join('')

const pathOf = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

const at = (point: Point): string => point.map((value) => value.toFixed(1)).join(' ')

const between = (least: number, most: number): number => least + (randomInt(10_001) / 10_000) * (most - least)

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: randomInt(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
