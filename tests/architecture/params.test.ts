import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paramWords } from '#contract/System/param.words.ts'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'

const declared = shippedHalves.flatMap(({ params = {} }) => Object.entries<ParamDefinition>(params))

const textOf = (...patterns: string[]): string =>
  globSync(patterns)
    .filter((file) => !file.includes('/demo/') && !file.endsWith('architecture/params.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const sources = textOf('server/**/*.ts', 'src/**/*.{ts,tsx}')
const tests = textOf('tests/**/*.{ts,tsx}')
const units = paramWords.screen?.['unit']

describe.each(declared)('the parameter %s', (name, { type, initial, kind, unit, min, max, text }) => {
  it('says what it does in three languages', () => {
    expect(Object.values(text ?? {}).filter(Boolean)).toHaveLength(3)
  })

  it('has a range and a unit if it is a number, or says what the numbers in it are', () => {
    const isNumber = type === 'int' || type === 'decimal'
    const isBounded = Number(min) < Number(max) && Object.hasOwn(units ?? {}, unit ?? 'none')
    expect(!isNumber || isBounded).toBe(true)
    const hasNumbers = type === 'json' && /\d/.test(JSON.stringify(initial))
    expect(!hasNumbers || kind !== undefined).toBe(true)
  })

  it('is read, and a test shows what for', () => {
    expect(sources).toContain(name)
    expect(tests).toContain(name)
  })
})

it('no code reads a parameter that nobody declares', () => {
  const read = [...sources.matchAll(/\bparams?\(\s*'(\w+\.\w+)'/g)].map(([, name = '']) => name)
  expect(read.length).toBeGreaterThan(20)
  const known = new Set(declared.map(([name]) => name))
  expect(read.filter((name) => !known.has(name))).toEqual([])
})
