import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const today = '2026-11-15'
const gone = 'S-GZ-L2-115'

let id: string
let count = 0

const server = await serverForTests()
const keeper = await server.as('brand.approver')
const admin = await server.as('admin')
beforeEach(async () => {
  count += 1
  id = (await create({ effective_from: '2026-01-01' })).data._id
})

const create = (more: object = {}) =>
  keeper.create('/bdstore', { site: '2', floor_id: 'F-GZ-L2', store_no: `T${count}`, area: 50, ...more })
const change = (doc: object, store = id, by = keeper) => by.update('/bdstore', { _id: store }, doc)
const areas = async (store = id) => (await keeper.call('GET', '/store/areas', { store_id: store })).data.list
const run = (statement: ReturnType<typeof sql>) => statement.execute(server.database.db)

describe('a unit that is history', () => {
  it('is refused every write, also of the administrator', async () => {
    for (const by of [keeper, admin]) {
      expect(await change({ name: 'again' }, gone, by)).toMatchObject({
        errcode: 4091,
        data: { reason: 'is_merge' },
      })
      expect((await change({ area: 12 }, gone, by)).errcode).toBe(4091)
      expect((await change({ action: 'resize', area: 12, from: today }, gone, by)).errcode).toBe(4091)
      expect([4091, 4093]).toContain((await by.remove('/bdstore', { _id: gone })).errcode)
    }
    expect((await change({ is_merge: false }, gone)).data.fields).toEqual({ is_merge: 'read_only' })
    // One among others: none of them is changed.
    const both = await keeper.update('/bdstore', { _id: { $in: [id, gone] } }, { name: 'both' })
    expect(both.errcode).toBe(4091)
    expect((await keeper.call('GET', `/bdstore/${id}`)).data.name).toBeNull()
  })

  it('is left out of lists unless it is asked for, and still opens by its id', async () => {
    const find = async (cond: object, by = keeper) =>
      (await by.list('/bdstore', { cond, site: '2', range: '0-499' })).data
    const all = await find({})
    expect(
      all.list.filter((one: { is_split: boolean; is_merge: boolean }) => one.is_split || one.is_merge),
    ).toEqual([])
    expect((await find({ is_merge: true })).list.map(({ _id }: { _id: string }) => _id)).toContain(gone)
    expect((await find({ $or: [{ is_split: true }, { is_merge: true }] })).total).toBeGreaterThan(3)
    const [whole, present] = [
      await find({ is_merge: { $in: [true, false] } }),
      await find({ is_merge: false }),
    ]
    expect(whole.total).toBeGreaterThan(present.total)
    expect((await find({ floor_id: 'F-GZ-L2' })).list.map(({ _id }: { _id: string }) => _id)).not.toContain(
      gone,
    )
    expect((await find({ $q: 'L2-115' })).total).toBe(0)
    expect((await find({ _id: { $in: [gone] } })).total).toBe(1)
    // So it is for pickers of those who read the labels alone.
    const officer = await server.as('gz.officer')
    expect((await find({ $q: 'L2-115' }, officer)).total).toBe(0)
    expect((await find({ _id: { $in: [gone] } }, officer)).list).toMatchObject([
      { _id: gone, is_merge: true },
    ])
    expect((await keeper.call('GET', `/bdstore/${gone}`)).data).toMatchObject({ _id: gone, is_merge: true })
    expect((await keeper.call('GET', '/bdstore/one', { cond: { _id: gone } })).data._id).toBe(gone)
  })
})

describe('the areas of a unit', () => {
  it('begin with the unit, and have always been there where nobody says when it began', async () => {
    expect(await areas()).toEqual([{ from: '2026-01-01', to: null, area: 50 }])
    const other = await create({ store_no: `U${count}` })
    expect(await areas(other.data._id)).toEqual([{ from: null, to: null, area: 50 }])
    await change({ area: 60 }, other.data._id)
    expect(await areas(other.data._id)).toEqual([
      { from: today, to: null, area: 60 },
      { from: null, to: '2026-11-14', area: 50 },
    ])
    await change({ effective_from: '2020-01-01' }, other.data._id)
    expect((await areas(other.data._id))[1]).toEqual({ from: '2020-01-01', to: '2026-11-14', area: 50 })
  })

  it('change from today with the area; twice on a day is one change', async () => {
    await change({ area: 55 })
    await change({ area: 56 })
    expect(await areas()).toEqual([
      { from: today, to: null, area: 56 },
      { from: '2026-01-01', to: '2026-11-14', area: 50 },
    ])
    await change({ name: 'No other area' })
    expect(await areas()).toHaveLength(2)
  })

  it('change from the day that is given, which is not ahead nor before the last change', async () => {
    const resize = (area: number, from: string) => change({ action: 'resize', area, from })
    expect((await resize(60, '2026-06-01')).data).toMatchObject({ area: 60 })
    expect(await areas()).toEqual([
      { from: '2026-06-01', to: null, area: 60 },
      { from: '2026-01-01', to: '2026-05-31', area: 50 },
    ])
    expect((await resize(61, '2026-05-01')).data.fields).toEqual({ from: 'before_change' })
    expect((await resize(61, '2026-11-16')).data.fields).toEqual({ from: 'after_today' })
    expect((await resize(0, today)).errcode).toBe(4004)
    expect((await change({ action: 'resize', area: 61 })).errcode).toBe(4004)
    await resize(62.5, '2026-06-01')
    expect((await areas())[0]).toEqual({ from: '2026-06-01', to: null, area: 62.5 })
    const reader = await server.as('brand.editor')
    expect((await change({ action: 'resize', area: 1, from: today }, id, reader)).errcode).toBe(4030)
  })

  it('follow the first day of a unit that has had no other', async () => {
    await change({ effective_from: '2026-03-01' })
    expect(await areas()).toEqual([{ from: '2026-03-01', to: null, area: 50 }])
    await change({ effective_from: '2027-03-01', area: 70 })
    expect(await areas()).toEqual([{ from: '2027-03-01', to: null, area: 70 }])
  })
})

describe('a unit', () => {
  it('is removed while nothing refers to it, and not as long as it has tenancies or came out of others', async () => {
    await run(sql`insert into tenant_ship (_id, site, store_id, brand_id, start_date, end_date, created_at, updated_at)
      values (${`T-${id}`}, '2', ${id}, 'B123', '2026-01-01', '2026-12-31', 0, 0)`)
    const refused = (by: Client) => by.remove('/bdstore', { _id: id })
    expect(await refused(admin)).toMatchObject({ errcode: 4093, data: { references: { tenant_ship: 1 } } })
    // The keeper may see no tenancies, so their number is not told.
    expect(await refused(keeper)).toMatchObject({ errcode: 4093, data: { references: {} } })
    await run(sql`delete from tenant_ship where store_id = ${id}`)
    await run(sql`insert into store_lineage values (${gone}, ${id}, 'merge', ${today}, 0.5)`)
    expect((await keeper.remove('/bdstore', { _id: id })).errcode).toBe(4093)
    await run(sql`delete from store_lineage where child_id = ${id}`)
    expect((await keeper.remove('/bdstore', { _id: id })).data).toEqual({ removed: 1 })
  })

  it('names who is in it today, on the day that it is at its site', async () => {
    expect((await keeper.call('GET', `/bdstore/${id}`)).data.current_ship).toBeNull()
    await run(sql`insert into tenant_ship (_id, site, store_id, brand_id, trade_name, start_date, end_date, status, created_at, updated_at)
      values (${`T-${id}`}, '2', ${id}, 'B123', 'Corner', '2026-01-01', ${today}, 'trading', 0, 0)`)
    expect((await keeper.call('GET', `/bdstore/${id}`)).data.current_ship).toMatchObject({
      trade_name: 'Corner',
      brand_id: 'B123',
    })
    const found = await keeper.list('/bdstore', {
      cond: { brand_id: 'B123', store_no: `T${count}` },
      site: '2',
    })
    expect(found.data.total).toBe(1)
    await run(sql`update tenant_ship set actual_exit_date = '2026-11-14' where store_id = ${id}`)
    expect((await keeper.call('GET', `/bdstore/${id}`)).data.current_ship).toBeNull()
  })

  it('has an outline of three corners or more within the drawing, and lies on a floor of its site', async () => {
    const outline = [
      [0.1, 0.1],
      [0.4, 0.1],
      [0.4, 0.5],
    ]
    expect((await change({ plan_polygon: outline })).data.plan_polygon).toEqual(outline)
    expect((await change({ plan_polygon: outline.slice(1) })).errcode).toBe(4004)
    expect((await change({ plan_polygon: [...outline, [1.2, 0]] })).errcode).toBe(4004)
    expect((await change({ floor_id: 'F-SH-L2' })).data.fields).toEqual({ floor_id: 'reference' })
  })
})

describe('a floor', () => {
  it('counts its units, not those that are history, and stays while it has any', async () => {
    const count = async () => (await keeper.call('GET', '/BdFloor/F-GZ-L2')).data.store_count
    const before = await count()
    await create({ store_no: `V${id}`.slice(0, 30) })
    expect(await count()).toBe(before + 1)
    expect((await keeper.remove('/BdFloor', { _id: 'F-GZ-L2' })).errcode).toBe(4093)
    const { data } = await keeper.create('/BdFloor', { site: '2', code: 'RF', name: '屋顶' })
    expect(data.store_count).toBe(0)
    expect((await keeper.remove('/BdFloor', { _id: data._id })).data).toEqual({ removed: 1 })
  })
})
