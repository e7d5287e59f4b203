import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { atriumVersion, isRange, isVersion, needsOf, satisfies } from '#contract/versionRange.ts'

describe('a range of versions', () => {
  it.each([
    ['*', ['0.0.0', '9.9.9'], []],
    ['1.2.3', ['1.2.3'], ['1.2.4', '1.2.2', '2.2.3']],
    ['1.2', ['1.2.0', '1.2.9'], ['1.3.0', '1.1.9']],
    ['1', ['1.0.0', '1.9.9'], ['2.0.0', '0.9.0']],
    ['^1.2', ['1.2.0', '1.9.0', '1.2.0-beta.1'], ['1.1.9', '2.0.0']],
    ['^1.2.3', ['1.2.3', '1.10.0'], ['1.2.2', '2.0.0']],
    ['^0.2.3', ['0.2.3', '0.2.9'], ['0.2.2', '0.3.0', '1.0.0']],
    ['^0.2', ['0.2.0', '0.2.9'], ['0.3.0']],
    ['^0.0.3', ['0.0.3'], ['0.0.4', '0.0.2']],
    ['^0', ['0.0.1', '0.9.9'], ['1.0.0']],
    ['~1.2.3', ['1.2.3', '1.2.9'], ['1.3.0', '1.2.2']],
    ['~1', ['1.0.0', '1.9.0'], ['2.0.0']],
    ['>=1.2 <3', ['1.2.0', '2.9.9'], ['1.1.9', '3.0.0']],
  ])('%s has %j and not %j', (range, within, beyond) => {
    expect(within.filter((version) => !satisfies(version, range))).toEqual([])
    expect(beyond.filter((version) => satisfies(version, range))).toEqual([])
  })

  it.each(['', 'latest', '^', '1.2.3.4', '=>1', '1.x', '^1 || ^2', 7, null])('is not %j', (text) => {
    expect(isRange(text)).toBe(false)
  })
})

it('a version has three numbers', () => {
  expect(['1.2.3', '1.2.3-beta.1', '1.2.3+7'].filter(isVersion)).toHaveLength(3)
  expect(['1.2', 'v1.2.3', '', 1, undefined].filter(isVersion)).toEqual([])
})

it('needs in a list take any version', () => {
  expect(needsOf(['a', 'b'])).toEqual([
    ['a', '*'],
    ['b', '*'],
  ])
  expect(needsOf({ a: '^1' })).toEqual([['a', '^1']])
  expect(needsOf()).toEqual([])
})

it('what ships with Atrium has the version of its package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(atriumVersion)
})
