import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chartColors, inkOn } from '#src/kit/value/chart/palette.ts'
import { dashes, markers } from '#src/kit/value/chart/textures.ts'

const css = readFileSync('src/layout/tokens.css', 'utf8')

describe.each(['light', 'dark'] as const)('the colours of charts in the %s look', (appearance) => {
  const { ground, text, line, strong, series, status } = chartColors[appearance]

  it('are those of the console where it has them', () => {
    const token = (name: string) =>
      new RegExp(`--${name}: light-dark\\((?<light>#\\w{6}), (?<dark>#\\w{6})\\);`).exec(css)?.groups?.[
        appearance
      ]
    expect([ground, text, line, strong, series[0]]).toEqual(
      ['card', 'text-2', 'line', 'text', 'accent'].map(token),
    )
  })

  it.each([...series, ...Object.values(status)])('%s can be seen on a card, and read on', (color) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(inkOn(color), color)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Object.entries(sights))('are told apart by people with %s', (_, sight) => {
    const seen = series.map((color) => labOf(sight.map((row) => mixed(row, lightOf(color)))))
    const distances = seen.flatMap((one, place) => seen.slice(place + 1).map((other) => distance(one, other)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(20)
  })
})

it('the colours of charts differ in texture, dash and marker as well, so that there are as many of each as of colours', () => {
  const wanted = chartColors.light.series.length
  expect([dashes.length, markers.length, chartColors.dark.series.length]).toEqual([wanted, wanted, wanted])
  expect(new Set(dashes.map(String)).size).toBe(wanted)
  expect(new Set(markers).size).toBe(wanted)
})

type ColorTriple = readonly number[]

/** How the light of a screen comes to people with other colour vision (Machado, Oliveira and Fernandes 2009, full severity). */
const sights: Readonly<Record<string, readonly ColorTriple[]>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const mixed = (row: ColorTriple, light: ColorTriple) =>
  Math.min(
    1,
    Math.max(
      0,
      row.reduce((sum, share, part) => sum + share * (light[part] ?? 0), 0),
    ),
  )

/** Red, green and blue as light, from 0 to 1. */
const lightOf = (color: string): number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

const luminance = (light: ColorTriple) => mixed([0.2126, 0.7152, 0.0722], light)

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(lightOf(one)), luminance(lightOf(other))].toSorted(
    (a, b) => a - b,
  )
  return (bright + 0.05) / (dark + 0.05)
}

/** CIE Lab, where equal distances look about equally large. */
function labOf(light: ColorTriple): number[] {
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
  const sum = (row: ColorTriple) => row.reduce((all, share, part) => all + share * (light[part] ?? 0), 0)
  const x = root(sum([0.4124, 0.3576, 0.1805]) / 0.95047)
  const y = root(sum([0.2126, 0.7152, 0.0722]))
  const z = root(sum([0.0193, 0.1192, 0.9505]) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (one: ColorTriple, other: ColorTriple) =>
  Math.hypot(...one.map((value, part) => value - (other[part] ?? 0)))
