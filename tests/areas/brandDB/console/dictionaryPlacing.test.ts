import { describe, expect, it } from 'vitest'
import { classifications } from '#src/resources/brandDB/brandDictionary/levels.tsx'
import type { Entry } from '#src/kit/page/dictionary/DictionaryLevel.ts'
import { mayPlace, placing } from '#src/kit/page/dictionary/placing.ts'

const [category, level1, level2] = classifications
if (!category || !level1 || !level2) throw new Error('There are three levels')

const entry = (level: typeof category, id: string, holder: string | null, order: number): Entry => ({
  id: `${level.key}:${id}`,
  level,
  resource: level.key,
  record: { id, order },
  holder,
})
const food = entry(category, 'food', null, 1)
const wear = entry(category, 'wear', null, 2)
const hotpot = entry(level1, 'hotpot', food.id, 1)
const noodles = entry(level1, 'noodles', food.id, 2)
const women = entry(level1, 'women', wear.id, 1)
const sichuan = entry(level2, 'sichuan', hotpot.id, 1)
const all = [food, wear, hotpot, noodles, women, sichuan]
const stored = (placed: ReturnType<typeof placing>) =>
  placed.map(({ entry: { record }, values }) => [record.id, values])

describe('an entry of the classifications', () => {
  it('goes beside its like, and into what is of the level above', () => {
    expect(mayPlace(classifications, wear, 'before', food)).toBe(true)
    expect(mayPlace(classifications, hotpot, 'after', women)).toBe(true)
    expect(mayPlace(classifications, hotpot, 'into', wear)).toBe(true)
    expect(mayPlace(classifications, sichuan, 'into', noodles)).toBe(true)
  })

  it('goes nowhere else', () => {
    expect(mayPlace(classifications, hotpot, 'into', food)).toBe(false)
    expect(mayPlace(classifications, hotpot, 'before', wear)).toBe(false)
    expect(mayPlace(classifications, sichuan, 'into', wear)).toBe(false)
    expect(mayPlace(classifications, food, 'into', hotpot)).toBe(false)
  })

  it('goes into another of its level if that is a tree itself, and back to the top', () => {
    expect(mayPlace(classifications, food, 'into', wear)).toBe(true)
    expect(stored(placing(all, food, 'into', wear))).toEqual([['food', { parent: 'wear' }]])
    const below = entry(category, 'shoes', wear.id, 1)
    expect(mayPlace(classifications, below, 'into', wear)).toBe(false)
    expect(stored(placing([...all, below], below, 'after', wear))).toEqual([
      ['shoes', { order: 3, parent: null }],
    ])
  })

  it('stores the places that change, and what holds it now', () => {
    expect(stored(placing(all, noodles, 'before', hotpot))).toEqual([
      ['noodles', { order: 1 }],
      ['hotpot', { order: 2 }],
    ])
    expect(stored(placing(all, hotpot, 'before', women))).toEqual([
      ['hotpot', { category_id: 'wear' }],
      ['women', { order: 2 }],
    ])
    expect(stored(placing(all, sichuan, 'into', women))).toEqual([['sichuan', { level1_id: 'women' }]])
    expect(stored(placing(all, wear, 'after', food))).toEqual([])
  })
})
