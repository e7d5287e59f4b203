import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { condOf, sortOf } from '#contract/listQuery.ts'
import { parseCond, parseSort } from '#contract/query.ts'
import { knownParams, type AskedParams } from '#src/kit/table/list/knownParams.ts'
import { contract } from '#tools/contract.ts'

const known = (asked: AskedParams) => knownParams(asked, brand)

describe('what a list is asked for', () => {
  it.each<AskedParams>([
    {},
    { sort: 'name', order: 'DESC', page: '2', perPage: '50', filter: { q: '茶', status: ['active'] } },
    { sort: 'id', order: 'ASC', page: 1, perPage: 25, filter: {} },
    { filter: { founded_year: { $gte: 1990 } } },
    { filter: { $step: 'approve' } },
  ])('stays as it is if all of it is known: %j', (asked) => {
    expect(known(asked)).toBe(asked)
  })

  it.each<[AskedParams, AskedParams]>([
    [{ sort: 'foo', order: 'ASC', page: '1' }, { page: '1' }],
    [{ sort: 'name', order: 'sideways' }, {}],
    [{ filter: { foo: 1, status: ['active'] } }, { filter: { status: ['active'] } }],
    [{ filter: { founded_year: { $near: 1990 }, q: 'a' } }, { filter: { q: 'a' } }],
    [{ filter: { founded_year: 'nope' }, page: 'x' }, { filter: {} }],
    [{ filter: 'no JSON' }, { filter: {} }],
    [{ filter: [1] }, { filter: {} }],
    [{ perPage: 100_000, page: 0 }, {}],
  ])('is left without what is not: %j', (asked, expected) => {
    expect(known(asked)).toEqual(expected)
  })

  it('is something that every list can answer afterwards, whatever it was', () => {
    const resources = Object.values(contract.resources)
    const names = fc.constantFrom(
      'q',
      'cond',
      'name',
      'site',
      '_id',
      'created_at',
      'status',
      '$or',
      '__proto__',
      'constructor',
    )
    const asked = fc.record(
      {
        filter: fc.oneof(fc.dictionary(names, fc.jsonValue(), { maxKeys: 3 }), fc.jsonValue()),
        sort: fc.oneof(names, fc.jsonValue()),
        order: fc.constantFrom('ASC', 'DESC', 'x', null, 1),
        page: fc.jsonValue(),
        perPage: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...resources), asked, (resource, one) => {
        const { filter, sort, order } = knownParams(one, resource)
        const answer = () => {
          const cond = condOf((filter ?? {}) as Record<string, unknown>)
          if (cond !== undefined) parseCond(cond, { ...resource.fields, ...resource.asked })
          if (typeof sort === 'string' && sort !== '')
            parseSort(JSON.stringify(sortOf({ field: sort, order: String(order) })), resource.fields)
        }
        expect(answer).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})
