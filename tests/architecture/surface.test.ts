import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { breaksBetween } from '#tools/surface/breaks.js'
import { emitDeclarations } from '#tools/surface/emitDeclarations.js'
import { announcedIn, releasedSurface, surfaceFile, unannounced } from '#tools/surface/release.js'
import { modulesIn, stableFaces } from '#tools/surface/surfaceText.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const released = stableFaces.map((face) => readFileSync(surfaceFile(root, face), 'utf8'))
const before = releasedSurface(root)

describe('what the stable faces export', () => {
  it('breaks no package that was written for the last release, unless the changelog says so', () => {
    expect(unannounced(root, before, emitDeclarations(root))).toEqual([])
  }, 120_000)

  it.each([
    [
      'an export is gone',
      ["export { Chart } from '#src/kit/value/chart/Chart'\n", ''],
      { name: 'Chart', at: 'Chart', was: 'declare function Chart(', is: 'no longer exported' },
    ],
    [
      'a type of an export that is not exported itself has changed',
      ["readonly as?: 'line';", "readonly as?: 'bar';"],
      { name: 'Chart', at: 'ChartSeries.as', was: "'line'", is: "readonly as?: 'bar';" },
    ],
    [
      'an option is gone',
      ['readonly medians?: string;', ''],
      { name: 'Chart', at: 'ChartProps.medians', was: 'medians', is: 'gone' },
    ],
    [
      'an option is required',
      ['readonly medians?: string;', 'readonly medians: string;'],
      { name: 'Chart', at: 'ChartProps.medians', was: 'medians?', is: 'readonly medians: string;' },
    ],
    [
      'a function needs more',
      ['useRetryKey(): (data', 'useRetryKey(prefix: string): (data'],
      { name: 'useRetryKey', at: 'useRetryKey', was: 'useRetryKey()', is: 'prefix: string' },
    ],
    [
      'a function returns something else',
      ['useRetryKey(): (data: object) => string', 'useRetryKey(): (data: object) => number'],
      { name: 'useRetryKey', at: 'useRetryKey', was: '=> string', is: '=> number' },
    ],
    [
      'a result may be missing',
      ['readonly isPrevious: boolean;', 'readonly isPrevious?: boolean;'],
      { name: 'CallResult', at: 'CallResult.isPrevious', was: 'isPrevious:', is: 'isPrevious?:' },
    ],
  ])('is reported with its old and its new type if %s', (_what, [old = '', next = ''], expected) => {
    expect(breaksBetween(before, changed(old, next))).toEqual([
      { ...expected, was: expect.stringContaining(expected.was), is: expect.stringContaining(expected.is) },
    ])
  })

  it.each([
    ['an option', 'readonly medians?: string;', 'readonly medians?: string; readonly more?: number;'],
    ['a choice of an option', "readonly as?: 'line';", "readonly as?: 'line' | 'bar';"],
    [
      'an export',
      'export { Chart } from',
      "export { ChartData } from '#src/kit/value/chart/ChartData'\nexport { Chart } from",
    ],
    ['a parameter that may be left out', 'useRetryKey(): (data', 'useRetryKey(prefix?: string): (data'],
    ['another name of a type that is not exported', 'ChartSeries', 'ChartRow'],
  ])('may have in addition %s', (_what, old, next) => {
    expect(breaksBetween(before, changed(old, next))).toEqual([])
  })
})

it('a version may break what the list "Breaking" of the changelog names, until the next release', () => {
  const changelog =
    '## Unreleased\n\n- `Table`\n\n### Breaking\n\n- `Chart` is gone.\n\n## 1.0\n\n### Breaking\n\n- `Input`\n'
  expect([...announcedIn(changelog)]).toEqual(['Chart'])
})

/** The released surface with something else in one place. */
function changed(old: string, next: string) {
  expect(released.join('').includes(old)).toBe(true)
  return modulesIn(released.map((text) => text.replaceAll(old, next)))
}
