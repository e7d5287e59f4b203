import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shown } from '#contract/PS/figures.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

/** Its lease: 60,000 a month or 12 % of sales, fees of 45 and 10 for each of 120 m²; it sold 600,000 in October. */
const worked = 'TS-GZ-L1-101-1'
const lease = 'LS-GZ-L1-101-1'
const months = { from_month: '2026-09', to_month: '2026-10' }

// Each test calculates a site several times, which takes the embedded database minutes.
describe.skipIf(process.env['TEST_DATABASE'] !== 'postgresql')('a what-if scenario', () => {
  let server: TestServer
  let boss: Client
  const db = () => server.database.db
  const path = '/retail/performance/scenario'
  const create = async (doc: object, who = boss) =>
    who.create(path, { site: '2', title: 'What if', ...months, ...doc })
  const start = (id: string, who = boss) => who.call('POST', `${path}/calculate`, {}, { _id: id })
  /** Waits until it has been calculated. */
  const calculate = async (id: string, who = boss) => {
    const started = await start(id, who)
    for (let job = started; started.errcode === 0;) {
      job = await who.call('GET', `/job/${started.data.job_id}`)
      if (job.data.status === 'done') break
      if (job.data.status !== 'queued' && job.data.status !== 'running') throw new Error(job.data.error)
      await sleep(50)
    }
    return started
  }
  const figures = (id: string, query: object = {}, who = boss) =>
    who.call('GET', `${path}/figures`, { scenario_id: id, ...query })
  /** The id of a new scenario that has been calculated. */
  const calculated = async (doc: object) => {
    const { data } = await create(doc)
    expect(await calculate(data._id)).toMatchObject({ errcode: 0 })
    return String(data._id)
  }
  /** Calculated rows without what tells when and by whom they were calculated. */
  const rowsOf = async (from: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(r) - 'run_id' - 'calculated_at' - 'scenario_id' - 'is_assumed' #- '{inputs,terms}' as row from ${from} r
      where site = '2' and stat_month between ${months.from_month} and ${months.to_month}
      order by stat_month, tenant_ship_id, store_id`.execute(db())
    return rows.map(({ row }) => row)
  }
  const assumed = (id: string) =>
    rowsOf(sql`(select * from perf_scenario_figure where scenario_id = ${id} and is_assumed)`)
  const stored = () => rowsOf(sql`retail_performance`)
  /** The compared figures of each row, by its name. */
  const byName = (list: readonly Record<string, unknown>[], side: string) =>
    list
      .map((row) => [row['name'], ...shown.compared.map((name) => row[name + side])])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  /** A fingerprint of each table, apart from those of scenarios, of requests and of what the clock does. */
  const everything = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('perf_scenario', 'perf_scenario_figure', 'session', 'audit_log', 'audit_seal', 'audit_chain',
          'event', 'job', 'job_attempt', 'delivery', 'notification', 'rate_limit')`.execute(db())
    const prints = await Promise.all(
      rows.map(async ({ name }) => {
        const { rows: found } = await sql<{ print: string }>`
          select md5(coalesce(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text), '')) as print
          from ${sql.table(name)} t`.execute(db())
        return `${name} ${found[0]?.print}`
      }),
    )
    return prints
  }

  beforeAll(async () => {
    server = await startTestServer()
    boss = await server.as('perf.boss')
    await server.work()
    // Some of the shops have been billed; for the others the leases decide.
    await sql`update tenant_rent set is_actual = false where site = '2' and hashtext(tenant_ship_id) % 3 <> 0
      and stat_month >= '2026-08'`.execute(db())
    await recalculate()
  }, 240_000)
  afterAll(() => server.stop())
  const recalculate = async () =>
    runOver(boss, await boss.call('POST', '/retail/performance/recalculate', {}, { site: '2', ...months }))

  it('without assumptions is what is', async () => {
    const id = await calculated({})
    expect(await assumed(id)).toEqual(await stored())
    const { list, total } = (await figures(id)).data
    expect(total).toBe(0)
    expect(list).toMatchObject([{ name: 'Total', is_total: true, sales_change: 0, occupancy_cost_change: 0 }])
  })

  it('is exactly what is stored, for every shop and half a year, where all assumptions change nothing', async () => {
    const half = { from_month: '2026-05', to_month: '2026-10' }
    await runOver(
      boss,
      await boss.call('POST', '/retail/performance/recalculate', {}, { site: '2', ...half }),
    )
    const nothing = { sales_percent: 0, sales_amount: 0, base_rent_percent: 0, area_percent: 0 }
    const id = await calculated({ ...half, ...nothing })
    const kept = (from: ReturnType<typeof sql>) =>
      sql<{ row: object }>`
      select to_jsonb(r) - 'run_id' - 'calculated_at' - 'scenario_id' - 'is_assumed' #- '{inputs,terms}' as row from ${from} r
      where site = '2' and stat_month between '2026-05' and '2026-10'
      order by stat_month, tenant_ship_id, store_id`.execute(db())
    const { rows: stored } = await kept(sql`retail_performance`)
    expect(stored.length).toBeGreaterThan(60)
    for (const side of [false, true]) {
      const { rows } = await kept(
        sql`(select * from perf_scenario_figure where scenario_id = ${id} and is_assumed = ${side})`,
      )
      expect(rows).toEqual(stored)
    }
    expect((await figures(id)).data.total).toBe(0)
  })

  it('moves a bill by what the lease moves, whatever the bill was', async () => {
    // The lease says 60,000 for base rent; 70,000 were billed.
    await sql`update tenant_rent set is_actual = true, amount_due = 70000, status = 'billed'
      where tenant_ship_id = ${worked} and stat_month = '2026-10' and charge_type = 'base'`.execute(db())
    try {
      const doc = {
        from_month: '2026-10',
        store_ids: ['S-GZ-L1-101'],
        rent_model: 'fixed',
        base_rent_percent: 0.1,
      }
      const [moved, kept] = [await calculated(doc), await calculated({ ...doc, replaces_billed: false })]
      expect((await figures(moved)).data.list[0]).toMatchObject({
        base_rent_before: 70_000,
        base_rent_after: 76_000,
        base_rent_change: 6000,
      })
      expect((await figures(kept)).data.list[0]).toMatchObject({
        base_rent_before: 70_000,
        base_rent_after: 70_000,
      })
      const { rows } = await sql`
        select from perf_scenario_figure where scenario_id = ${moved} and is_assumed and sales > 0 and ocr is not null
          and (occupancy_cost <> total_rent + coalesce(mgmt_fee, 0) + coalesce(promo_fee, 0) + other_charge
            or total_rent <> coalesce(base_rent, 0) + coalesce(turnover_rent, 0) or ocr <> round(occupancy_cost / sales, 6)
            or rent_ratio <> round(total_rent / sales, 6))`.execute(db())
      expect(rows).toEqual([])
    } finally {
      await sql`update tenant_rent set is_actual = false, amount_due = 60000, status = 'forecast'
        where tenant_ship_id = ${worked} and stat_month = '2026-10' and charge_type = 'base'`.execute(db())
    }
  })

  it('moves a bill once, though it was corrected, and though the correction was waived', async () => {
    const bill = (more: object) =>
      sql`
        insert into tenant_rent (_id, site, store_id, tenant_ship_id, stat_month, charge_type, amount_due, is_actual, status, corrects)
        select x._id, ship.site, ship.store_id, ship._id, '2026-09', 'turnover', x.amount_due, true, x.status, x.corrects
        from tenant_ship ship cross join jsonb_to_record(${JSON.stringify({ status: 'billed', ...more })}::jsonb)
          x (_id text, amount_due numeric, status text, corrects text)
        where ship._id = ${worked}`.execute(db())
    const clear = () =>
      sql`
      delete from tenant_rent where tenant_ship_id = ${worked} and stat_month = '2026-09' and charge_type = 'turnover'`.execute(
        db(),
      )
    const doc = { store_ids: ['S-GZ-L1-101'], sales_percent: 0.5 }
    const rents = async () => {
      const { rows } = await sql<{ turnover_rent: number }>`
        select turnover_rent from perf_scenario_figure where scenario_id = ${await calculated(doc)} and is_assumed
          and tenant_ship_id = ${worked} and stat_month in ('2026-09', '2026-10') order by stat_month`.execute(
        db(),
      )
      return rows.map(({ turnover_rent }) => turnover_rent)
    }
    const { rows: own } = await sql<{ row: object }>`
      select to_jsonb(r) as row from tenant_rent r
      where tenant_ship_id = ${worked} and stat_month = '2026-09' and charge_type = 'turnover'`.execute(db())
    try {
      await clear()
      await bill({ _id: 'R-1', amount_due: 9500 })
      const plain = await rents()
      await clear()
      await bill({ _id: 'R-1', amount_due: 10_000 })
      await bill({ _id: 'R-2', amount_due: -500, corrects: 'R-1' })
      expect(await rents()).toEqual(plain)
      await bill({ _id: 'R-3', amount_due: 70, corrects: 'R-1', status: 'waived' })
      expect(await rents()).toEqual(plain)
    } finally {
      await clear()
      for (const { row } of own)
        await sql`insert into tenant_rent select * from jsonb_populate_record(null::tenant_rent, ${JSON.stringify(row)}::jsonb)`.execute(
          db(),
        )
    }
  })

  it.each([
    ['store', '2026-10'],
    ['store', '2026-09'],
    ['brand', '2026-10'],
    ['floor', '2026-09'],
  ])(
    'shows as it is by %s what the performance page shows, from %s to October',
    async (group_by, from_month) => {
      const id = await calculated({ from_month, sales_percent: 0.1 })
      const compared = (await figures(id, { group_by, whole: '1' })).data.list
      const query = { site: '2', group_by, from_month, to_month: '2026-10', range: '0-499' }
      const { list } = (await boss.call('GET', '/retail/performance/list', query)).data
      expect(list.some((row: Record<string, unknown>) => row['yoy'] !== null)).toBe(true)
      expect(byName(compared, '_before')).toEqual(byName(list, ''))
    },
  )

  it('pages its rows, with the sum of all of them at the end of each page', async () => {
    const id = await calculated({ sales_percent: 0.1 })
    const all = (await figures(id, { range: 'ALL' })).data
    const page = (await figures(id, { range: '1-2' })).data
    expect(page).toEqual({ ...all, list: [...all.list.slice(1, 3), all.list.at(-1)] })
    expect(all.list).toHaveLength(all.total + 1)
    expect(await figures(id, { range: 'many' })).toMatchObject({ errcode: 4001 })
  })

  it('is calculated once if it is asked for twice at once', async () => {
    const { data } = await create({ sales_percent: 0.1 })
    const replies = await Promise.all([calculate(data._id), calculate(data._id)])
    expect(replies).toMatchObject([{ errcode: 0 }, { errcode: 0 }])
    expect(replies[0]?.data.job_id).toBe(replies[1]?.data.job_id)
    expect((await assumed(data._id)).length).toBe((await stored()).length)
  })

  it('leaves the rows of every table as they are', async () => {
    const before = await everything()
    await calculated({ sales_percent: 0.1, base_rent: 50_000, area_percent: 0.2, turnover_rate: 0.1 })
    expect(await everything()).toEqual(before)
  })

  it('shows by hand what other terms come to', async () => {
    // 12 % of 660,000 is 79,200; the fees stay 5,400 and 1,200.
    const id = await calculated({
      from_month: '2026-10',
      store_ids: ['S-GZ-L1-101'],
      sales_percent: 0.1,
    })
    const { list, total } = (await figures(id)).data
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      tenant_ship_id: worked,
      sales_before: 600_000,
      // Each day is rounded to the cent.
      sales_after: 660_000.02,
      turnover_rent_before: 12_000,
      turnover_rent_after: 19_200,
      occupancy_cost_before: 78_600,
      occupancy_cost_after: 85_800,
      occupancy_cost_change: 7200,
      ocr_before: 0.131,
      ocr_after: 0.13,
    })
    expect(list[1]).toMatchObject({ is_total: true, sales_change: 60_000.02, occupancy_cost_change: 7200 })
    expect((await figures(id, { group_by: 'floor' })).data.list).toMatchObject([
      { sales_change: 60_000.02 },
      { name: 'Total' },
    ])
  })

  // What each scenario assumes, and the same as a real change of the same inputs.
  const ships = sql`(select _id from tenant_ship where site = '2')`
  const leases = sql`(select _id from lease_ship where site = '2')`
  const inMonths = sql`to_char(sale_date, 'YYYY-MM') between '2026-09' and '2026-10'`
  it.each([
    [
      'sales',
      { sales_percent: -0.123 },
      [
        sql`update tenant_sale set amount = round(amount * 0.877, 2) where tenant_ship_id in ${ships} and ${inMonths}`,
      ],
    ],
    [
      'a rent model',
      { rent_model: 'base_plus' },
      [sql`update lease_ship set rent_model = 'base_plus' where _id in ${leases}`],
    ],
    [
      'base rents',
      { base_rent_percent: 0.07 },
      [
        sql`update lease_rent_step set base_rent_month = round(base_rent_month * 1.07, 2),
      base_rent_per_m2 = round(base_rent_per_m2 * 1.07, 2) where lease_id in ${leases}`,
      ],
    ],
    [
      'a rate of the shops on a floor',
      { turnover_rate: 0.2, floor_ids: ['F-GZ-L1'] },
      [
        sql`create temp table floor_lease as select distinct s.lease_ship_id as _id from tenant_ship s join store u on u._id = s.store_id where u.floor_id = 'F-GZ-L1'`,
        sql`delete from lease_turnover_tier where lease_id in (select _id from floor_lease)`,
        sql`insert into lease_turnover_tier (lease_id, from_amount, rate) select _id, 0, 0.2 from floor_lease where _id is not null`,
      ],
    ],
    [
      'areas',
      { area_percent: 0.1 },
      [
        sql`update store_area_history set area = round(area * 1.1, 2) where store_id in (select store_id from tenant_ship where site = '2')`,
        sql`update store set area = round(area * 1.1, 2) where _id in (select store_id from tenant_ship where site = '2')`,
      ],
    ],
    [
      'fees and rent-free days',
      { mgmt_fee_per_m2: 33, promo_fee_per_m2: 3, rent_free_days: 900 },
      [
        sql`update lease_ship set mgmt_fee_per_m2 = 33, promo_fee_per_m2 = 3, rent_free_days = 900 where _id in ${leases}`,
      ],
    ],
  ])('gives for %s exactly what a real change and a run give', async (_, assumptions, change) => {
    const id = await calculated({ ...assumptions, replaces_billed: false })
    const scenario = await assumed(id)
    expect(scenario).not.toEqual(await stored())
    const before = await db()
      .connection()
      .execute(async (one) => {
        await sql`begin`.execute(one)
        try {
          for (const statement of change) await statement.execute(one)
          const run = {
            sites: ['2'],
            runId: id,
            now: 1,
            stores: [],
            params: { minCoverage: 0.8, areaTolerance: 0.05, salesTax: 0.13 },
          }
          for (const month of ['2026-09', '2026-10'])
            await calculateMonth(one, { ...run, month, until: monthEnd(month) })
          const { rows } = await sql<{ row: object }>`
          select to_jsonb(r) - 'run_id' - 'calculated_at' #- '{inputs,terms}' as row from retail_performance r
          where site = '2' and stat_month between '2026-09' and '2026-10' order by stat_month, tenant_ship_id, store_id`.execute(
            one,
          )
          return rows.map(({ row }) => row)
        } finally {
          await sql`rollback`.execute(one)
        }
      })
    expect(scenario).toEqual(before)
  })

  it('adds an amount to the sales of each shop and month once, whoever reports by day and whoever by month', async () => {
    const id = await calculated({ sales_amount: 1000 })
    const { rows } = await sql<{ added: number; n: number }>`
      select coalesce(f.sales, 0) - coalesce(b.sales, 0) as added, count(*) as n
      from perf_scenario_figure f join perf_scenario_figure b using (scenario_id, stat_month, tenant_ship_id, store_id)
      where f.scenario_id = ${id} and f.is_assumed and not b.is_assumed and b.sales is not null
        and not 'outside' = any(b.warnings) group by 1`.execute(db())
    expect(rows).toEqual([{ added: 1000, n: expect.any(Number) }])
  })

  it('is for managers, who change their own; others see it if it is shared, without rents they may not see', async () => {
    const analyst = await server.as('finance.analyst')
    expect(await create({}, analyst)).toMatchObject({ errcode: 4030 })
    const id = await calculated({ sales_percent: 0.5, store_ids: ['S-GZ-L1-101'] })
    expect(await figures(id, {}, analyst)).toMatchObject({ errcode: 4040 })
    expect(await boss.update(path, { _id: id }, { is_shared: true })).toMatchObject({ errcode: 0 })
    const [row] = (await figures(id, {}, analyst)).data.list
    expect(row).toMatchObject({
      sales_change: expect.any(Number),
      occupancy_cost_before: null,
      ocr_after: null,
    })
    expect(await calculate(id, analyst)).toMatchObject({ errcode: 4030 })
    const stranger = await server.as('wh.manager')
    expect(await figures(id, {}, stranger)).toMatchObject({ errcode: 4040 })

    expect(await boss.update(path, { _id: id }, { sales_percent: 0.6 })).toMatchObject({ errcode: 0 })
    expect((await figures(id)).data).toMatchObject({ list: [], calculated_at: null })
    expect(await boss.remove(path, { _id: id })).toMatchObject({ errcode: 0 })
    expect(
      (await sql`select from perf_scenario_figure where scenario_id = ${id}`.execute(db())).rows,
    ).toEqual([])
  })

  it('has at most twelve months, and either a percentage or an amount', async () => {
    expect(await create({ from_month: '2025-10' })).toMatchObject({
      errcode: 4004,
      data: { fields: { to_month: 'max' } },
    })
    expect(await create({ area: 50, area_percent: 0.1 })).toMatchObject({
      errcode: 4004,
      data: { fields: { area: 'one_amount' } },
    })
  })

  it('keeps nobody from writing while it calculates', async () => {
    const { data } = await create({ sales_percent: 0.1 })
    await db()
      .transaction()
      .execute(async (inside) => {
        // Somebody is changing what it reads.
        await sql`update tenant_sale set amount = amount + 1 where tenant_ship_id = ${worked} and period_key = '2026-10-10'`.execute(
          inside,
        )
        await sql`update lease_ship set mgmt_fee_per_m2 = 46 where _id = ${lease}`.execute(inside)
        expect(await calculate(data._id)).toMatchObject({ errcode: 0 })
      })
  })
})
