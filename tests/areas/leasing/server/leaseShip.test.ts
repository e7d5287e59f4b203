import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { byId } from '#server/engine/read.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { differences } from '#server/plugins/leasing/reports/differences.ts'
import { settleLeases } from '#server/plugins/leasing/leases/settleLeases.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/leaseship'
let system: Context
const server = await serverForTests()
const officer = await server.as('leasing.sh')
const head = await server.as('leasing.head')
beforeAll(async () => {
  system = await asSystem(await contextOf(server, head))
})
/** Each test has the unit to itself. */
beforeEach(async () => {
  const { db } = server.database
  await sql`update tenant_ship set deleted_at = 1 where store_id = 'S-SH-L2-210' and deleted_at is null`.execute(
    db,
  )
  await sql`update lease_ship set deleted_at = 1 where store_ids = '{S-SH-L2-210}' and deleted_at is null`.execute(
    db,
  )
  await sql`update store set status = 'vacant' where _id = 'S-SH-L2-210'`.execute(db)
})

/** 10:00 on 15 November 2026 in Shanghai. */
const today = 1794708000
const day = 86_400
let number = 0
const step = { from: '2026-01-01', to: '2028-12-31', base_rent_month: 60_000, base_rent_per_m2: null }
const tier = { sales_category_id: null, from_amount: 0, to_amount: null, rate: 0.12 }
const sketch = (more: object = {}) => {
  number += 1
  return {
    site: '8',
    contract_no: `L-${number}`,
    store_ids: ['S-SH-L2-210'],
    brand_id: 'B123',
    rent_model: 'higher_of',
    currency: 'CNY',
    area: 100,
    start_date: '2026-01-01',
    end_date: '2028-12-31',
    rent_steps: [step],
    turnover_tiers: [tier],
    ...more,
  }
}
const act = (who: Client, _id: string, action: string, more: object = {}) =>
  who.update(path, { _id }, { action, ...more })
const drafted = async (more: object = {}) => (await officer.create(path, sketch(more))).data
async function signed(more: object = {}) {
  const { _id } = await drafted(more)
  await act(officer, _id, 'submit')
  return (await act(head, _id, 'approve')).data
}
const statusAt = async (_id: string, now: number) =>
  (await byId(leaseShip, { ...system, now }, _id, {})).status

it('the leases of the demo have the status that their dates, successors and tenants give them', async () => {
  expect(await settleAt(today)).toEqual({ settled: 0 })
})

describe('a lease', () => {
  it('has its steps and tiers in its record, its history, and the tables that are calculated with', async () => {
    const { _id, rent_steps, turnover_tiers, monthly_base } = await drafted()
    expect([rent_steps, turnover_tiers, monthly_base]).toEqual([[step], [tier], 60_000])
    const perM2 = { from: '2026-01-01', to: '2026-12-31', base_rent_month: null, base_rent_per_m2: 450.5 }
    const later = { ...perM2, from: '2027-01-01', to: '2028-12-31', base_rent_per_m2: 500 }
    const { data } = await officer.update(path, { _id }, { rent_steps: [perM2, later], turnover_tiers: [] })
    expect([data.rent_steps, data.monthly_base]).toEqual([[perM2, later], 45_050])
    const { rows } = await sql`
      select "from", base_rent_per_m2 as rent, (select count(*)::int from lease_turnover_tier where lease_id = ${_id}) as tiers
      from lease_rent_step where lease_id = ${_id} order by 1`.execute(server.database.db)
    expect(rows).toEqual([
      { from: '2026-01-01', rent: 450.5, tiers: 0 },
      { from: '2027-01-01', rent: 500, tiers: 0 },
    ])
    // What it would be is of no effect while the rent is only a share of sales.
    const share = { rent_model: 'turnover', turnover_tiers: [tier] }
    expect((await drafted(share)).monthly_base).toBeNull()
    const { list } = (await officer.call('GET', `${path}/${_id}/history`)).data
    expect(Object.keys(list[0].diff).toSorted()).toEqual(['rent_steps', 'turnover_tiers'])
  })

  it('is refused when the database rounds what it has to something impossible', async () => {
    const tiny = { from_amount: 0, to_amount: 0.004, rate: 0.1, sales_category_id: null }
    expect((await officer.create(path, sketch({ turnover_tiers: [tiny] }))).errcode).toBe(4001)
  })

  it.each([
    [
      'a term that ends when it starts',
      { end_date: '2026-01-01', rent_steps: [] },
      { end_date: 'before_start' },
    ],
    ['a break outside the term', { break_date: '2029-01-01' }, { break_date: 'outside_term' }],
    [
      'a step outside the term',
      { rent_steps: [{ ...step, to: '2029-01-01' }] },
      { rent_steps: 'outside_term' },
    ],
    [
      'steps that overlap',
      { rent_steps: [step, { ...step, from: '2027-01-01' }] },
      { rent_steps: 'overlap' },
    ],
    [
      'a step with two amounts',
      { rent_steps: [{ ...step, base_rent_per_m2: 5 }] },
      { rent_steps: 'one_amount' },
    ],
    [
      'a step without one',
      { rent_steps: [{ ...step, base_rent_month: null }] },
      { rent_steps: 'one_amount' },
    ],
    [
      'tiers that overlap',
      { turnover_tiers: [tier, { ...tier, from_amount: 5 }] },
      { turnover_tiers: 'overlap' },
    ],
    [
      'a tier upside down',
      { turnover_tiers: [{ ...tier, from_amount: 5, to_amount: 4 }] },
      { turnover_tiers: 'tier_order' },
    ],
    [
      'a category that does not exist',
      { turnover_tiers: [{ ...tier, sales_category_id: 'none' }] },
      { turnover_tiers: 'reference' },
    ],
  ])('is refused with %s', async (_, more, fields) => {
    expect(await officer.create(path, sketch(more))).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it.each([
    ['a store', { store_ids: [] }, { store_ids: 'required' }],
    ['base rent', { rent_steps: [] }, { rent_steps: 'required' }],
    ['a share of sales', { turnover_tiers: [] }, { turnover_tiers: 'required' }],
  ])('is not submitted without %s', async (_, more, fields) => {
    const { _id } = (await head.create(path, sketch(more))).data
    expect(await act(head, _id, 'submit')).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it.each([
    ['begin late', [{ ...step, from: '2026-03-01' }], { from: '2026-01-01', to: '2026-02-28' }],
    ['end early', [{ ...step, to: '2028-11-30' }], { from: '2028-12-01', to: '2028-12-31' }],
    [
      'leave out a month',
      [
        { ...step, from: '2027-06-01' },
        { ...step, to: '2027-04-30' },
      ],
      { from: '2027-05-01', to: '2027-05-31' },
    ],
  ])('is not submitted with rent steps that %s, and the days are named', async (_, rent_steps, days) => {
    const { _id } = await drafted({ rent_steps })
    expect(await act(officer, _id, 'submit')).toMatchObject({
      errcode: 4004,
      data: { fields: { rent_steps: 'rent_gap' }, ...days },
    })
    const ofSales = { rent_steps, rent_model: 'turnover' }
    expect((await act(officer, (await drafted(ofSales))._id, 'submit')).errcode).toBe(0)
  })

  it('has no more area than its units, and the currency of the site unless another was agreed', async () => {
    expect(await officer.create(path, sketch({ area: 100.01 }))).toMatchObject({
      errcode: 4004,
      data: { fields: { area: 'unit_area' }, most: 100 },
    })
    const foreign = { currency: 'HKD' }
    expect(await officer.create(path, sketch(foreign))).toMatchObject({
      errcode: 4004,
      data: { fields: { currency: 'site_currency' }, site_currency: 'CNY' },
    })
    expect((await officer.create(path, sketch({ ...foreign, other_currency: true }))).errcode).toBe(0)
  })

  it('is sent back with a reason, changed, approved, and then changes no more', async () => {
    const { _id } = await drafted()
    await act(officer, _id, 'submit')
    expect((await officer.update(path, { _id }, { area: 90 })).errcode).toBe(4091)
    expect((await act(head, _id, 'reject', { reason: '面积有误' })).data).toMatchObject({
      status: 'draft',
      rejection_reason: '面积有误',
    })
    expect((await officer.update(path, { _id }, { area: 90 })).data.area).toBe(90)
    await act(officer, _id, 'submit')
    expect((await act(head, _id, 'approve')).data).toMatchObject({ status: 'active', rejection_reason: null })
    expect((await officer.update(path, { _id }, { area: 95 })).errcode).toBe(4091)
    expect((await officer.remove(path, { _id })).errcode).toBe(4091)
  })

  it('tells those who may approve it that it was submitted, and its author what became of it', async () => {
    const { _id, contract_no } = await drafted()
    const toldOf = async (client: Client) =>
      (await client.list('/notification', { range: 'ALL' })).data.list
        .filter(({ link }: { link: string | null }) => link?.includes(_id))
        .map(({ type, params }: { type: string; params: Record<string, string> }) => [
          type,
          params['step_en'],
          params['title_en']?.includes(contract_no),
        ])
    await act(officer, _id, 'submit')
    expect(await toldOf(head)).toEqual([['lease_ship.submit', 'Submitted', true]])
    expect(await toldOf(officer)).toEqual([])
    await act(head, _id, 'reject', { reason: '面积有误' })
    expect(await toldOf(officer)).toEqual([['lease_ship.reject', 'Sent back', true]])
    await officer.remove(path, { _id })
  })

  it('is not approved by who submitted it, or changed it last, be it the administrator', async () => {
    const admin = await server.as('admin')
    for (const [author, other] of [
      [head, admin],
      [admin, head],
    ] as const) {
      const { _id } = await drafted()
      expect((await act(author, _id, 'submit')).data.submitted_by).toEqual(expect.any(String))
      expect((await act(author, _id, 'approve')).errcode).toBe(4035)
      // Documents can be added at any time; who did has a hand in it, too.
      const { data } = await sendFile(server, other, new Uint8Array(onePixel.buffer), {
        biz_type: 'lease_ship',
      })
      expect((await other.update(path, { _id }, { documents: [data.uid] })).errcode).toBe(0)
      expect((await act(other, _id, 'approve')).errcode).toBe(4035)
      expect((await act(other, _id, 'reject', { reason: '面积有误' })).errcode).toBe(0)
      expect((await author.remove(path, { _id })).errcode).toBe(0)
    }
  })

  it('takes more documents in any state, and keeps those that it has', async () => {
    const paper = async () =>
      (await sendFile(server, officer, new Uint8Array(onePixel.buffer), { biz_type: 'lease_ship' })).data.uid
    const [draft, contract, permit] = [await paper(), await paper(), await paper()]
    const { _id } = await drafted({ documents: [draft] })
    const put = (body: object) => officer.update(path, { _id }, body)
    expect((await put({ documents: [contract] })).data.documents).toEqual([contract])
    await act(officer, _id, 'submit')
    await act(head, _id, 'approve')
    const documents = [contract, permit]
    expect((await put({ documents })).data).toMatchObject({ documents, status: 'active' })
    expect((await put({ documents: [permit] })).errcode).toBe(4091)
    expect((await put({ documents: [...documents, draft], area: 90 })).errcode).toBe(4091)
  })
})

describe('the unit of a lease', () => {
  const inTheWay = (other: { contract_no: string }) => ({
    errcode: 4090,
    data: {
      fields: { store_ids: 'let' },
      contract_no: other.contract_no,
      store_no: 'L2-210',
      from: '2026-01-01',
      to: '2028-12-31',
    },
  })

  it('has no other lease on the same day: it is not submitted, nor approved, and the other is named', async () => {
    const rival = await drafted({ brand_id: 'B124', start_date: '2028-12-31', end_date: '2030-12-31',
      rent_steps: [{ ...step, from: '2028-12-31', to: '2030-12-31' }] }) // prettier-ignore
    expect((await act(officer, rival._id, 'submit')).errcode).toBe(0)
    const first = await signed()
    expect(await act(head, rival._id, 'approve')).toMatchObject(inTheWay(first))
    const late = await drafted({ brand_id: 'B124' })
    expect(await act(officer, late._id, 'submit')).toMatchObject(inTheWay(first))
    await act(head, first._id, 'terminate', { date: '2026-11-14', reason: '协商解约' })
    expect((await act(head, rival._id, 'approve')).errcode).toBe(0)
  })

  it('goes to one of several leases that are approved at the same moment', async () => {
    const drafts = await Promise.all([1, 2, 3].map(() => drafted()))
    for (const { _id } of drafts) await act(officer, _id, 'submit')
    const replies = await Promise.all(drafts.map(({ _id }) => act(head, _id, 'approve')))
    expect(replies.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4090, 4090])
    const refused = replies.find(({ errcode }) => errcode === 4090)
    const approved = replies.find(({ errcode }) => errcode === 0)
    expect(refused).toMatchObject(inTheWay(approved?.data))
  })

  it('is guarded by the database, whoever writes', async () => {
    const { contract_no } = await signed()
    const second = await drafted({ brand_id: 'B124' })
    const { db } = server.database
    const approve = sql`update lease_ship set status = 'signed' where _id = ${second._id}`.execute(db)
    await expect(approve).rejects.toMatchObject({
      code: 'ATR01',
      detail: expect.stringContaining(contract_no),
    })
    const alone = sql`
      insert into lease_unit select _id, 'S-SH-L2-210', daterange('2026-05-01', '2026-05-02'), int8range(null, null)
      from lease_ship where _id = ${second._id}`.execute(db)
    await expect(alone).rejects.toMatchObject({ code: '23P01' })
  })

  it('can be shared by leases that say so, as far as its area goes', async () => {
    await signed({ shares_unit: true, area: 60 })
    expect(await act(officer, (await drafted({ area: 40 }))._id, 'submit')).toMatchObject({ errcode: 4090 })
    const { _id } = await drafted({ shares_unit: true, area: 41, brand_id: 'B124' })
    expect(await act(officer, _id, 'submit')).toMatchObject({
      errcode: 4004,
      data: { fields: { area: 'shared_area' }, store_no: 'L2-210', from: '2026-01-01', most: 40 },
    })
    const other = await signed({ shares_unit: true, area: 40, brand_id: 'B124' })
    const { list } = (await officer.list('/TenantShip', { cond: { lease_ship_id: other._id } })).data
    expect(list).toMatchObject([{ share_ratio: 0.4, brand_id: 'B124' }])
  })
})

describe('the tenancy of a lease', () => {
  const shipsOf = async (lease_ship_id: string) =>
    (await officer.list('/TenantShip', { cond: { lease_ship_id } })).data.list
  const unitNow = async () => (await officer.call('GET', '/bdstore/S-SH-L2-210')).data.status

  it('begins with its approval, and its unit is let, trades, and is vacant again', async () => {
    const { _id, start_date, end_date } = await signed()
    const [ship] = await shipsOf(_id)
    expect(ship).toMatchObject({
      status: 'signed', start_date, end_date, brand_id: 'B123', store_id: 'S-SH-L2-210', share_ratio: 1,
    }) // prettier-ignore
    expect(await unitNow()).toBe('leased')
    await officer.update('/TenantShip', { _id: ship._id }, { action: 'fit_out' })
    expect(await unitNow()).toBe('fitting_out')
    await officer.update('/TenantShip', { _id: ship._id }, { action: 'open', open_date: '2026-03-01' })
    expect(await unitNow()).toBe('trading')
    const { list } = (await head.call('GET', '/bdstore/S-SH-L2-210/history')).data
    expect(JSON.stringify(list[0])).toContain('trading')
    await act(head, _id, 'terminate', { date: '2026-11-14', reason: '协商解约' })
    expect(await shipsOf(_id)).toMatchObject([{ status: 'exited', actual_exit_date: '2026-11-14' }])
    expect(await unitNow()).toBe('vacant')
  })

  it('is to end on the day of a later termination, and ends when that has come', async () => {
    const { _id } = await signed()
    const [ship] = await shipsOf(_id)
    await officer.update('/TenantShip', { _id: ship._id }, { action: 'open', open_date: '2026-03-01' })
    await act(head, _id, 'terminate', { date: '2026-11-20', reason: '协商解约' })
    expect(await shipsOf(_id)).toMatchObject([{ status: 'notice', end_date: '2026-11-20' }])
    await settleAt(today + 6 * day)
    expect(await shipsOf(_id)).toMatchObject([{ status: 'exited', actual_exit_date: '2026-11-20' }])
    expect(await unitNow()).toBe('vacant')
  })

  it('is one that its brand has there already, and is left alone if the lease never begins', async () => {
    const { data } = await officer.create('/TenantShip', {
      site: '8', store_id: 'S-SH-L2-210', brand_id: 'B123', start_date: '2026-02-01', end_date: '2027-01-31',
      status: 'trading',
    }) // prettier-ignore
    const { _id } = await signed({ start_date: '2027-01-01', rent_steps: [{ ...step, from: '2027-01-01' }] })
    expect(await shipsOf(_id)).toMatchObject([{ _id: data._id, end_date: '2028-12-31', status: 'trading' }])
    await act(head, _id, 'terminate', { date: '2026-11-14', reason: '客户退约' })
    expect((await officer.call('GET', `/TenantShip/${data._id}`)).data).toMatchObject({
      lease_ship_id: null,
      end_date: '2026-12-31',
      status: 'trading',
    })
  })

  it('is given no notice by the end of a lease that is to end before it begins', async () => {
    const { data } = await officer.create('/TenantShip', {
      site: '8', store_id: 'S-SH-L2-210', brand_id: 'B123', start_date: '2026-02-01', end_date: '2027-01-31',
      status: 'trading',
    }) // prettier-ignore
    const { _id } = await signed({ start_date: '2027-01-01', rent_steps: [{ ...step, from: '2027-01-01' }] })
    await act(head, _id, 'terminate', { date: '2026-11-20', reason: '客户退约' })
    expect(await shipsOf(_id)).toMatchObject([{ _id: data._id, status: 'trading', end_date: '2028-12-31' }])
    await settleAt(today + 6 * day)
    expect((await officer.call('GET', `/TenantShip/${data._id}`)).data).toMatchObject({
      lease_ship_id: null,
      end_date: '2026-12-31',
      status: 'trading',
    })
  })

  it('is removed with a lease that never begins, and refused with somebody else in the unit', async () => {
    const starts = { start_date: '2027-01-01', rent_steps: [{ ...step, from: '2027-01-01' }] }
    const { _id } = await signed(starts)
    expect(await unitNow()).toBe('leased')
    await act(head, _id, 'terminate', { date: '2026-11-14', reason: '客户退约' })
    expect([await shipsOf(_id), await unitNow()]).toEqual([[], 'vacant'])
    await officer.create('/TenantShip', {
      site: '8', store_id: 'S-SH-L2-210', brand_id: 'B124', start_date: '2026-02-01', end_date: '2027-01-31',
    }) // prettier-ignore
    const next = await drafted(starts)
    await act(officer, next._id, 'submit')
    expect(await act(head, next._id, 'approve')).toMatchObject({
      errcode: 4090,
      data: { fields: { start_date: 'occupied' } },
    })
  })
})

describe('the differences between leases, tenancies and units', () => {
  const found = async (site?: string, context = system) => {
    const params = { kind: null }
    const period = { first: '', last: '', start: 0, end: 0 }
    const { pages } = await differences.read({
      context,
      site,
      today: '',
      params,
      locale: 'en_US',
      period,
    })
    const rows: Record<string, unknown>[] = []
    for await (const page of pages) rows.push(...page)
    return rows
  }

  it('are none in the demo', async () => expect(await found()).toEqual([]))

  it('are listed, and can be of leases that are older than the rules', async () => {
    const { db } = server.database
    const one = await signed({ shares_unit: true, area: 60 })
    const other = await signed({ shares_unit: true, area: 40 })
    await sql`update lease_ship set shares_unit = false where _id = ${other._id}`.execute(db)
    await sql`update lease_ship set area = 101, brand_id = 'B124' where _id = ${one._id}`.execute(db)
    await sql`update store set status = 'vacant' where _id = 'S-SH-L2-210'`.execute(db)
    const rows = await found('8')
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      'more_area',
      'other_brand',
      'two_leases',
      'unit_status',
    ])
    expect(rows.find(({ kind }) => kind === 'unit_status')).toMatchObject({
      store_no: 'L2-210',
      status: 'vacant',
      expected: 'leased',
    })
    const pair = rows.find(({ kind }) => kind === 'two_leases')
    expect([pair?.['contract_no'], pair?.['other']].toSorted()).toEqual(
      [one.contract_no, other.contract_no].toSorted(),
    )
    // They stay as they are, can become shorter, and no other lease joins them.
    expect(
      (await act(head, other._id, 'terminate', { date: '2026-11-14', reason: '协商解约' })).errcode,
    ).toBe(0)
    const third = await drafted({ shares_unit: true, area: 1 })
    expect((await act(officer, third._id, 'submit')).data.fields).toEqual({ area: 'shared_area' })
    await sql`update lease_ship set area = 60, brand_id = 'B123' where _id = ${one._id}`.execute(db)
    // Days on which two had it before today are history.
    expect((await found('8')).map(({ kind }) => kind)).not.toContain('two_leases')
  })

  it('allow a lease the largest area that its units have in its term', async () => {
    const { db } = server.database
    const { _id } = await signed()
    await sql`update store_area_history set "to" = '2026-06-30' where store_id = 'S-SH-L2-210' and "to" is null`.execute(
      db,
    )
    await sql`
      insert into store_area_history (store_id, "from", area) values ('S-SH-L2-210', '2026-07-01', 80)`.execute(
      db,
    )
    await sql`update store set area = 80 where _id = 'S-SH-L2-210'`.execute(db)
    expect((await found('8')).map(({ kind }) => kind)).not.toContain('more_area')
    await sql`update lease_ship set start_date = '2026-08-01' where _id = ${_id}`.execute(db)
    expect((await found('8')).find(({ kind }) => kind === 'more_area')).toMatchObject({ other: '80.00' })
    await sql`delete from store_area_history where store_id = 'S-SH-L2-210' and "from" = '2026-07-01'`.execute(
      db,
    )
    await sql`update store_area_history set "to" = null where store_id = 'S-SH-L2-210' and "to" = '2026-06-30'`.execute(
      db,
    )
    await sql`update store set area = 100 where _id = 'S-SH-L2-210'`.execute(db)
  })

  it('are looked for among all rows, and nothing is shown of those that are hidden from somebody', async () => {
    const { db } = server.database
    const { who, ...rest } = await contextOf(server, head)
    const hidingAllBut = (resource: string, field: string, kept: string) => {
      const scopes = { [resource]: { field, in: [kept] } }
      return { ...rest, who: { ...who, scopedRoles: [{ permissions: who.permissions, scopes }] } }
    }
    expect(await found(undefined, hidingAllBut('tenant_ship', 'brand_id', 'none'))).toEqual([])
    const one = await signed({ shares_unit: true, area: 60 })
    const other = await signed({ shares_unit: true, area: 40 })
    await sql`update lease_ship set shares_unit = false where _id = ${other._id}`.execute(db)
    for (const { contract_no } of [one, other])
      expect(await found('8', hidingAllBut('lease_ship', 'contract_no', contract_no))).toMatchObject([
        { kind: 'two_leases', contract_no, other: null },
      ])
  })
})

describe('the clock', () => {
  it('puts a lease into force on its first day and ends it after its last, whether or not the job ran', async () => {
    const dates = { start_date: '2026-11-17', end_date: '2026-11-18' }
    const { _id } = await signed({
      ...dates,
      rent_steps: [{ ...step, from: '2026-11-17', to: '2026-11-18' }],
    })
    const days = [0, 1, 2, 3, 4].map((later) => statusAt(_id, today + later * day))
    expect(await Promise.all(days)).toEqual(['signed', 'signed', 'active', 'active', 'expired'])
    await settleAt(today + 2 * day)
    const { data } = await head.call('GET', `${path}/${_id}/history`)
    expect(data.list[0]).toMatchObject({ user_id: null })
    expect(JSON.stringify(data.list[0])).toContain('active')
  })

  it('stores the status of units at every site, though that of another could not be stored', async () => {
    const { db } = server.database
    const [guangzhou] = (
      await sql<{ _id: string; start_date: string; store_id: string }>`
        select ship._id, ship.start_date, store_id from tenant_ship ship join store on store._id = store_id
        where ship.site = '2' and ship.status = 'trading' and store.status = 'trading' and ship.deleted_at is null
        order by ship._id limit 1`.execute(db)
    ).rows
    await officer.create('/TenantShip', {
      site: '8', store_id: 'S-SH-L2-210', brand_id: 'B123', start_date: '2026-11-12', end_date: '2027-11-11',
      status: 'trading',
    }) // prettier-ignore
    await sql`update tenant_ship set start_date = '2026-11-12' where _id = ${guangzhou?._id}`.execute(db)
    await sql`update store set status = 'vacant' where _id in ('S-SH-L2-210', ${guangzhou?.store_id})`.execute(
      db,
    )
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken site'; end $$;
      create trigger refuse before update on store for each row when (new.site = '2') execute function refuse()`.execute(
      db,
    )
    await expect(settleAt(today)).rejects.toMatchObject({ errors: [{ message: 'broken site' }] })
    expect((await officer.call('GET', '/bdstore/S-SH-L2-210')).data.status).toBe('trading')
    await sql`drop function refuse cascade`.execute(db)
    await settleAt(today)
    const after = await sql<{
      status: string
    }>`select status from store where _id = ${guangzhou?.store_id}`.execute(db)
    expect(after.rows).toEqual([{ status: 'trading' }])
    await sql`update tenant_ship set start_date = ${guangzhou?.start_date} where _id = ${guangzhou?._id}`.execute(
      db,
    )
  })

  it('lets people end a lease that is in force by its dates, though nothing was stored', async () => {
    const { _id } = await signed({ start_date: '2026-11-16', rent_steps: [{ ...step, from: '2026-11-16' }] })
    const takes = { date: '2026-11-16', reason: '协商解约' }
    const tomorrow = { ...system, now: today + day }
    expect(await takeStep(leaseShip, tomorrow, { id: _id, step: 'terminate', takes })).toMatchObject({
      status: 'terminated',
      terminated_on: '2026-11-16',
    })
  })

  it('makes figures out of date from the day on which a lease is put into force early', async () => {
    const { _id } = await signed({ start_date: '2027-02-01', rent_steps: [{ ...step, from: '2027-02-01' }] })
    const { db } = server.database
    await sql`delete from perf_dirty where site = '8'`.execute(db)
    await sql`update lease_ship set activated_on = '2026-10-20' where _id = ${_id}`.execute(db)
    const { rows } = await sql<{ stat_month: string }>`
      select min(stat_month) as stat_month from perf_dirty where site = '8'`.execute(db)
    expect(rows).toEqual([{ stat_month: '2026-10' }])
  })

  it('keeps a lease in force until the day on which it was agreed to end', async () => {
    const { _id } = await signed()
    const body = { date: '2026-11-20', reason: '协商解约' }
    expect((await act(head, _id, 'terminate', body)).data).toMatchObject({
      status: 'active',
      terminated_on: '2026-11-20',
      termination_reason: '协商解约',
    })
    expect([await statusAt(_id, today + 4 * day), await statusAt(_id, today + 5 * day)]).toEqual([
      'active',
      'terminated',
    ])
    const late = await act(head, _id, 'terminate', { ...body, date: '2029-01-01' })
    expect(late).toMatchObject({ errcode: 4004, data: { fields: { date: 'outside_term' } } })
  })
})

describe('a renewal', () => {
  it('is a draft with the terms of its lease, and renews it on the day on which it begins', async () => {
    const { _id } = await signed({ end_date: '2026-11-20', rent_steps: [{ ...step, to: '2026-11-20' }] })
    const next = { contract_no: 'L-next', start_date: '2026-11-21', end_date: '2028-11-20' }
    expect(await act(officer, _id, 'renew', { ...next, start_date: '2026-11-20' })).toMatchObject({
      errcode: 4004,
      data: { fields: { start_date: 'after_previous_lease' } },
    })
    expect((await act(officer, _id, 'renew', { ...next, end_date: '2026-11-21' })).errcode).toBe(4004)
    expect((await act(officer, _id, 'renew', next)).data).toMatchObject({ _id, status: 'active' })
    const [draft] = (await officer.list(path, { cond: { prev_lease_id: _id } })).data.list
    expect(draft).toMatchObject({
      ...next,
      status: 'draft',
      lease_type: 'renewal',
      rent_steps: [{ ...step, from: '2026-11-21', to: '2028-11-20' }],
      turnover_tiers: [tier],
    })
    expect((await act(officer, _id, 'renew', { ...next, contract_no: 'L-more' })).errcode).toBe(4091)
    await act(officer, draft._id, 'submit')
    await act(head, draft._id, 'approve')
    expect([await statusAt(_id, today + 5 * day), await statusAt(_id, today + 6 * day)]).toEqual([
      'active',
      'renewed',
    ])
  })

  it('has the tenants stay until its end, once it is approved', async () => {
    const { _id, end_date } = await signed()
    const [data] = (await officer.list('/TenantShip', { cond: { lease_ship_id: _id } })).data.list
    await act(officer, _id, 'renew', {
      contract_no: 'L-stay',
      start_date: '2029-01-01',
      end_date: '2031-12-31',
    })
    const [next] = (await officer.list(path, { cond: { contract_no: 'L-stay' } })).data.list
    await act(officer, next._id, 'submit')
    const shipNow = async () => (await officer.call('GET', `/TenantShip/${data._id}`)).data
    expect(await shipNow()).toMatchObject({ lease_ship_id: _id, end_date })
    await act(head, next._id, 'approve')
    expect(await shipNow()).toMatchObject({ lease_ship_id: next._id, end_date: '2031-12-31' })
    // It never begins: the tenants stay as long as they would have without it.
    await act(head, next._id, 'terminate', { date: '2026-11-14', reason: '客户退约' })
    expect(await shipNow()).toMatchObject({ lease_ship_id: _id, end_date })
  })

  it('is in force from its first day on, and nobody puts it into force before', async () => {
    const starts = { start_date: '2026-12-01', rent_steps: [{ ...step, from: '2026-12-01' }] }
    const { _id } = await signed(starts)
    for (const who of [head, await server.as('admin')])
      expect((await act(who, _id, 'activate')).errcode).toBe(4091)
    expect((await head.call('GET', `${path}/${_id}/steps`)).data.activate).toEqual({ errcode: 4091 })
    const first = today + 16 * day
    expect([
      await statusAt(_id, today),
      await statusAt(_id, first - day),
      await statusAt(_id, first),
    ]).toEqual(['signed', 'signed', 'active'])
  })

  it('follows the same rules when somebody writes it by hand, or changes its draft', async () => {
    const { _id } = await signed()
    const next = {
      prev_lease_id: _id,
      start_date: '2029-01-01',
      end_date: '2029-12-31',
      rent_steps: [{ ...step, from: '2029-01-01', to: '2029-12-31' }],
    }
    const wrong = async (more: object) =>
      (await officer.create(path, sketch({ ...next, ...more }))).data.fields
    expect(await wrong({ start_date: '2028-12-31' })).toMatchObject({ start_date: 'after_previous_lease' })
    const { rows } = await sql<{ store_id: string }>`
      select store_id from space_owner_store owned join space_owner o on o._id = owned.space_owner_id
        join "user" u on u._id = o.user_id join store on store._id = store_id
      where u.username = 'leasing.sh' and store.site = '8' and store_id <> 'S-SH-L2-210'
        and not is_split and not is_merge limit 1`.execute(server.database.db)
    expect(await wrong({ store_ids: rows.map(({ store_id }) => store_id) })).toEqual({
      prev_lease_id: 'reference',
    })
    const { _id: draft } = await drafted()
    expect((await officer.create(path, sketch({ ...next, prev_lease_id: draft }))).errcode).toBe(4091)
    const both = await Promise.all([1, 2, 3].map(() => officer.create(path, sketch(next))))
    expect(both.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4091, 4091])
    const made = both.find(({ errcode }) => errcode === 0)?.data
    const earlier = { start_date: '2028-06-01', rent_steps: [{ ...made.rent_steps[0], from: '2028-06-01' }] }
    expect((await officer.update(path, { _id: made._id }, earlier)).data.fields).toEqual({
      start_date: 'after_previous_lease',
    })
  })

  it('has a number that no other lease has', async () => {
    const { _id, contract_no } = await signed()
    const next = { contract_no, start_date: '2029-01-01', end_date: '2029-12-31' }
    expect(await act(officer, _id, 'renew', next)).toMatchObject({
      errcode: 4090,
      data: { fields: { contract_no: 'duplicate' } },
    })
  })
})

describe('a list of leases', () => {
  const numbers = ['L-a', 'L-b', 'L-c']
  it('says what those in force come to', async () => {
    await signed({
      contract_no: 'L-a',
      area: 50,
      shares_unit: true,
      end_date: '2028-11-14',
      rent_steps: [{ ...step, to: '2028-11-14' }],
    })
    const perM2 = { from: '2026-01-01', to: '2027-11-15', base_rent_month: null, base_rent_per_m2: 200 }
    await signed({
      contract_no: 'L-b',
      area: 50,
      shares_unit: true,
      end_date: '2027-11-15',
      rent_steps: [perM2],
    })
    await drafted({ contract_no: 'L-c' })
    const { data } = await officer.list(`${path}/list`, { cond: { contract_no: { $in: numbers } } })
    expect(data.total).toBe(3)
    // (50 x 730 + 50 x 365) / 100 and (60,000 x 730 + 10,000 x 365) / 70,000 days, in years of 365.25 days.
    expect(data.summary).toEqual({
      area: 100,
      currency: 'CNY',
      monthly_base: 70_000,
      wale_area: 1.498973,
      wale_rent: 1.855872,
    })
    const listed = (await officer.list(path, { cond: { contract_no: { $in: numbers } } })).data
    expect(listed.summary).toEqual(data.summary)
    expect(listed.counters).toEqual({ active: 2, draft: 1 })
  })

  it('finds those that end within the days that the site has set', async () => {
    const { _id } = await signed({ end_date: '2027-05-14', rent_steps: [{ ...step, to: '2027-05-14' }] })
    const found = async () => (await officer.list(path, { cond: { _id, is_expiring: true } })).data.total
    expect(await found()).toBe(1)
    await sql`
      insert into param (_id, "group", key, site, value_type, value) values ('PX', 'lease', 'expiring_days', '8', 'int', '179')`.execute(
      server.database.db,
    )
    expect(await found()).toBe(0)
  })

  it('has no amounts for people who may not see rents: nor in records, totals, conditions or sort orders', async () => {
    const dpark = await server.as('dpark.team')
    const terms = {
      site: '9',
      store_ids: ['S-Dpark-L3-101'],
      currency: 'HKD',
      contract_no: 'L-dpark',
      area: 10,
    }
    expect((await head.create(path, sketch(terms))).errcode).toBe(0)
    const { data } = await dpark.list(`${path}/list`, { cond: { contract_no: 'L-dpark' }, site: '9' })
    expect(data.list[0]).toMatchObject({
      monthly_base: null,
      rent_steps: null,
      turnover_tiers: null,
      area: 10,
    })
    const all = (await dpark.list(`${path}/list`, { site: '9' })).data.summary
    expect(all).toMatchObject({ monthly_base: null, wale_rent: null })
    expect(all.wale_area).toBeGreaterThan(0)
    for (const field of ['monthly_base', 'rent_steps'])
      expect((await dpark.list(`${path}/list`, { cond: { [field]: { $exists: true } } })).errcode).toBe(4003)
    expect((await dpark.list(`${path}/list`, { sort: { monthly_base: 1 } })).errcode).toBe(4003)
  })
})

const settleAt = (now: number) =>
  settleLeases.run({
    body: {},
    context: { ...system, now },
    progress: () => undefined,
    signal: new AbortController().signal,
  })
