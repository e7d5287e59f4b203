import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/TenantShip'
/** A leasing officer of Shanghai, and the manager of leasing there and in Guangzhou and D-Park. */
const server = await serverForTests()
const officer = await server.as('leasing.sh')
const head = await server.as('leasing.head')

/** A vacant unit of Shanghai. */
const store_id = 'S-SH-L2-210'
const trade_name = '青禾'
const sketch = (more: object = {}) => ({
  site: '8',
  store_id,
  brand_id: 'B123',
  trade_name,
  start_date: '2027-01-01',
  end_date: '2027-12-31',
  ...more,
})
const created = async (more: object = {}) => (await officer.create(path, sketch(more))).data
afterEach(() => clear())
const clear = () => sql`delete from tenant_ship where trade_name = ${trade_name}`.execute(server.database.db)
const step = (who: Client, _id: string, action: string, more: object = {}) =>
  who.update(path, { _id }, { action, ...more })

describe('a unit', () => {
  it('is let to one tenant at a time: the second is refused, and hears who is there', async () => {
    const first = await created()
    expect(first).toMatchObject({ status: 'signed', share_ratio: 1, store_id })
    const second = await officer.create(path, sketch({ start_date: '2027-12-31', end_date: '2028-06-30' }))
    expect(second).toMatchObject({
      errcode: 4090,
      data: { fields: { start_date: 'occupied' }, day: '2027-12-31' },
    })
    expect(second.data.ships).toContain(first._id)
    expect(
      (await officer.create(path, sketch({ start_date: '2028-01-01', end_date: '2028-06-30' }))).errcode,
    ).toBe(0)
  })

  it('is shared by tenants whose shares on each day add up to at most 1', async () => {
    await created({ share_ratio: 0.6 })
    await created({ share_ratio: 0.4, start_date: '2027-04-01' })
    const third = { share_ratio: 0.1, start_date: '2027-03-01', end_date: '2027-03-31' }
    expect((await officer.create(path, sketch(third))).errcode).toBe(0)
    // In April 0.6, 0.4 and 0.1 meet.
    const fourth = { ...third, end_date: '2027-04-01' }
    expect(await officer.create(path, sketch(fourth))).toMatchObject({
      errcode: 4090,
      data: { day: '2027-04-01' },
    })
  })

  it('stays let to one tenant if an earlier one is extended, or leaves later than agreed', async () => {
    const first = await created({ end_date: '2027-06-30', status: 'notice' })
    await created({ start_date: '2027-07-01' })
    expect((await officer.update(path, { _id: first._id }, { end_date: '2027-07-01' })).errcode).toBe(4090)
    expect((await step(officer, first._id, 'exit', { actual_exit_date: '2027-07-01' })).errcode).toBe(4090)
    expect((await step(officer, first._id, 'exit', { actual_exit_date: '2027-06-15' })).errcode).toBe(0)
    expect((await created({ start_date: '2027-06-16', end_date: '2027-06-30' })).status).toBe('signed')
  })

  it('goes to only one of two tenants that are entered at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        officer.create(path, sketch()),
        head.create(path, sketch({ start_date: '2027-06-01' })),
        officer.create(path, sketch({ start_date: '2027-03-01', share_ratio: 0.5 })),
        head.create(path, sketch({ start_date: '2027-12-01', share_ratio: 0.6 })),
      ])
      expect(answers.map(({ errcode }) => errcode).filter((code) => code !== 0 && code !== 4090)).toEqual([])
      const { rows } = await sql<{ most: number }>`
        select max(shares) as most from (
          select sum(other.share_ratio) as shares from tenant_ship one join tenant_ship other using (store_id)
          where one.trade_name = ${trade_name} and one.start_date between other.start_date and other.end_date
          group by one._id
        ) days`.execute(server.database.db)
      expect(Number(rows[0]?.most)).toBeGreaterThan(0)
      expect(Number(rows[0]?.most)).toBeLessThanOrEqual(1)
      await clear()
    }
  })

  it('that was merged takes no tenants, not even from the administrator', async () => {
    const admin = await server.as('admin')
    const merged = { site: '2', store_id: 'S-GZ-L2-115' }
    expect(await admin.create(path, sketch(merged))).toMatchObject({
      errcode: 4091,
      data: { reason: 'is_merge' },
    })
    expect((await head.create(path, sketch(merged))).errcode).toBe(4033)
  })
})

describe('a tenancy', () => {
  it.each([
    ['ends before it starts', { end_date: '2026-12-31' }, { end_date: 'before_start' }],
    ['opens before it starts', { open_date: '2026-12-31' }, { open_date: 'before_start' }],
    ['is over without a last day', { status: 'exited' }, { actual_exit_date: 'required' }],
    ['has the lease of another unit', { lease_ship_id: 'LS-SH-B1-101-1' }, { lease_ship_id: 'reference' }],
    ['is shared to more than the whole', { share_ratio: 1.5 }, { share_ratio: 'max' }],
  ])('is refused if it %s', async (_, more, fields) => {
    expect(await officer.create(path, sketch(more))).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it('is handed over, opens, gives notice and leaves, with its dates', async () => {
    const { _id } = await created()
    expect((await step(officer, _id, 'fit_out')).data.status).toBe('fitting_out')
    expect(await step(officer, _id, 'open', { open_date: '2026-12-31' })).toMatchObject({
      errcode: 4004,
      data: { fields: { open_date: 'before_start' } },
    })
    expect((await step(officer, _id, 'open', { open_date: '2027-02-01' })).data).toMatchObject({
      status: 'trading',
      open_date: '2027-02-01',
    })
    await step(officer, _id, 'give_notice')
    expect((await step(officer, _id, 'exit', { actual_exit_date: '2027-10-31' })).data).toMatchObject({
      status: 'exited',
      actual_exit_date: '2027-10-31',
      end_date: '2027-12-31',
    })
  })

  it('is found by a day on which it has the unit, and by days that it touches', async () => {
    const exited = { status: 'exited', actual_exit_date: '2027-06-30' }
    const { _id } = await created(exited)
    const found = async (active_on: unknown) =>
      (await officer.list(path, { cond: { trade_name, active_on } })).data.total
    expect(await found('2027-01-01')).toBe(1)
    expect(await found('2027-06-30')).toBe(1)
    expect(await found('2027-07-01')).toBe(0)
    expect(await found('2026-12-31')).toBe(0)
    expect(await found({ $gte: '2027-06-30', $lte: '2028-01-01' })).toBe(1)
    expect(await found({ $gte: '2027-07-01', $lte: '2028-01-01' })).toBe(0)
    expect((await officer.list(path, { cond: { active_on: { $in: ['2027-01-01'] } } })).errcode).toBe(4003)
    const one = await officer.call('GET', `${path}/one`, { cond: { store_id, active_on: '2027-03-01' } })
    expect(one.data._id).toBe(_id)
  })

  it('is the current one of its unit for `one`, else the one that starts last', async () => {
    const one = async () => (await officer.call('GET', '/TenantShip/one', { cond: { trade_name } })).data
    expect(await one()).toBeNull()
    const past = { start_date: '2026-11-01', end_date: '2026-12-31', status: 'trading' }
    const current = await created(past)
    const next = await created()
    expect((await one())._id).toBe(current._id)
    await officer.update(path, { _id: current._id }, { end_date: '2026-11-10' })
    expect((await one())._id).toBe(next._id)
  })

  it('is counted by its status beside the list', async () => {
    const { counters, total } = (await officer.list(path, { site: '8', range: '0-0' })).data
    expect(Object.values(counters as Record<string, number>).reduce((sum, count) => sum + count, 0)).toBe(
      total,
    )
  })
})

describe('the dates of a tenancy', () => {
  const sale = (ship: string, day: string, more: object = {}) =>
    sql`
    insert into tenant_sale (_id, site, store_id, tenant_ship_id, grain, sale_date, period_key, sales_category_id, amount, status)
    select ${`${ship} ${day}`}, '8', ${store_id}, ${ship}, grain, ${day}, left(${day}, length(key)), _id, 100, status
    from (select _id, ${'status' in more ? more.status : 'reported'} as status,
      ${'grain' in more ? more.grain : 'D'} as grain, ${'grain' in more ? '2026-01' : day} as key
      from sales_category order by _id limit 1) one`.execute(server.database.db)
  const lock = (month: string) =>
    sql`
    insert into period_lock (_id, site, stat_month, reason) values (${`PL-${month}`}, '8', ${month}, '结账')`.execute(
      server.database.db,
    )
  afterEach(async () => {
    const { db } = server.database
    await sql`delete from period_lock where _id like 'PL-%'`.execute(db)
    await sql`delete from tenant_sale where tenant_ship_id in (select _id from tenant_ship where trade_name = ${trade_name})`.execute(
      db,
    )
    await clear()
  })
  // Before the first tenant of the unit.
  const past = { start_date: '1995-03-10', end_date: '1996-12-31' }
  const put = (_id: string, doc: object) => officer.update(path, { _id }, doc)

  it('do not put its start or its opening after its first sales, nor its end before its last', async () => {
    const { _id } = await created({ ...past, status: 'notice' })
    await sale(_id, '1995-04-02')
    await sale(_id, '1995-05-02')
    await sale(_id, '1995-03-20', { status: 'void' })
    const refused = (name: string, key: string) => ({ errcode: 4004, data: { fields: { [name]: key } } })
    expect(await put(_id, { start_date: '1995-04-03' })).toMatchObject(refused('start_date', 'after_sales'))
    expect(await put(_id, { open_date: '1995-04-03' })).toMatchObject(refused('open_date', 'after_sales'))
    expect(await put(_id, { start_date: '1995-04-02', open_date: '1995-04-02' })).toMatchObject({
      errcode: 0,
    })
    const exit = (actual_exit_date: string) => step(officer, _id, 'exit', { actual_exit_date })
    expect(await exit('1995-05-01')).toMatchObject(refused('actual_exit_date', 'before_sales'))
    expect(await exit('1995-05-02')).toMatchObject({ errcode: 0 })
  })

  it('can be within a month of which only the sum is reported', async () => {
    const { _id } = await created({ ...past, start_date: '1995-03-01' })
    await sale(_id, '1995-03-01', { grain: 'M' })
    expect((await put(_id, { start_date: '1995-03-15' })).errcode).toBe(0)
    expect((await put(_id, { start_date: '1995-04-01' })).errcode).toBe(4004)
  })

  it.each([
    ['begins later in it', { start_date: '1995-03-12' }],
    ['begins before it', { start_date: '1995-02-01' }],
    ['begins after it', { start_date: '1995-05-01' }],
    ['opens in it', { open_date: '1995-03-20' }],
    ['ends in it', { end_date: '1995-03-25' }],
  ])('do not change who has the unit in a locked month: %s', async (_, dates) => {
    const { _id } = await created(past)
    await lock('1995-03')
    expect(await put(_id, dates)).toMatchObject({ errcode: 4096, data: { stat_month: '1995-03' } })
    expect((await put(_id, { is_comparable_excluded: true })).errcode).toBe(0)
  })

  it('change freely in open months, and steps keep to locked months too', async () => {
    const { _id } = await created({ ...past, status: 'notice' })
    await lock('1996-05')
    expect((await put(_id, { start_date: '1995-04-10', end_date: '1996-11-30' })).errcode).toBe(0)
    expect((await step(officer, _id, 'exit', { actual_exit_date: '1996-05-10' })).errcode).toBe(4096)
    expect((await step(officer, _id, 'exit', { actual_exit_date: '1996-03-10' })).errcode).toBe(4096)
    expect((await step(officer, _id, 'exit', { actual_exit_date: '1996-06-10' })).errcode).toBe(0)
  })

  it('of somebody who trades beyond the agreed end can be agreed anew, though months in between are locked', async () => {
    const { _id } = await created({ ...past, status: 'trading' })
    await lock('1997-03')
    expect((await put(_id, { end_date: '1998-12-31' })).errcode).toBe(0)
    expect((await put(_id, { end_date: '1997-03-31' })).errcode).toBe(4096)
  })
})

describe('the name of a tenancy', () => {
  it('is that of its brand in each language, unless the name over the door is another', async () => {
    const own = await created()
    expect(own).toMatchObject({ name: trade_name, name_en: trade_name, name_tc: trade_name })
    const { rows } = await sql<{ name: string; name_en: string; name_tc: string }>`
      select name, name_en, name_tc from brand where _id = ${own.brand_id}`.execute(server.database.db)
    const renamed = await officer.update(path, { _id: own._id }, { trade_name: rows[0]?.name })
    expect(renamed.data).toMatchObject(rows[0] ?? {})
    const back = await officer.update(path, { _id: own._id }, { trade_name })
    expect(back.data).toMatchObject({ name: trade_name, name_en: trade_name })
  })

  it('is over the door also in a language in which its brand has no name', async () => {
    const { db } = server.database
    const { rows } = await sql<{ name_en: string }>`select name_en from brand where _id = 'B123'`.execute(db)
    await sql`update brand set name_en = null where _id = 'B123'`.execute(db)
    expect(await created()).toMatchObject({ name: trade_name, name_en: trade_name, name_tc: trade_name })
    await sql`update brand set name_en = ${rows[0]?.name_en} where _id = 'B123'`.execute(db)
  })
})
