import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { obviousReports, readLetting, type LettingRows } from '#tests/support/obviousLeasing.ts'
import { addRandomLeases } from '#tests/support/randomLeases.ts'

let letting: LettingRows
const server = await serverForTests()
const boss = await server.as('super')
beforeAll(async () => {
  await addRandomLeases(server.database.db)
  letting = await readLetting(server.database.db)
})

/** The day of the test, days of the past and of the future, a day of a split, and the end of a year. */
const days = ['2026-11-15', '2024-02-29', '2025-12-31', '2026-08-01', '2027-06-30', '2029-01-01']
const cases = ['8', '4', '9'].flatMap((site) => days.map((as_of) => ({ site, as_of })))

describe('over the leases of the demo and two hundred random ones, on any day,', () => {
  it.each(cases)('the reports of $site for $as_of agree with the formulas', async ({ site, as_of }) => {
    const expected = obviousReports(letting, site, as_of)
    const read = async (name: string) => (await boss.call('GET', `/report/${name}`, { site, as_of })).data
    const roll = await read('rent_roll')
    expect(roll.summary).toEqual({ ...expected.totals, vacant_area: expected.vacantArea })
    expect(
      roll.list
        .map(({ store_id, tenant_ship_id, lease_ship_id, area, base_rent_month }: Record<string, unknown>) =>
          [store_id, tenant_ship_id, lease_ship_id, area, base_rent_month].join(),
        )
        .toSorted(),
    ).toEqual(expected.lines)
    const expiry = await read('lease_expiry')
    expect(expiry.summary).toEqual(expected.totals)
    expect(expiry.list).toEqual(expected.buckets)
    const { list, summary } = await read('occupancy')
    expect(summary).toEqual(expected.occupancy)
    expect(list.reduce((sum: number, floor: { stores: number }) => sum + floor.stores, 0)).toBe(
      summary.stores,
    )
  })

  it('today’s totals are those of the list of leases in force', async () => {
    const cond = { status: { $in: ['active', 'holdover'] } }
    const { data } = await boss.list('/leaseship/list', { site: '4', cond, range: '0-0' })
    expect(data.summary).toEqual((await boss.call('GET', '/report/lease_expiry', { site: '4' })).data.summary)
    const { rows } = await sql`select from lease_ship where site = '4' and deleted_at is null`.execute(
      server.database.db,
    )
    expect(data.total).toBeLessThan(rows.length)
  })
})

describe('a report', () => {
  it('shows units and areas without amounts to people who may not see rents', async () => {
    const dpark = await server.as('dpark.team')
    const { data } = await dpark.call('GET', '/report/rent_roll', { site: '9' })
    expect(data.list.length).toBeGreaterThan(20)
    for (const { base_rent_month, base_rent_per_m2, mgmt_fee_month, deposit } of data.list)
      expect([base_rent_month, base_rent_per_m2, mgmt_fee_month, deposit]).toEqual([null, null, null, null])
    expect(data.summary).toMatchObject({ monthly_base: null, wale_rent: null })
    const expiry = (await dpark.call('GET', '/report/lease_expiry', { site: '9' })).data
    for (const { monthly_base, rent_share } of expiry.list)
      expect([monthly_base, rent_share]).toEqual([null, null])
  })

  it('is offered in the report centre, as a file with its total', async () => {
    const officer = await server.as('leasing.sh')
    for (const name of ['rent_roll', 'lease_expiry', 'occupancy']) {
      const query = {
        report: `leasing.${name}`,
        site: '8',
        params: '{"as_of":"2026-11-15"}',
        locale: 'en_US',
      }
      const { data } = await officer.call('GET', '/reports/preview', query)
      const report = (await officer.call('GET', `/report/${name}`, { site: '8', as_of: '2026-11-15' })).data
      expect(data.total).toBe(report.list.length)
      const areas = report.list.map((row: Record<string, number>) => row['area'] ?? row['lettable_area'])
      const hundredths = areas.reduce((sum: number, area: number) => sum + Math.round(area * 100), 0)
      expect(data.sums.area ?? data.sums.lettable_area).toBe(hundredths / 100)
    }
  })

  it('of leases that end has the present year and those after it, also where no lease is in force', async () => {
    await sql`update lease_ship set status = 'draft' where site = '6'`.execute(server.database.db)
    const { list, summary } = (await boss.call('GET', '/report/lease_expiry', { site: '6' })).data
    const years = ['2026', '2027', '2028', '2029', '2030', '2031']
    expect(list.map(({ bucket }: { bucket: string }) => bucket)).toEqual(['holdover', ...years, 'later'])
    expect(summary.area).toBe(0)
  })

  it('is of the own sites only, and adds up amounts of one currency only', async () => {
    const officer = await server.as('leasing.sh')
    expect((await officer.call('GET', '/report/occupancy', { site: '2' })).errcode).toBe(4032)
    const { data } = await officer.call('GET', '/report/rent_roll')
    expect(new Set(data.list.map(({ site }: { site: string }) => site))).toEqual(new Set(['8']))
    const all = (await boss.call('GET', '/report/lease_expiry', { site: 'ALL' })).data.summary
    expect(all).toMatchObject({ currency: null, monthly_base: null, wale_rent: null })
    const roll = async (more: object) => {
      const query = {
        report: 'leasing.rent_roll',
        params: '{"as_of":"2026-11-15"}',
        locale: 'en_US',
        ...more,
      }
      return (await boss.call('GET', '/reports/preview', query)).data
    }
    const ofAll = await roll({})
    expect(ofAll.columns.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Site', 'Currency']),
    )
    expect([ofAll.sums.area > 0, ofAll.sums.base_rent_month, ofAll.sums.deposit]).toEqual([true, null, null])
    expect((await roll({ at: '8' })).sums.base_rent_month).toBeGreaterThan(0)
    expect((await server.as('gz.manager').then((who) => who.call('GET', '/report/occupancy'))).errcode).toBe(
      4030,
    )
    expect((await boss.call('GET', '/report/occupancy', { as_of: '2026-02-30' })).errcode).toBe(4001)
  })
})

describe('a lease as of an earlier day', () => {
  const report = async (name: string, as_of: string) =>
    (await boss.call('GET', `/report/${name}`, { site: '8', as_of })).data

  it('goes on until somebody signed its end, and has one rent per square metre and day however it is measured', async () => {
    const { db } = server.database
    const { rows } = await sql<{ _id: string; store_id: string }>`
      select l._id, l.store_ids[1] as store_id from lease_ship l join tenant_ship s on s.lease_ship_id = l._id
      where l.site = '8' and l.status = 'active' and cardinality(l.store_ids) = 1 and l.end_date > '2027-06-01'
        and l.start_date < '2026-06-01' and s.status = 'trading' and l.rent_model <> 'turnover'
      order by l._id limit 1`.execute(db)
    const [lease] = rows
    if (!lease) throw new Error('no lease is in force')
    const lineOn = async (day: string) =>
      (await report('rent_roll', day)).list.find(
        (line: { lease_ship_id: string }) => line.lease_ship_id === lease._id,
      )
    const before = [await report('lease_expiry', '2026-10-31'), await lineOn('2026-10-31')]
    // Signed on 15 November, to end in December.
    const head = await server.as('leasing.head')
    const ended = { action: 'terminate', date: '2026-12-31', reason: 'By agreement' }
    expect(await head.update('/leaseship', { _id: lease._id }, ended)).toMatchObject({ errcode: 0 })
    expect([await report('lease_expiry', '2026-10-31'), await lineOn('2026-10-31')]).toEqual(before)
    expect((await lineOn('2026-11-15')).end_date).toBe('2026-12-31')

    // 100 per square metre; the unit was measured again on 1 September: 80 before, 90 since.
    await sql`update lease_ship set rent_steps = '[{"from": "2020-01-01", "to": "2035-12-31", "base_rent_month": null,
      "base_rent_per_m2": 100}]', mgmt_fee_per_m2 = 10, shares_unit = false where _id = ${lease._id}`.execute(
      db,
    )
    await sql`delete from store_area_history where store_id = ${lease.store_id}`.execute(db)
    await sql`insert into store_area_history (store_id, "from", "to", area)
      values (${lease.store_id}, '2020-01-01', '2026-08-31', 80), (${lease.store_id}, '2026-09-01', null, 90)`.execute(
      db,
    )
    for (const [day, area] of [
      ['2026-08-31', 80],
      ['2026-09-01', 90],
    ] as const)
      expect(await lineOn(day)).toMatchObject({
        base_rent_month: area * 100,
        base_rent_per_m2: 100,
        mgmt_fee_month: area * 10,
      })
    const { data } = await head.list('/leaseship', { cond: { _id: lease._id } })
    expect(data.list[0].monthly_base).toBe(9000)
  })
})
