import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colours, themeFor } from '#src/layout/theme.ts'

const css = readFileSync('src/layout/tokens.css', 'utf8')
const tokens = tokensIn(css)

const texts = ['text', 'text-2', 'text-3', 'accent', 'red', 'amber', 'green', 'blue']
const grounds = ['page', 'card', 'selected', 'hover']

describe.each(['light', 'dark'] as const)('the %s look', (appearance) => {
  const colour = tokens[appearance]

  it.each(Object.entries(colours[appearance]))('has one %s in MUI and in the variables', (name, value) => {
    expect(value).toBe(colour[variableOf(name)])
  })

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['red', 'amber', 'green', 'blue', 'accent'])('%s can be read on its own soft ground', (name) => {
    expect(contrast(colour[name], colour[`${name}-soft`])).toBeGreaterThanOrEqual(4.5)
  })

  it('has readable words on filled buttons, and control borders one can see', () => {
    for (const fill of ['accent', 'accent-strong', 'red']) {
      expect(contrast(colour['on-accent'], colour[fill])).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colour['line-control'], colour['card'])).toBeGreaterThanOrEqual(3)
    expect(contrast(colour['focus'], colour['page'])).toBeGreaterThanOrEqual(3)
  })

  it('is MUI’s mode too', () => {
    expect(themeFor(appearance).palette.mode).toBe(appearance)
  })
})

it('dark names every colour that light does', () => {
  const [, block = ''] = /:root \{(.*?)\}/s.exec(css) ?? []
  expect(block).not.toMatch(/--[\w-]+: #/)
})

it.each(['light', 'dark'] as const)('the page of the API has the %s colours of the console', (appearance) => {
  const own = Object.entries(tokensIn(readFileSync('server/app/docs.css', 'utf8'))[appearance])
  expect(own.length).toBeGreaterThan(15)
  for (const [name, value] of own) expect([name, value]).toEqual([name, tokens[appearance][name]])
})

/** The hex colours of both looks, by variable. */
function tokensIn(styles: string) {
  const pairs = [...styles.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)]
  const look = (at: number): Record<string, string | undefined> =>
    Object.fromEntries(pairs.map((pair) => [pair[1], pair[at]]))
  return { light: look(2), dark: look(3) }
}

const variableOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')

/** WCAG 2.2, from 1 to 21. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('No such token')
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
