import type { DataProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { menu } from '#contract/common/menu.ts'
import { store } from '#contract/brandDB/store.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

const resources = new Map([
  ['brandDB/brand', { contract: brand }],
  ['System/menu', { contract: menu }],
  ['brandDB/store', { contract: store }],
])

const provider = (): DataProvider =>
  createDataProvider({
    http: createHttp({ token: () => 't1', locale: () => 'zh_CN' }),
    resources,
    site: () => '2',
  })

const row = (_id: string, more: object = {}) => ({ _id, name: `Brand ${_id}`, rev: 1, ...more })
const page = { page: 3, perPage: 25 }
const sort = { field: 'name_en', order: 'DESC' } as const

afterEach(() => vi.unstubAllGlobals())

describe('a list', () => {
  it('asks for its page, order and filter at the current site', async () => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [row('a')], total: 61 } })
    const filter = { status: ['active', 'prospect'], q: '面包', founded_year: { $gte: 1990 } }
    const answer = await provider().getList('brandDB/brand', { pagination: page, sort, filter })
    expect(answer).toMatchObject({ data: [{ ...row('a'), id: 'a' }], total: 61 })
    const { query } = asked[0] ?? {}
    expect(query).toMatchObject({ site: '2', sort: '{"name_en":-1}', range: '50-74' })
    expect(JSON.parse(query?.['cond'] ?? '')).toEqual({
      status: ['active', 'prospect'],
      $q: '面包',
      founded_year: { $gte: 1990 },
    })
  })

  it.each([
    ['nothing', {}, undefined],
    ['nothing when texts and lists are empty', { name: '', status: [], q: '' }, undefined],
    ['for null and false', { code: null, is_active: false }, '{"code":null,"is_active":false}'],
    [
      'for dotted names',
      { data: { size: { $gt: 1 }, unit: 'm' } },
      '{"data.size":{"$gt":1},"data.unit":"m"}',
    ],
    ['what a given cond says, untouched', { cond: '{"name": "x"}' }, '{"name": "x"}'],
    ['for both, a given cond and filters', { cond: '{"a":1}', b: 2 }, '{"$and":[{"a":1},{"b":2}]}'],
  ])('asks %s', async (_, filter, cond) => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [], total: 0 } })
    await provider().getList('brandDB/brand', { pagination: page, sort, filter })
    expect(asked[0]?.query['cond']).toBe(cond)
  })

  it('orders by _id where react-admin says id', async () => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [], total: 0 } })
    await provider().getList('brandDB/brand', {
      pagination: page,
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    })
    expect(asked[0]?.query['sort']).toBe('{"_id":1}')
  })

  it('passes on the counters that a back end sends beside a list', async () => {
    fakeBackEnd({ 'GET /bdbrand': { list: [row('b1')], total: 1, counters: { active: 1 } } })
    const found = await provider().getList('brandDB/brand', { pagination: page, sort, filter: {} })
    expect(found).toMatchObject({ total: 1, meta: { counters: { active: 1 } } })
  })

  it.each([
    ['of a page that is not full ends there, and is counted', 24, 0, { hasNextPage: false }, 74],
    ['of the last full page too', 25, 0, { hasNextPage: false }, 75],
    [
      'of a full page goes on if there is one row more, and is not counted',
      25,
      1,
      { hasNextPage: true },
      undefined,
    ],
  ])('without a total, a list %s', async (_, rows, more, pageInfo, total) => {
    const { asked } = fakeBackEnd({
      'GET /bdbrand': ({ query }) => ({
        list: Array.from({ length: query['range'] === '75-75' ? more : rows }, (_, i) => row(`b${i}`)),
      }),
    })
    const found = await provider().getList('brandDB/brand', { pagination: page, sort, filter: {} })
    expect(found).toMatchObject({ pageInfo: { ...pageInfo, hasPreviousPage: true } })
    expect(found.total).toBe(total)
    expect(asked.map(({ query }) => query['range'])).toEqual(rows === 25 ? ['50-74', '75-75'] : ['50-74'])
  })

  it.each([
    ['no id', {}],
    ['null for its id', { _id: null }],
    ['an empty id', { _id: '' }],
  ])('with a record that has %s is refused by the name of its call', async (_, given) => {
    fakeBackEnd({ 'GET /bdbrand': { list: [row('a'), { name: 'B', ...given }], total: 2 } })
    const answer = provider().getList('brandDB/brand', { pagination: page, sort, filter: {} })
    await expect(answer).rejects.toHaveProperty('message', expect.stringContaining('/bdbrand'))
  })

  it.each(['.', '..', ''])('never asks for a record with the id "%s"', async (id) => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [], total: 0 } })
    await expect(provider().getOne('brandDB/brand', { id })).rejects.toHaveProperty('errcode', 4040)
    expect(asked).toEqual([])
  })

  it('of one store narrows the filter by it', async () => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [], total: 0 } })
    const filter = { status: 'active' }
    await provider().getManyReference('brandDB/brand', {
      target: 'category_id',
      id: 'c1',
      pagination: page,
      sort,
      filter,
    })
    expect(JSON.parse(asked[0]?.query['cond'] ?? '')).toEqual({ status: 'active', category_id: 'c1' })
  })

  it.each([
    ['that is missing', {}],
    ['that is no list', { list: {} }],
  ])('%s is a broken answer, not an empty list', async (_, data) => {
    fakeBackEnd({ 'GET /bdbrand': data })
    const answer = provider().getList('brandDB/brand', { pagination: page, sort, filter: {} })
    await expect(answer).rejects.toHaveProperty('message', '抱歉，网络错误')
  })

  it.each([
    ['a success without data', { errcode: 0 }],
    ['null', { data: null }],
    ['a list that is null', { data: { list: null, total: null } }],
  ])('that comes as %s is empty', async (_, answer) => {
    fakeBackEnd({ 'GET /bdbrand': () => Response.json(answer) })
    expect(await provider().getList('brandDB/brand', { pagination: page, sort, filter: {} })).toEqual({
      data: [],
      total: 0,
    })
    expect(await provider().getMany('brandDB/brand', { ids: ['a'] })).toEqual({ data: [] })
  })

  it('of a resource that nobody mounts is refused, not thrown', async () => {
    fakeBackEnd({})
    const answer = provider().getList('nobody/knows', { pagination: page, sort, filter: {} })
    await expect(answer).rejects.toThrow('nobody/knows')
  })

  it('ends with the signal', async () => {
    const abort = new AbortController()
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [], total: 0 } })
    await provider().getList('brandDB/brand', { pagination: page, sort, filter: {}, signal: abort.signal })
    expect(asked[0]?.init.signal).toBe(abort.signal)
  })
})

describe('one record', () => {
  it('is read by its id', async () => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand/a%2Fb': row('a/b') })
    expect(await provider().getOne('brandDB/brand', { id: 'a/b' })).toMatchObject({
      data: { ...row('a/b'), id: 'a/b' },
    })
    expect(asked[0]?.query).toEqual({ site: '2' })
  })

  it.each([
    ['the parameters', { site: '9' }],
    ['meta', { meta: { site: '9' } }],
  ])('is read at the site that %s give', async (_, given) => {
    const { asked } = fakeBackEnd({
      'GET /bdbrand/a': row('a'),
      'GET /bdbrand': { list: [row('a')], total: 1 },
    })
    const { getOne, getList, getMany, getManyReference } = provider()
    const page = {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'ASC' as const },
      filter: {},
    }
    await getOne('brandDB/brand', { id: 'a', ...given })
    await getList('brandDB/brand', { ...page, ...given })
    await getMany('brandDB/brand', { ids: ['a'], ...given })
    await getManyReference('brandDB/brand', { ...page, id: 's', target: 'store_id', ...given })
    expect(asked.map(({ query }) => query['site'])).toEqual(['9', '9', '9', '9'])
  })

  it('that comes as a success without data is not there', async () => {
    fakeBackEnd({ 'GET /bdbrand/a': Response.json({}) })
    const answer = provider().getOne('brandDB/brand', { id: 'a' })
    await expect(answer).rejects.toMatchObject({ errcode: 4040, isNetwork: false })
  })

  it('that is another than the one that was requested is refused, naming the call', async () => {
    fakeBackEnd({ 'GET /bdbrand/a': row('b') })
    const answer = provider().getOne('brandDB/brand', { id: 'a' })
    await expect(answer).rejects.toThrow('/bdbrand/a')
  })

  it('that is gone is refused', async () => {
    fakeBackEnd({ 'GET /bdbrand/a': refusal(4040, '不存在') })
    await expect(provider().getOne('brandDB/brand', { id: 'a' })).rejects.toHaveProperty('errcode', 4040)
  })
})

describe('referenced records', () => {
  it('come in the order asked, each once, missing ones left out', async () => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [row('a'), row('c')], total: 2 } })
    const { data } = await provider().getMany('brandDB/brand', { ids: ['c', 'x', 'a', 'c'] })
    expect(data.map(({ id }) => id)).toEqual(['c', 'a'])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.query).toEqual({ site: '2', cond: '{"_id":{"$in":["c","x","a"]}}', range: 'ALL' })
  })

  it.each([
    ['at all that the person has', () => ({ list: [row('s9')], total: 1 }), ['s2', 's9']],
    ['in vain where that is refused', () => refusal(4032, '没有这个地点的权限'), ['s2']],
  ])('of other sites are looked for %s', async (_, elsewhere, expected) => {
    const { asked } = fakeBackEnd({
      'GET /bdstore': ({ query }) =>
        query['site'] === 'ALL' ? elsewhere() : { list: [row('s2')], total: 1 },
    })
    const { data } = await provider().getMany('brandDB/store', { ids: ['s2', 's9'] })
    expect(data.map(({ id }) => id)).toEqual(expected)
    expect(asked.map(({ query }) => query['site'])).toEqual(['2', 'ALL'])
    expect(asked[1]?.query['cond']).toBe('{"_id":{"$in":["s9"]}}')
  })

  it('are not asked for when there are none', async () => {
    const { asked } = fakeBackEnd({})
    expect(await provider().getMany('brandDB/brand', { ids: [] })).toEqual({ data: [] })
    expect(asked).toEqual([])
  })

  it('are asked for 500 at a time', async () => {
    const { asked } = fakeBackEnd({ 'GET /bdbrand': { list: [], total: 0 } })
    await provider().getMany('brandDB/brand', { ids: Array.from({ length: 1001 }, (_, i) => `b${i}`) })
    expect(asked).toHaveLength(3)
  })
})

describe('saving a record', () => {
  const before = { ...row('a', { rev: 4, site_ids: ['2'], aliases: ['x'], website: null }), id: 'a' }

  it('a new record sends the fields one may write', async () => {
    const { asked } = fakeBackEnd({ 'POST /bdbrand': row('n') })
    const data = { name: 'New', code: 'NEW-1', store_count: 3, nonsense: 1, website: undefined }
    expect(await provider().create('brandDB/brand', { data })).toMatchObject({ data: { id: 'n' } })
    expect(asked[0]?.body).toEqual({ name: 'New', code: 'NEW-1' })
  })

  it('a new record goes with the key by which the server knows it again', async () => {
    const { asked } = fakeBackEnd({ 'POST /bdbrand': row('n') })
    await provider().create('brandDB/brand', { data: {}, meta: { idempotencyKey: 'k1' } })
    expect(asked[0]?.headers).toMatchObject({ 'idempotency-key': 'k1' })
  })

  it('sends what changed and the revision it is based on', async () => {
    const { asked } = fakeBackEnd({ 'PUT /bdbrand': row('a', { rev: 5 }) })
    const data = { ...before, name: 'Renamed', aliases: ['x', 'y'], site_ids: ['9'], code: 'NEW-1' }
    const answer = await provider().update('brandDB/brand', { id: 'a', data, previousData: before })
    expect(answer).toMatchObject({ data: { id: 'a', rev: 5 } })
    expect(asked[0]?.query).toEqual({ cond: '{"_id":"a"}' })
    expect(asked[0]?.body).toEqual({ name: 'Renamed', aliases: ['x', 'y'], rev: 4 })
  })

  it('asks for nothing when nothing changed', async () => {
    const { asked } = fakeBackEnd({})
    const data = { ...before, aliases: ['x'], website: undefined }
    expect(await provider().update('brandDB/brand', { id: 'a', data, previousData: before })).toEqual({
      data: before,
    })
    expect(asked).toEqual([])
  })

  it('empties a field by null', async () => {
    const { asked } = fakeBackEnd({ 'PUT /bdbrand': row('a') })
    const previousData = { ...before, website: 'https://x' }
    await provider().update('brandDB/brand', { id: 'a', data: { ...before, website: null }, previousData })
    expect(asked[0]?.body).toEqual({ website: null, rev: 4 })
  })

  it('is done when the back end says so and no more', async () => {
    const done = () => Response.json({ errcode: 0, errmsg: '' })
    fakeBackEnd({ 'POST /bdbrand': done, 'PUT /bdbrand': done, 'DELETE /bdbrand': done })
    const made = await provider().create('brandDB/brand', { data: { name: 'New' } })
    expect(made).toEqual({ data: { id: '', name: 'New' } })
    const data = { ...before, name: 'Renamed' }
    const changed = await provider().update('brandDB/brand', { id: 'a', data, previousData: before })
    expect(changed).toEqual({ data })
    expect(await provider().delete('brandDB/brand', { id: 'a' })).toEqual({ data: { id: 'a' } })
  })

  it('is refused, naming the call, if the record that it made has no id', async () => {
    fakeBackEnd({ 'POST /bdbrand': { name: 'New', rev: 1 } })
    await expect(provider().create('brandDB/brand', { data: { name: 'New' } })).rejects.toThrow('/bdbrand')
  })

  it('tells the form which fields are wrong, by message key', async () => {
    fakeBackEnd({
      'POST /bdbrand': refusal(4004, '请检查', { fields: { name: 'required', code: 'pattern' } }),
    })
    await expect(provider().create('brandDB/brand', { data: {} })).rejects.toMatchObject({
      errcode: 4004,
      message: '请检查',
      body: { errors: { name: 'atrium.validation.required', code: 'atrium.validation.pattern' } },
    })
  })

  it('tells the form of a duplicate', async () => {
    fakeBackEnd({ 'POST /bdbrand': refusal(4090, '重复', { fields: { code: 'duplicate' } }) })
    await expect(provider().create('brandDB/brand', { data: {} })).rejects.toMatchObject({
      body: { errors: { code: 'atrium.validation.duplicate' } },
    })
  })

  it('over a newer record is refused with that record', async () => {
    fakeBackEnd({ 'PUT /bdbrand': refusal(4092, '已被修改', { current: row('a', { rev: 6 }) }) })
    const saving = provider().update('brandDB/brand', { id: 'a', data: { name: 'x' }, previousData: before })
    await expect(saving).rejects.toMatchObject({ errcode: 4092, data: { current: { rev: 6 } } })
  })
})

describe('many records', () => {
  it('are changed by their ids, 500 at a time', async () => {
    const { asked } = fakeBackEnd({ 'PUT /bdbrand': { list: [], total: 0 } })
    const ids = Array.from({ length: 501 }, (_, i) => `b${i}`)
    const answer = await provider().updateMany('brandDB/brand', { ids, data: { status: 'inactive', rev: 3 } })
    expect(answer).toEqual({ data: ids })
    expect(asked.map(({ query }) => JSON.parse(query['cond'] ?? '')._id.$in.length)).toEqual([500, 1])
    expect(asked[0]?.body).toEqual({ status: 'inactive' })
  })

  it('are removed by their ids', async () => {
    const { asked } = fakeBackEnd({ 'DELETE /bdbrand': { removed: 2 } })
    expect(await provider().deleteMany('brandDB/brand', { ids: ['a', 'b'] })).toEqual({ data: ['a', 'b'] })
    expect(asked[0]?.query).toEqual({ cond: '{"_id":{"$in":["a","b"]}}' })
  })

  it('are removed with their number when they are many, which the back end then wants to know', async () => {
    const { asked } = fakeBackEnd({ 'DELETE /bdbrand': { removed: 500 } })
    const ids = Array.from({ length: 521 }, (_, i) => `b${i}`)
    await provider().deleteMany('brandDB/brand', { ids })
    expect(asked.map(({ query }) => query['expect'])).toEqual(['500', '21'])
  })

  it('are removed by a condition with their number, at the site whose list it was chosen in', async () => {
    const { asked } = fakeBackEnd({ 'DELETE /bdbrand': { removed: 40 }, 'DELETE /bdstore': { removed: 40 } })
    const matching = { filter: { status: ['inactive'], q: 'old' }, count: 40 }
    const { deleteMany } = provider()
    expect(await deleteMany('brandDB/brand', { ids: [], meta: { matching } })).toEqual({ data: [] })
    await deleteMany('brandDB/store', { ids: [], meta: { matching: { filter: {}, count: 40 } } })
    expect(asked.map(({ query }) => query)).toEqual([
      { cond: '{"status":["inactive"],"$q":"old"}', expect: '40' },
      { site: '2', cond: '{"_id":{"$gt":""}}', expect: '40' },
    ])
  })

  it('one alone is removed by its id', async () => {
    const { asked } = fakeBackEnd({ 'DELETE /bdbrand': { removed: 1 } })
    expect(await provider().delete('brandDB/brand', { id: 'a' })).toEqual({ data: { id: 'a' } })
    expect(asked[0]?.query).toEqual({ cond: '{"_id":"a"}' })
  })
})
