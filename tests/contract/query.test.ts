import { describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { param } from '#contract/System/param.ts'
import { printQuery, printRange } from '#contract/printQuery.ts'
import { isEmptyCond, parseCond, parseRange, parseSort } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'

const cond = (value: unknown) => parseCond(JSON.stringify(value), brand.fields)
const refusal = (work: () => unknown): number | undefined => {
  try {
    work()
  } catch (error) {
    if (error instanceof ApiError) return error.errcode
    throw error
  }
  return 0
}

describe('a condition', () => {
  it('reads equality, lists, operators and combinations', () => {
    expect(cond({ status: 'active' })).toEqual({ field: 'status', path: [], op: '$eq', value: 'active' })
    expect(cond({ status: ['active', 'inactive'] })).toMatchObject({
      op: '$in',
      value: ['active', 'inactive'],
    })
    expect(cond({ price_band: { $gte: 2, $lt: 4 } })).toMatchObject({ and: [{ op: '$gte' }, { op: '$lt' }] })
    expect(cond({ $or: [{ name: 'a' }, { name: { $like: 'b' } }] })).toMatchObject({
      or: [{ op: '$eq' }, { op: '$like' }],
    })
    expect(cond({ $q: 'tea' })).toEqual({ q: 'tea' })
    expect(parseCond('{"value.CNY":1}', param.fields)).toMatchObject({
      field: 'value',
      path: ['CNY'],
    })
  })

  it('takes no condition as every row, which a change refuses', () => {
    expect(isEmptyCond(parseCond(undefined, brand.fields), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({}), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ $and: [{}, {}] }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ $or: [{ name: 'a' }, {}] }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ $q: '  ' }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ _id: { $nin: [] } }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ name: { $like: '' } }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ rev: { $exists: true } }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ _id: { $ne: null } }), brand.fields)).toBe(true)
    expect(isEmptyCond(cond({ name_en: { $exists: true } }), brand.fields)).toBe(false)
    expect(isEmptyCond(cond({ name: 'a' }), brand.fields)).toBe(false)
  })

  it.each([
    ['broken JSON', '{"a"', 4002],
    ['a list instead of an object', '[]', 4002],
    ['an empty combination', '{"$or":[]}', 4002],
    ['an operator object without operators', '{"name":{}}', 4002],
    ['an unknown field', '{"password_hash":"x"}', 4003],
    ['a name of every object', '{"constructor":"x"}', 4003],
    ['a hidden name', '{"__proto__x":1}', 4003],
    ['an unknown operator', '{"name":{"$where":"1"}}', 4003],
    ['a dotted name of a plain field', '{"name.x":"1"}', 4003],
    ['text for a number', '{"price_band":"3"}', 4001],
    ['a fraction for a whole number', '{"price_band":1.5}', 4001],
    ['a number out of range', '{"price_band":3000000000}', 4001],
    ['more texts to look into than is bearable', likes(11), 4002],
    ['like on a number', '{"price_band":{"$like":"3"}}', 4001],
    ['greater than nothing', '{"price_band":{"$gt":null}}', 4001],
    ['a NUL', '{"name":"a\\u0000"}', 4001],
    ['half a surrogate pair', '{"name":"\\ud800"}', 4001],
    ['a single value for $in', '{"name":{"$in":"a"}}', 4001],
    ['a search for a number', '{"$q":1}', 4001],
  ])('refuses %s', (_, text, errcode) => {
    expect(refusal(() => parseCond(text, brand.fields))).toBe(errcode)
  })

  it('refuses what is nested deeper than five or has more than fifty tests', () => {
    const nested = (depth: number): unknown => (depth === 1 ? { name: 'a' } : { $and: [nested(depth - 1)] })
    expect(refusal(() => cond(nested(5)))).toBe(0)
    expect(refusal(() => cond(nested(6)))).toBe(4002)
    const wide = (tests: number) => ({
      $or: Array.from({ length: tests / 2 }, (_, i) => ({ name: String(i) })),
    })
    expect(refusal(() => cond(wide(50)))).toBe(0)
    expect(refusal(() => cond(wide(52)))).toBe(4002)
    expect(refusal(() => cond({ $and: Array.from({ length: 51 }, () => ({})) }))).toBe(4002)
  })

  it('counts each word that is searched for as a test', () => {
    const search = (words: number) => cond({ $q: ' a'.repeat(words) })
    expect(refusal(() => search(50))).toBe(0)
    expect(refusal(() => search(51))).toBe(4002)
    expect(refusal(() => cond({ $or: Array.from({ length: 20 }, () => ({ $q: 'a b c' })) }))).toBe(4002)
  })
})

describe('an order', () => {
  it('keeps the order of the keys and takes both spellings', () => {
    expect(parseSort('{"status":-1,"name":"asc"}', brand.fields)).toEqual([
      { field: 'status', descending: true },
      { field: 'name', descending: false },
    ])
    expect(parseSort(undefined, brand.fields)).toBeNull()
  })

  it.each([
    ['{"nope":1}', 4003],
    ['{"name":2}', 4002],
    ['{"name":"up"}', 4002],
    ['name', 4002],
    ['{"name":"asc; drop table brand"}', 4002],
  ])('refuses %s', (text, errcode) => {
    expect(refusal(() => parseSort(text, brand.fields))).toBe(errcode)
  })
})

describe('a range of rows', () => {
  it('takes 0-24, [0,24], ALL, and 20 rows when nothing is said', () => {
    expect(parseRange('0-24')).toEqual({ start: 0, end: 24 })
    expect(parseRange('[25,49]')).toEqual({ start: 25, end: 49 })
    expect(parseRange('ALL')).toBe('ALL')
    expect(parseRange(undefined)).toEqual({ start: 0, end: 19 })
    expect(parseRange('0-499')).toEqual({ start: 0, end: 499 })
  })

  it.each([
    ['0-500', 4005],
    ['5-4', 4001],
    ['-1-4', 4001],
    ['all', 4001],
    ['0-1e3', 4001],
  ])('refuses %s', (text, errcode) => {
    expect(refusal(() => parseRange(text))).toBe(errcode)
  })
})

describe('printing a query', () => {
  it('makes JSON of objects and leaves text as it is', () => {
    const printed = new URLSearchParams(
      printQuery({ cond: { a: 1 }, sort: '{"raw":1}', site: undefined, range: 'ALL' }),
    )
    expect(Object.fromEntries(printed)).toEqual({ cond: '{"a":1}', sort: '{"raw":1}', range: 'ALL' })
  })

  it('counts rows from 0 and pages from 1', () => {
    expect(printRange(1, 25)).toBe('0-24')
    expect(printRange(3, 10)).toBe('20-29')
  })
})

/** A condition that looks into the description so many times. */
function likes(times: number): string {
  const tests = Array.from({ length: times }, (_, index) => ({ description: { $like: `x${index}` } }))
  return JSON.stringify({ $or: tests })
}
