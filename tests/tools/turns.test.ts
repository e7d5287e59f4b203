import { describe, expect, it } from 'vitest'
import { notNow, turnNow, turns } from '#tools/turns.js'

const files = Array.from({ length: 4 * turns + 3 }, (_, at) => `tests/e2e/${at}.test.ts`)
const all = Array.from({ length: turns }, (_, turn) => turn)
const parts = all.map((turn) => files.filter((file) => !notNow(files, turn).includes(file)))

describe('the long tests', () => {
  it('are all run in one round of turns, each once', () => {
    expect(parts.flat().toSorted()).toEqual(files.toSorted())
  })

  it('are dealt into parts of nearly the same size', () => {
    const sizes = parts.map(({ length }) => length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  it('begin again after the last part', () => {
    expect(notNow(files, turns)).toEqual(notNow(files, 0))
  })

  it('have a turn at each commit', () => {
    expect(all).toContain(turnNow())
  })
})
