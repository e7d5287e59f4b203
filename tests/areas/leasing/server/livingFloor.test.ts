import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { writePerformance } from '#tests/support/performanceRows.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let brand = ''
let other = ''

/** Seconds of a moment in Shanghai. */
const at = (moment: string): number => Date.parse(`${moment}+08:00`) / 1000

const insert = async (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => {
  for (const row of rows) {
    const names = Object.keys(row)
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => row[name]))})`.execute(server.database.db)
  }
}

// A is enlarged in September; B is divided into C and D in the middle of it. The lease of the tenant of A covers C too.
const server = await serverForTests()
const boss = await server.as('super')
beforeAll(async () => {
  const { rows } = await sql<{ _id: string }>`select _id from brand order by _id limit 2`.execute(
    server.database.db,
  )
  brand = String(rows[0]?._id)
  other = String(rows[1]?._id)
  const here = { site: '8' }
  await insert('floor', [{ _id: 'F', code: 'T1', name: 'T1', ...here }])
  const unit = { floor_id: 'F', status: 'leased', ...here }
  await insert('store', [
    { _id: 'A', store_no: 'T1-1', area: 100, plan_polygon: '[[0,0],[0.5,0],[0.5,1]]', ...unit },
    { _id: 'B', store_no: 'T1-2', area: 90, is_split: true, effective_to: '2026-09-15', ...unit },
    { _id: 'C', store_no: 'T1-2A', area: 50, effective_from: '2026-09-16', ...unit },
    { _id: 'D', store_no: 'T1-2B', area: 40, effective_from: '2026-09-16', ...unit },
    { _id: 'E', store_no: 'T1-3', area: 70, ...unit, status: 'planned' },
  ])
  await insert('store_area_history', [
    { store_id: 'A', from: '2020-01-01', to: '2026-08-31', area: 80 },
    { store_id: 'A', from: '2026-09-01', area: 100 },
  ])
  const terms = { brand_id: brand, start_date: '2026-07-01', end_date: '2028-06-30', ...here }
  await insert('lease_ship', [
    { _id: 'LEASE', contract_no: 'T-1', store_ids: ['A', 'C'], area: 150, currency: 'CNY', rent_model: 'fixed',
      status: 'active', ...terms,
      rent_steps: JSON.stringify([
        { from: '2026-07-01', to: '2026-09-30', base_rent_month: 12_000, base_rent_per_m2: null },
        { from: '2026-10-01', to: '2028-06-30', base_rent_month: 15_000, base_rent_per_m2: null },
      ]) },
    // The tenant of C is to go on under another contract, and trades under another brand than that of the lease.
    { _id: 'NEXT', contract_no: 'T-2', store_ids: ['C'], area: 50, currency: 'CNY', rent_model: 'fixed', status: 'signed',
      prev_lease_id: 'LEASE', ...terms, start_date: '2028-07-01', end_date: '2030-06-30' },
  ]) // prettier-ignore
  const ship = { ...terms, open_date: '2026-08-10', trade_name: 'Lamp', lease_ship_id: 'LEASE' }
  const left = { ...ship, trade_name: 'Gone', lease_ship_id: null, status: 'exited' }
  await insert('tenant_ship', [
    { _id: 'TA', store_id: 'A', status: 'notice', ...ship },
    { _id: 'TB', store_id: 'B', ...left, actual_exit_date: '2026-08-20' },
    { _id: 'TC', store_id: 'C', status: 'trading', ...ship, start_date: '2026-09-16', open_date: null,
      brand_id: other, lease_ship_id: 'NEXT' },
    { _id: 'TD', store_id: 'D', ...left, start_date: '2026-09-16', open_date: '2026-09-16',
      actual_exit_date: '2026-10-15' },
  ]) // prettier-ignore
  await writePerformance(server.database.db, [
    { stat_month: '2026-09', tenant_ship_id: 'TA', sales: 500_000, area_avg: 100, sales_density: 5000 },
    // Too little was reported.
    { stat_month: '2026-09', tenant_ship_id: 'TC', sales: 90_000, area_avg: 25, sales_density: null },
    { stat_month: '2026-10', tenant_ship_id: 'TA', sales: 550_000, area_avg: 100, sales_density: 5500 },
  ])
  const problem = { store_id: 'A', category: 'cleaning', severity: 3, title: 'Dust', ...here }
  await insert('tour_problem', [
    { _id: 'P1', found_at: at('2026-08-05T10:00'), fixed_at: at('2026-10-02T10:00'), status: 'verified', ...problem },
    { _id: 'P2', found_at: at('2026-09-30T23:30'), status: 'open', ...problem },
    { _id: 'P3', found_at: at('2026-08-01T10:00'), status: 'void', ...problem },
    { _id: 'P4', found_at: at('2026-10-01T00:30'), closed_at: at('2026-10-20T10:00'), status: 'closed', ...problem },
  ]) // prettier-ignore
})

const floor = (who: Client, query: object = {}) =>
  who.call('GET', '/leasing/floor', { floor_id: 'F', from_month: '2026-07', to_month: '2026-11', ...query })

describe('the living floor', () => {
  it('names the brand of a tenant in all languages', async () => {
    const { data } = await floor(boss)
    const { data: named } = await boss.call('GET', `/bdbrand/${brand}`)
    const { _id, name, name_en, name_tc } = named
    expect(data.list[0].tenants[0].brand).toEqual({ _id, name, name_en, name_tc })
  })

  it('has each unit in the months in which it exists, with its tenants, rent, sales and problems of then', async () => {
    const { data } = await floor(boss)
    // Unit, month, area, status, tenancy, lease ends, sales per m², base rent per m², open problems.
    expect(
      data.list.map((row: { tenants: { status: string; tenant_ship_id: string; end_date: string }[] } & Record<string, unknown>) => [
        row['store_id'], row['stat_month'], row['area'], row.tenants[0]?.status, row.tenants[0]?.tenant_ship_id,
        row.tenants[0]?.end_date, row['sales_density'], row['base_rent_per_m2'], row['open_problems'],
      ]),
    ).toEqual([
      ['A', '2026-07', 80, 'fitting_out', 'TA', '2028-06-30', null, 150, 0],
      ['B', '2026-07', 90, 'fitting_out', 'TB', '2028-06-30', null, null, 0],
      ['A', '2026-08', 80, 'trading', 'TA', '2028-06-30', null, 150, 1],
      ['B', '2026-08', 90, undefined, undefined, undefined, null, null, 0],
      // 12,000 for 150 m², of which A has 100.
      ['A', '2026-09', 100, 'trading', 'TA', '2028-06-30', 5000, 80, 2],
      ['C', '2026-09', 50, 'trading', 'TC', '2028-06-30', null, 80, 0],
      ['D', '2026-09', 40, 'trading', 'TD', '2028-06-30', null, null, 0],
      ['A', '2026-10', 100, 'trading', 'TA', '2028-06-30', 5500, 100, 1],
      ['C', '2026-10', 50, 'trading', 'TC', '2028-06-30', null, 100, 0],
      ['D', '2026-10', 40, undefined, undefined, undefined, null, null, 0],
      ['A', '2026-11', 100, 'notice', 'TA', '2028-06-30', null, 100, 1],
      ['C', '2026-11', 50, 'trading', 'TC', '2028-06-30', null, 100, 0],
      ['D', '2026-11', 40, undefined, undefined, undefined, null, null, 0],
    ]) // prettier-ignore
    expect(data.list[4].tenants[0]).toMatchObject({
      base_rent_month: 8000,
      lease_ship_id: 'LEASE',
      lease_status: 'active',
    })
    expect(data.list.map(({ day }: { day: string }) => day)).toEqual(
      expect.arrayContaining(['2026-07-31', '2026-09-30', '2026-11-15']),
    )
    expect(data.units).toEqual([
      { store_id: 'A', store_no: 'T1-1', outline: [[0, 0], [0.5, 0], [0.5, 1]] },
      { store_id: 'B', store_no: 'T1-2', outline: null },
      { store_id: 'C', store_no: 'T1-2A', outline: null },
      { store_id: 'D', store_no: 'T1-2B', outline: null },
    ]) // prettier-ignore
    expect([data.currency, data.sees]).toEqual(['CNY', { sales: true, rents: true, problems: true }])
  })

  it('leaves out sales, rents and problems for people who may not see them', async () => {
    const officer = (await floor(await server.as('leasing.sh'))).data
    expect(officer.sees).toEqual({ sales: false, rents: true, problems: false })
    expect(officer.list[4]).toMatchObject({ sales_density: null, base_rent_per_m2: 80, open_problems: null })
    const { rows } = await sql<{ _id: string }>`
      select floor_id as _id from store where site = '9' and deleted_at is null and not is_split and not is_merge
      group by floor_id order by count(*) desc limit 1`.execute(server.database.db)
    const dpark = (await floor(await server.as('dpark.team'), { floor_id: rows[0]?._id })).data
    expect(dpark.sees).toEqual({ sales: true, rents: false, problems: true })
    expect(dpark.list.length).toBeGreaterThan(5)
    for (const { base_rent_per_m2, tenants, open_problems } of dpark.list) {
      expect([base_rent_per_m2, typeof open_problems]).toEqual([null, 'number'])
      for (const tenant of tenants) expect(tenant.base_rent_month).toBeNull()
    }
  })

  it('is of the own sites, for people who see tenancies, and of at most three years', async () => {
    const codes = async (who: string, query: object = {}) =>
      (await floor(await server.as(who), query)).errcode
    expect(await codes('dpark.team')).toBe(4040)
    expect(await codes('super', { floor_id: 'none' })).toBe(4040)
    expect(await codes('gz.manager')).toBe(4030)
    expect(await codes('super', { from_month: '2023-11' })).toBe(4001)
    expect(await codes('super', { from_month: '2026-12' })).toBe(4001)
    expect(await codes('super', { from_month: '2023-12' })).toBe(0)
  })
})
