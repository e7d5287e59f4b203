import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { giveStores } from '#tests/support/ownStores.ts'

const site = '2'
const store_id = 'worked-unit'

const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  await sql`
    insert into store (_id, site, floor_id, store_no, name, area, effective_from)
    select ${store_id}, ${site}, min(_id), 'Z-9', 'Z-9', 120, '2020-01-01' from floor where site = ${site}`.execute(
    db,
  )
  await giveStores(db, [store_id], sql`site = ${site}`)
})

const dataOf = ({ errcode, errmsg, data }: Awaited<ReturnType<Client['create']>>) => {
  if (errcode !== 0) throw new Error(`${errcode} ${errmsg} ${JSON.stringify(data)}`)
  return data
}

/** An amount on each day of a month; the last day has what is left over. */
function byDay(month: string, days: number, total: number) {
  const each = Math.floor((total * 100) / days) / 100
  return Array.from({ length: days }, (_, at) => ({
    doc: {
      site,
      store_id,
      sale_date: `${month}-${String(at + 1).padStart(2, '0')}`,
      amount: at < days - 1 ? each : Math.round((total - each * (days - 1)) * 100) / 100,
    },
  }))
}

it('a lease, its rent and the sales that people enter come to the figures of the worked example, to the cent', async () => {
  const leasing = await server.as('leasing.head')
  const analyst = await server.as('finance.analyst')
  const boss = await server.as('perf.boss')
  const term = { start_date: '2026-01-01', end_date: '2028-12-31' }
  const lease = dataOf(
    await leasing.create('/leaseship', {
      site,
      contract_no: 'Z-9/1',
      store_ids: [store_id],
      brand_id: 'B123',
      rent_model: 'higher_of',
      currency: 'CNY',
      area: 120,
      mgmt_fee_per_m2: 45,
      promo_fee_per_m2: 10,
      ...term,
      rent_steps: [
        { from: term.start_date, to: term.end_date, base_rent_month: 60_000, base_rent_per_m2: null },
      ],
      turnover_tiers: [{ sales_category_id: null, from_amount: 0, to_amount: null, rate: 0.12 }],
    }),
  )
  dataOf(await leasing.update('/leaseship', { _id: lease._id }, { action: 'submit' }))
  // Whoever submits a lease does not approve it.
  const other = await server.as('admin')
  dataOf(await other.update('/leaseship', { _id: lease._id }, { action: 'approve' }))
  const cond = { lease_ship_id: lease._id }
  const [ship] = dataOf(await leasing.list('/TenantShip', { cond })).list
  dataOf(await leasing.update('/TenantShip', { _id: ship._id }, { sales_category_id: 'SC-goods' }))
  const open = { action: 'open', open_date: term.start_date }
  dataOf(await leasing.update('/TenantShip', { _id: ship._id }, open))
  const list = [...byDay('2026-09', 30, 625_000), ...byDay('2026-10', 31, 600_000)]
  const { list: outcomes } = dataOf(await analyst.create('/TenantSale/batch', { list }, { site }))
  expect(outcomes.filter((outcome: object) => !('record' in outcome))).toEqual([])

  const scope = { site, from_month: '2026-09', to_month: '2026-10' }
  const figures = async () => {
    const cond = JSON.stringify({ store_id })
    const query = { site, stat_month: '2026-10', cond }
    return dataOf(await boss.call('GET', '/retail/performance/list', query)).list
  }
  expect(await figures()).toEqual([])
  const started = await boss.call('POST', '/retail/performance/recalculate', {}, scope)
  await server.work()
  expect(await runOver(boss, started)).toMatchObject({ status: 'done', warnings: [] })

  const [row, total] = await figures()
  const expected = {
    area_avg: 120,
    sales: 600_000,
    base_rent: 60_000,
    turnover_rent: 12_000,
    total_rent: 72_000,
    mgmt_fee: 5400,
    promo_fee: 1200,
    occupancy_cost: 78_600,
    ocr: 0.131,
    rent_ratio: 0.12,
    sales_density: 5000,
    mom: -0.04,
  }
  expect(row).toMatchObject({ store_id, sales_prev_month: 625_000, ...expected })
  expect(total).toMatchObject({ name: 'Total', ...expected })
})
