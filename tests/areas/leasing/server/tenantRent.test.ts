import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { rentDaysOutstanding } from '#server/plugins/Flagging/metrics/metrics.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/TenantRent'
const store_id = 'S-SH-L2-210'
let tenant_ship_id: string
const server = await serverForTests()
const officer = await server.as('leasing.sh')
beforeAll(async () => {
  const ship = { site: '8', store_id, brand_id: 'B123', start_date: '2027-01-01', end_date: '2027-12-31' }
  tenant_ship_id = (await officer.create('/TenantShip', ship)).data._id
})

const charged = async (more: object = {}) => {
  const doc = {
    site: '8',
    store_id,
    tenant_ship_id,
    stat_month: '2027-01',
    charge_type: 'base',
    amount_due: 100,
  }
  return officer.create(path, { ...doc, ...more })
}

describe('a rent', () => {
  it.each([
    ['2027-01', { amount_due: 100 }, 'forecast', 0],
    ['2027-02', { is_actual: true }, 'billed', 100],
    ['2027-03', { is_actual: true, amount_paid: 40.5 }, 'partly_paid', 59.5],
    ['2027-04', { is_actual: true, amount_paid: 100 }, 'paid', 0],
    ['2027-05', { amount_paid: 20 }, 'partly_paid', 80],
    ['2027-06', { is_actual: true, amount_due: -30 }, 'billed', -30],
    ['2027-07', { is_actual: true, amount_due: 0 }, 'paid', 0],
  ])('has its status from its amounts (%s %o: %s)', async (stat_month, more, status, outstanding) => {
    expect((await charged({ stat_month, ...more })).data).toMatchObject({ status, outstanding })
  })

  it.each([
    [100, 120],
    [100, -5],
    [100, 1e9],
    [-30, -40],
    [-30, 5],
    [0, 1],
  ])('of %d is not paid with %d', async (amount_due, amount_paid) => {
    const more = { stat_month: '2028-02', amount_due, amount_paid }
    expect(await charged(more)).toMatchObject({
      errcode: 4004,
      data: { fields: { amount_paid: 'open_amount' }, open: amount_due },
    })
  })

  it('that was paid beyond what is due before that was refused can be changed otherwise', async () => {
    const { _id } = (await charged({ stat_month: '2028-03', is_actual: true })).data
    await sql`update tenant_rent set amount_paid = 120 where _id = ${_id}`.execute(server.database.db)
    const put = (body: object) => officer.update(path, { _id }, body)
    expect((await put({ due_date: '2028-03-10' })).errcode).toBe(0)
    expect(await put({ amount_paid: 110 })).toMatchObject({
      data: { fields: { amount_paid: 'open_amount' } },
    })
    expect((await put({ amount_paid: 90 })).errcode).toBe(0)
  })

  it('is there once for a month and kind of charge', async () => {
    expect(await charged()).toMatchObject({ errcode: 4090 })
    expect((await charged({ charge_type: 'mgmt' })).errcode).toBe(0)
  })

  it('is paid in one step, or as the amounts say', async () => {
    const { _id } = (await charged({ stat_month: '2027-08', is_actual: true })).data
    const put = (body: object) => officer.update(path, { _id }, body)
    expect((await put({ amount_paid: 60 })).data).toMatchObject({ status: 'partly_paid', outstanding: 40 })
    expect((await put({ action: 'pay' })).data).toMatchObject({
      status: 'paid',
      amount_paid: 100,
      outstanding: 0,
    })
  })

  it('is final once waived', async () => {
    const { _id } = (await charged({ stat_month: '2027-11', is_actual: true, amount_paid: 60 })).data
    const put = (body: object) => officer.update(path, { _id }, body)
    expect((await put({ action: 'waive' })).data).toMatchObject({ status: 'waived', outstanding: 0 })
    expect((await put({ amount_paid: 70 })).errcode).toBe(4091)
  })

  it('of which 40 are open takes no payment of 41, and says so, but an overpayment that is said to be one', async () => {
    const { _id } = (await charged({ stat_month: '2028-04', is_actual: true, amount_paid: 60 })).data
    const put = (body: object) => officer.update(path, { _id }, body)
    expect(await put({ amount_paid: 101 })).toMatchObject({
      errcode: 4004,
      data: { fields: { amount_paid: 'open_amount' }, amount_due: 100, open: 40 },
    })
    expect((await put({ overpaid: 1 })).data).toMatchObject({ fields: { overpaid: 'still_open' } })
    expect((await put({ amount_paid: 100, overpaid: 1 })).data).toMatchObject({
      status: 'paid',
      outstanding: 0,
      overpaid: 1,
    })
  })

  it('that was paid is corrected by another row, and not changed or removed', async () => {
    const bill = { stat_month: '2028-05', is_actual: true }
    const { _id } = (await charged({ ...bill, amount_paid: 100 })).data
    const put = async (body: object) => (await officer.update(path, { _id }, body)).data.fields
    expect(await put({ amount_due: 130 })).toEqual({ amount_due: 'paid_bill' })
    expect(await put({ amount_paid: 90 })).toEqual({ amount_paid: 'paid_bill' })
    expect(await put({ is_actual: false, amount_due: 130, amount_paid: 0 })).toEqual({
      amount_due: 'paid_bill',
      is_actual: 'paid_bill',
      amount_paid: 'paid_bill',
    })
    expect((await officer.remove(path, { _id })).errcode).toBe(4091)
    expect((await charged({ ...bill, amount_due: 30 })).errcode).toBe(4090)
    const correction = (await charged({ ...bill, amount_due: -20, corrects: _id })).data
    expect(correction).toMatchObject({ status: 'billed', outstanding: -20, corrects: _id })
    for (const wrong of [{ corrects: correction._id }, { corrects: _id, charge_type: 'mgmt' }])
      expect((await charged({ ...bill, amount_due: 5, ...wrong })).data.fields).toEqual({
        corrects: 'reference',
      })
  })

  it('of which a part was paid keeps its amount, and can be paid in full', async () => {
    const { _id } = (await charged({ stat_month: '2028-06', is_actual: true, amount_paid: 60 })).data
    const put = (body: object) => officer.update(path, { _id }, body)
    expect((await put({ amount_due: 130 })).data.fields).toEqual({ amount_due: 'paid_bill' })
    expect((await put({ amount_paid: 100 })).data).toMatchObject({ status: 'paid' })
  })

  it('of which nothing was billed yet is nothing once waived, not what was expected', async () => {
    const { _id } = (await charged({ stat_month: '2028-01' })).data
    const { data } = await officer.update(path, { _id }, { action: 'waive' })
    expect(data).toMatchObject({ status: 'waived', is_actual: true, outstanding: 0 })
  })

  it('belongs to a tenancy of its store', async () => {
    expect(await charged({ tenant_ship_id: 'TS-SH-B1-101-1', stat_month: '2027-09' })).toMatchObject({
      errcode: 4004,
      data: { fields: { tenant_ship_id: 'reference' } },
    })
  })

  it('of a locked month keeps its amount, and can still be paid', async () => {
    const { _id } = (await charged({ stat_month: '2027-10', is_actual: true })).data
    const { _id: expected } = (await charged({ stat_month: '2027-10', charge_type: 'other' })).data
    await sql`insert into period_lock (_id, site, stat_month, reason) values ('PL-8', '8', '2027-10', '结账')`.execute(
      server.database.db,
    )
    const put = async (body: object) => (await officer.update(path, { _id }, body)).errcode
    expect(await put({ amount_due: 90 })).toBe(4096)
    expect((await charged({ stat_month: '2027-10', charge_type: 'promo' })).errcode).toBe(4096)
    expect((await officer.update(path, { _id: expected }, { action: 'waive' })).errcode).toBe(4096)
    expect((await officer.remove(path, { _id })).errcode).toBe(4096)
    expect(await put({ action: 'pay' })).toBe(0)
  })
})

describe('a list of rents', () => {
  it('says what is due, paid and outstanding, over all pages', async () => {
    const cond = { tenant_ship_id, stat_month: { $in: ['2027-01', '2027-02', '2027-03', '2027-04'] } }
    const { data } = await officer.list(path, { cond, range: '0-0' })
    // January: 100 for base rent and 100 for management, both only forecast.
    expect(data.total).toBe(5)
    expect(data.summary).toEqual({
      due: 300,
      paid: 140.5,
      overpaid: 0,
      outstanding: 159.5,
      forecast: 200,
      currency: 'CNY',
    })
  })

  it('finds what is overdue', async () => {
    const due = { is_actual: true, charge_type: 'other' }
    await charged({ ...due, stat_month: '2027-11', due_date: '2026-11-14' })
    await charged({ ...due, stat_month: '2027-12', due_date: '2026-11-15' })
    const { data } = await officer.list(path, { cond: { tenant_ship_id, is_overdue: true } })
    expect(data.list.map(({ stat_month }: { stat_month: string }) => stat_month)).toEqual(['2027-11'])
  })

  it('finds no bill overdue that its corrections settle, nor is a tenant flagged for it', async () => {
    const due = { is_actual: true, charge_type: 'promo', stat_month: '2028-10', due_date: '2026-11-01' }
    const bill = await charged({ ...due, amount_paid: 60 })
    expect(bill.errcode).toBe(0)
    const { _id } = bill.data
    const day = '2026-11-15'
    const overdue = async () =>
      (await officer.list(path, { cond: { tenant_ship_id, charge_type: 'promo', is_overdue: true } })).data
        .total
    const days = async () => {
      const judged = { day, site: '8', until: 0, timezone: 'Asia/Shanghai', dueDay: 1, minCoverage: 0 }
      const { rows } = await sql<{ value: number }>`
        with tenant as (select ${tenant_ship_id} as ship_id), metric as (${rentDaysOutstanding(judged)})
        select value from metric`.execute(server.database.db)
      return rows[0]?.value
    }
    // Another bill of the tenant is due since the day before.
    expect([await overdue(), await days()]).toEqual([1, 14])
    await charged({ ...due, amount_due: -40, corrects: _id })
    expect([await overdue(), await days()]).toEqual([0, 1])
    await charged({ ...due, amount_due: 5, corrects: _id })
    expect([await overdue(), await days()]).toEqual([2, 14])
  })
})
