import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

// The business clock is at 2026-11-15.
const day = (date: string) => Date.parse(`${date}T00:00:00+08:00`) / 1000
const [sets, items, reports] = ['/ts/daily/itemset', '/ts/daily/items', '/ts/daily/scoring']

const server = await serverForTests()
const manager = await server.as('gz.manager')
const officer = await server.as('gz.officer')

const step = (_id: string, action: string) => manager.update(sets, { _id }, { action })
const item = (set_id: string, code: string, more: object = {}) => ({
  set_id,
  code,
  section: 'greeting',
  name: `项目 ${code}`,
  weight: 50,
  max_score: 10,
  ...more,
})
const drafted = async (more: object = {}) =>
  (await manager.create(sets, { site: '2', effective_from: '2026-11-20', ...more })).data
const setNow = async (_id: string) => (await manager.call('GET', `${sets}/${_id}`)).data

describe('a set of items', () => {
  it('is put into force once its weights add up to 100, and never changes afterwards', async () => {
    const draft = await drafted()
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      name: '广州店 · 第 1 版',
      name_tc: '廣州店 · 第 1 版',
      name_en: 'Guangzhou · version 1',
      items_count: 0,
      weight_sum: 0,
    })
    const { data: first } = await manager.create(items, item(draft._id, 'A1'))
    expect(await step(draft._id, 'activate')).toMatchObject({
      errcode: 4004,
      data: { fields: { weight_sum: expect.anything() } },
    })
    await manager.create(items, item(draft._id, 'A2', { weight: 49.99 }))
    expect((await step(draft._id, 'activate')).errcode).toBe(4004)
    const { data: list } = await manager.list(items, { cond: { set_id: draft._id } })
    expect(list).toMatchObject({ total: 2, weight_sum: 99.99 })
    expect((await manager.update(items, { _id: first._id }, { weight: 50.01 })).errcode).toBe(0)
    expect((await step(draft._id, 'activate')).data).toMatchObject({ status: 'active', weight_sum: 100 })

    const refused = [
      await manager.update(items, { _id: first._id }, { weight: 1 }),
      await manager.remove(items, { _id: first._id }),
      await manager.create(items, item(draft._id, 'A3')),
      await manager.update(sets, { _id: draft._id }, { effective_from: '2026-11-21' }),
      await manager.remove(sets, { _id: draft._id }),
    ]
    expect(refused.map(({ errcode }) => errcode)).toEqual([4091, 4091, 4091, 4091, 4091])
  })

  it('begins today or later, at a site or in a region, and with 5 points each on the five-point scale', async () => {
    expect(
      (await manager.create(sets, { site: '2', region: 'HK', effective_from: '2026-12-01' })).errcode,
    ).toBe(4004)
    const early = await drafted({ category_id: 'BC2', effective_from: '2026-11-14', scale: 'five' })
    const only = (await manager.create(items, item(early._id, 'A1', { weight: 100 }))).data
    expect(await step(early._id, 'activate')).toMatchObject({
      data: { fields: { scale: expect.anything() } },
    })
    await manager.update(items, { _id: only._id }, { max_score: 5 })
    expect(await step(early._id, 'activate')).toMatchObject({
      data: { fields: { effective_from: expect.anything() } },
    })
    expect((await manager.remove(sets, { _id: early._id })).data).toEqual({ removed: 1 })
    expect((await manager.list(items, { cond: { set_id: early._id } })).data.total).toBe(0)
  })

  it('follows the version before from its first day, while reports keep the set that they began with', async () => {
    const { db } = server.database
    const { rows } = await sql<{ store_id: string }>`
      select _id as store_id from store
      where site = '2' and not is_split and not is_merge and is_active and category_id <> 'BC1' and not exists (
        select from scoring_report where store_id = store._id and stat_time >= ${day('2026-11-13')})
      order by 1 limit 2`.execute(db)
    const [old = '', other = ''] = rows.map(({ store_id }) => store_id)
    const start = async (store_id: string, date: string) =>
      (await manager.create(reports, { site: '2', store_id, stat_time: day(date) })).data
    const before = await start(old, '2026-11-15')
    expect(before.set_id).toBe('IS-mainland')

    // The version of the first test begins on the 20th: this one takes its place on the 15th until then.
    const today = await drafted({ effective_from: '2026-11-15' })
    await manager.create(items, item(today._id, 'A1', { weight: 100 }))
    expect((await step(today._id, 'activate')).data).toMatchObject({ effective_to: '2026-11-19', version: 2 })
    const after = await start(other, '2026-11-15')
    expect([after.set_id, after.items.length]).toEqual([today._id, 1])
    expect((await start(old, '2026-11-15')).items).toHaveLength(25)

    await step(today._id, 'revise')
    const { data: drafts } = await manager.list(sets, { cond: { site: '2', status: 'draft' } })
    const next = drafts.list[0]
    expect(next).toMatchObject({ version: 3, effective_from: '2026-11-16', items_count: 1, weight_sum: 100 })
    await step(next._id, 'activate')
    expect(await setNow(today._id)).toMatchObject({ status: 'active', effective_to: '2026-11-15' })

    // Two days later.
    await sql`update score_item_set set effective_from = effective_from - 2, effective_to = effective_to - 2
      where site = '2' and status = 'active'`.execute(db)
    expect((await setNow(today._id)).status).toBe('retired')
    expect((await start(other, '2026-11-14')).set_id).toBe(next._id)
    // A day that is entered late is scored by the set of that day.
    expect((await start(old, '2026-11-13')).set_id).toBe(today._id)
  })

  it('goes on if the version after it is taken out of use before it begins', async () => {
    const at = { category_id: 'BC2' }
    const inForce = async (effective_from: string, more: object = {}) => {
      const { _id } = await drafted({ ...at, effective_from, ...more })
      await manager.create(items, item(_id, 'A1', { weight: 100 }))
      expect((await step(_id, 'activate')).errcode).toBe(0)
      return _id
    }
    const [first, second] = [await inForce('2026-11-15'), await inForce('2026-11-20')]
    const third = await inForce('2026-11-25')
    expect((await setNow(first)).effective_to).toBe('2026-11-19')
    expect((await step(second, 'retire')).data.status).toBe('retired')
    expect(await setNow(first)).toMatchObject({
      status: 'active',
      effective_to: '2026-11-24',
      updated_by: null,
    })
    expect((await step(third, 'retire')).data.status).toBe('retired')
    expect(await setNow(first)).toMatchObject({ status: 'active', effective_to: null })
    // One that has begun ends without the one before coming back.
    const now = await inForce('2026-11-16')
    await sql`update score_item_set set effective_from = effective_from - 1, effective_to = effective_to - 1
      where _id in (${first}, ${now})`.execute(server.database.db)
    expect((await step(now, 'retire')).data.status).toBe('retired')
    expect((await setNow(first)).effective_to).toBe('2026-11-14')
  })

  it('is found by a scoring day and a category, with the sum of its weights', async () => {
    const admin = await server.as('admin')
    const at = async (cond: object) => {
      const { data } = await admin.list(items, { cond, range: 'ALL' })
      return [new Set(data.list.map(({ set_id }: { set_id: string }) => set_id)), data.weight_sum]
    }
    expect(await at({ at: day('2026-11-13'), category_id: 'BC1' })).toEqual([new Set(['IS-food']), 100])
    expect(await at({ at: day('2020-01-01') })).toEqual([new Set(), 0])
    expect((await at({ set_id: 'IS-mainland', section: 'discipline' }))[1]).toBe(15)
  })

  it('is found by the sites at which it applies, and named in three languages', async () => {
    const admin = await server.as('admin')
    const standard = ['IS-mainland', 'IS-food', 'IS-hongkong']
    const at = async (site: string) => {
      const { data } = await admin.list(sets, {
        cond: { applies_at: [site], _id: standard },
        sort: { _id: 1 },
      })
      return data.list.map(({ name, name_tc, name_en }: Record<string, string>) => [name, name_tc, name_en])
    }
    const [food, mainland] = await at('2')
    expect(food).toEqual([
      '所有站点 · 餐饮 · 第 1 版',
      '所有站點 · 餐飲 · 第 1 版',
      expect.stringMatching(/^All sites · .+ · version 1$/),
    ])
    expect(mainland).toEqual(['所有站点 · 第 1 版', '所有站點 · 第 1 版', 'All sites · version 1'])
    expect(await at('10')).toContainEqual(['香港 · 第 1 版', '香港 · 第 1 版', 'Hong Kong · version 1'])
    expect(await at('2')).toHaveLength(2)
  })

  it('is kept by those who have every site if it applies at more than one, and copied for a site by its manager', async () => {
    const admin = await server.as('admin')
    const change = (_id: string, doc: object) => manager.update(sets, { _id }, doc)
    const [{ _id: item_id }] = (await manager.list(items, { cond: { set_id: 'IS-mainland' } })).data.list
    const draft = (await admin.create(sets, { region: 'HK', effective_from: '2026-12-01' })).data
    const refused = [
      await manager.create(sets, { effective_from: '2026-12-01' }),
      await manager.create(sets, { region: 'CN-S', effective_from: '2026-12-01' }),
      await change('IS-mainland', { action: 'revise' }),
      await change('IS-mainland', { action: 'retire' }),
      await manager.create(items, item('IS-mainland', 'X')),
      await manager.remove(items, { _id: item_id }),
      await change('IS-mainland', { action: 'adapt', site: '5' }),
    ]
    expect(refused.map(({ errcode }) => errcode)).toEqual(refused.map(() => 4032))
    expect((await change(draft._id, { action: 'activate' })).errcode).toBe(4032)
    expect((await manager.create(items, item(draft._id, 'X'))).errcode).toBe(4032)

    const { data: steps } = await manager.call('GET', `${sets}/IS-food/steps`)
    expect(steps).toMatchObject({ adapt: true, revise: { errcode: 4032 }, retire: { errcode: 4032 } })
    expect((await change('IS-food', { action: 'adapt', site: '2' })).errcode).toBe(0)
    const { data: copies } = await manager.list(sets, { cond: { site: '2', category_id: 'BC1' } })
    expect(copies.list).toMatchObject([
      { status: 'draft', version: 1, region: null, items_count: 25, weight_sum: 100 },
    ])
    expect((await change(copies.list[0]._id, { action: 'activate' })).data.status).toBe('active')
    expect((await setNow('IS-food')).status).toBe('active')
    expect((await admin.update(sets, { _id: 'IS-food' }, { action: 'revise' })).errcode).toBe(0)
  })

  it('is kept by those who keep items, at their own sites', async () => {
    expect((await officer.create(sets, { site: '2', effective_from: '2026-12-01' })).errcode).toBe(4030)
    expect((await manager.create(sets, { site: '5', effective_from: '2026-12-01' })).errcode).toBe(4032)
    const draft = await drafted({ effective_from: '2026-12-01' })
    const foreign = await server.as('wh.manager')
    expect((await foreign.create(items, item(draft._id, 'X'))).errcode).toBe(4032)
  })
})
