import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const left = 'TS-GZ-L1-101-1'
const november = { site: '2', from_month: '2026-11', to_month: '2026-11' }

describe('totals of the month under way', () => {
  let server: TestServer
  let boss: Client
  const db = () => server.database.db
  const run = async (scope: object) => {
    const started = await boss.call('POST', '/retail/performance/recalculate', {}, { site: '2', ...scope })
    expect(await runOver(boss, started)).toMatchObject({ status: 'done' })
  }
  /** The daily sales of all tenants of the site, or of a floor. */
  const sold = async (from: string, to: string, floor?: string) =>
    (
      await sql<{ sum: number }>`
        select sum(x.amount) as sum from tenant_sale x join store u on u._id = x.store_id
        where x.site = '2' and x.grain = 'D' and x.status <> 'void' and x.deleted_at is null
          and x.sale_date between ${from} and ${to}
          and (${floor ?? null}::text is null or u.floor_id = ${floor ?? null})`.execute(db())
    ).rows[0]?.sum ?? 0
  const list = async (more: object) =>
    (await boss.call('GET', '/retail/performance/list', { ...november, ...more })).data.list

  beforeAll(async () => {
    server = await startTestServer()
    await server.work()
    boss = await server.as('perf.boss')
    // It sold a year ago, and nothing since October.
    await sql`delete from tenant_sale where tenant_ship_id = ${left} and sale_date >= '2026-11-01'`.execute(
      db(),
    )
    await sql`update tenant_ship set status = 'closed', actual_exit_date = '2026-10-31' where _id = ${left}`.execute(
      db(),
    )
    await run({ from_month: '2025-11', to_month: '2025-11' })
    await run({ from_month: '2026-10', to_month: '2026-11' })
  })
  afterAll(() => server.stop())

  it('are compared with all tenants of that time, those who have left included', async () => {
    const { rows } = await sql`
      select from retail_performance where tenant_ship_id = ${left} and stat_month = '2026-11'`.execute(db())
    expect(rows).toEqual([])
    const sales = await sold('2026-11-01', '2026-11-14')
    const [before, lastYear] = [
      await sold('2026-10-01', '2026-10-14'),
      await sold('2025-11-01', '2025-11-14'),
    ]
    const total = (await list({})).at(-1)
    expect(total).toMatchObject({
      is_total: true,
      sales,
      sales_prev_month: before,
      sales_last_year: lastYear,
    })
    expect(total.mom).toBeCloseTo(sales / before - 1, 6)
    expect(total.yoy).toBeCloseTo(sales / lastYear - 1, 6)
    const { data } = await boss.call('GET', '/retail/performance', { site: '2' })
    expect(data.trend.at(-1)).toMatchObject({ stat_month: '2026-11', mom: total.mom, yoy: total.yoy })
    expect(data.current).toMatchObject({ mom: total.mom, yoy: total.yoy })
  })

  it('are so by floor, too', async () => {
    const floors = (await list({ group_by: 'floor' })).filter((row: { is_total: boolean }) => !row.is_total)
    for (const { floor_id, sales_prev_month } of floors)
      expect([floor_id, sales_prev_month]).toEqual([
        floor_id,
        await sold('2026-10-01', '2026-10-14', floor_id),
      ])
    expect(floors.length).toBeGreaterThan(2)
  })

  it('are so in a scenario of the months around it', async () => {
    const created = await boss.call(
      'POST',
      '/retail/performance/scenario',
      {},
      { title: 'A tenth more', site: '2', from_month: '2026-10', to_month: '2026-11', sales_percent: 0.1 },
    )
    expect(created.errcode).toBe(0)
    const { _id } = created.data
    expect(await boss.call('POST', '/retail/performance/scenario/calculate', {}, { _id })).toMatchObject({
      errcode: 0,
    })
    const done = sql`select from job where name = 'PS.scenario' and status = 'done'`
    await expect.poll(async () => (await done.execute(db())).rows.length, { timeout: 60_000 }).toBe(1)
    const { rows } = await sql`
      select is_assumed, sum(same_days_sales) as sum from perf_scenario_figure
      where scenario_id = ${_id} and stat_month = '2026-10' group by 1 order by 1`.execute(db())
    const before = await sold('2026-10-01', '2026-10-14')
    expect(rows[0]).toEqual({ is_assumed: false, sum: before })
    expect(Number((rows[1] as { sum: number }).sum) / before).toBeCloseTo(1.1, 5)
  })

  it('stay as they are when a month of last year is calculated again', async () => {
    const before = (await list({})).at(-1)
    await run({ from_month: '2025-12', to_month: '2025-12' })
    expect((await list({})).at(-1)).toEqual(before)
    expect(before.sales_last_year).toBeGreaterThan(0)
  })

  it('need nothing of the months that earlier months under way were compared with', async () => {
    await sql`update retail_performance set same_days_sales = 1 where site = '2' and stat_month = '2026-09'`.execute(
      db(),
    )
    await run({ from_month: '2026-11', to_month: '2026-11' })
    const { rows } = await sql`
      select from retail_performance
      where site = '2' and stat_month not in ('2026-10', '2025-11') and same_days_sales is not null`.execute(
      db(),
    )
    expect(rows).toEqual([])
  })

  it('have of a bill for the whole month the part of the days until then', async () => {
    const { rows: bills } = await sql<{ id: string }>`
      delete from tenant_rent where site = '2' and stat_month = '2026-11' returning tenant_ship_id as id`.execute(
      db(),
    )
    const billed = bills[0]?.id
    await sql`
      insert into tenant_rent (_id, site, tenant_ship_id, store_id, stat_month, charge_type, amount_due, amount_paid, is_actual, status)
      select 'bill', site, _id, store_id, '2026-11', 'base', 60000, 0, true, 'billed' from tenant_ship where _id = ${billed}`.execute(
      db(),
    )
    await run({ from_month: '2026-11', to_month: '2026-11' })
    const { rows } = await sql`
      select base_rent, inputs -> 'billed' ->> 'base' as billed, rent_density_day - round(total_rent / area_avg / 14, 6) as apart
      from retail_performance where tenant_ship_id = ${billed} and stat_month = '2026-11'`.execute(db())
    expect(rows).toEqual([{ base_rent: 28_000, billed: '60000.00', apart: 0 }])
  })

  describe('of tenants who reported the month as one sum', () => {
    let own: string | undefined
    beforeAll(async () => {
      const { rows } = await sql<{ id: string }>`
        select min(tenant_ship_id) as id from tenant_sale a
        where site = '2' and period_key = '2026-10-01' and amount > 0 and exists (
          select from tenant_sale b where b.tenant_ship_id = a.tenant_ship_id and b.period_key = '2026-11-01')`.execute(
        db(),
      )
      own = rows[0]?.id
    })

    it('are not compared, whatever they reported by day besides', async () => {
      // Two days are too few to count in place of the sum.
      await sql`
        delete from tenant_sale where tenant_ship_id = ${own} and grain = 'D'
          and sale_date between '2026-10-03' and '2026-10-31'`.execute(db())
      await sql`
        insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount, status)
        select 'one-sum', site, tenant_ship_id, store_id, 'M', '2026-10', '2026-10-01', sales_category_id, 600000, 'reported'
        from tenant_sale where tenant_ship_id = ${own} and period_key = '2026-10-01'`.execute(db())
      await run({ from_month: '2026-10', to_month: '2026-11' })
      const rows = await list({ cond: JSON.stringify({ tenant_ship_id: own }) })
      const nothing = { sales_prev_month: null, mom: null }
      expect(rows[0]).toMatchObject({ tenant_ship_id: own, sales: expect.any(Number), ...nothing })
      expect((await list({})).at(-1)).toMatchObject(nothing)
    })

    it('are compared with nothing where the tenants sold nothing on these days', async () => {
      await sql`delete from tenant_sale where _id = 'one-sum' or tenant_ship_id = ${own} and period_key < '2026-10-15'
        and period_key >= '2026-10-01' and grain = 'D'`.execute(db())
      await sql`
        insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount, status)
        select 'later', site, tenant_ship_id, store_id, 'D', '2026-10-20', '2026-10-20', sales_category_id, 5000, 'reported'
        from tenant_sale where tenant_ship_id = ${own} and period_key = '2026-11-01'`.execute(db())
      await run({ from_month: '2026-10', to_month: '2026-11' })
      const before = await sold('2026-10-01', '2026-10-14')
      expect((await list({})).at(-1)).toMatchObject({ sales_prev_month: before })
    })
  })
})
