import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recalculateJob } from '#server/plugins/PS/performance/run/recalculateJob.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import type { Client } from '#tests/support/client.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { differences, performanceOf, runOver } from '#tests/support/performanceRuns.ts'

const worked = 'TS-GZ-L1-101-1'

describe('a recalculation of retail performance', () => {
  let server: TestServer
  let boss: Client
  const db = () => server.database.db
  const start = (body: object) =>
    boss.call('POST', '/retail/performance/recalculate', {}, { site: '2', ...body })
  const run = async (body: object) => runOver(boss, await start(body))
  /** The number of statements that wait for a lock of a table. */
  const waiting = async (table: string) =>
    (
      await sql`
        select from pg_locks where not granted and relation = ${table}::regclass
          and database = (select oid from pg_database where datname = current_database())`.execute(db())
    ).rows.length
  const status = (site = '2') => boss.call('GET', '/retail/performance/checkCalculateStatue', { site })

  beforeAll(async () => {
    server = await startTestServer()
    boss = await server.as('perf.boss')
    await sql`truncate retail_performance, retail_performance_summary, retail_calc_run, retail_calc_change, perf_dirty`.execute(
      db(),
    )
  })
  afterAll(() => server.stop())

  it('is for managers with the permission, at their own sites', async () => {
    const analyst = await server.as('finance.analyst')
    const body = { site: '2', from_month: '2026-10', to_month: '2026-10' }
    expect(await analyst.call('POST', '/retail/performance/recalculate', {}, body)).toMatchObject({
      errcode: 4030,
    })
    expect((await status()).data).toMatchObject({ status: 'idle', run_id: null, months_total: 0 })
    expect(await start({ from_month: '2026-10', to_month: '2026-09' })).toMatchObject({ errcode: 4001 })
    expect(await start({ from_month: '2024-10', to_month: '2026-10' })).toMatchObject({ errcode: 4001 })
    expect(
      await start({ from_month: '2026-10', to_month: '2026-10', store_ids: ['S-SH-L1-101'] }),
    ).toMatchObject({
      errcode: 4001,
      data: { fields: { store_ids: 'unknown' } },
    })
    const manager = await server.as('wh.manager')
    expect(
      await manager.call('GET', '/retail/performance/checkCalculateStatue', { site: '2' }),
    ).toMatchObject({
      errcode: 4032,
    })
  })

  it('is one at a time at a site: the same again joins it, another scope is refused', async () => {
    const scope = { from_month: '2026-07', to_month: '2026-10' }
    const first = await start(scope)
    expect(first.data).toMatchObject({ status: 'queued', deduplicated: false })
    expect((await start({ ...scope, reason: 'again' })).data).toEqual({ ...first.data, deduplicated: true })
    expect(await start({ ...scope, to_month: '2026-09' })).toMatchObject({
      errcode: 4095,
      data: { run_id: first.data.run_id },
    })
    expect((await status()).data).toMatchObject({ status: 'queued', progress: 0, months_total: 4 })

    await server.work()
    expect(await runOver(boss, first)).toMatchObject({
      status: 'done',
      progress: 1,
      months_done: 4,
      message: null,
      warnings: [],
    })
    const { rows } = await sql`
      select type, params from notification where link = '/PS/performance/calculate?at=2'`.execute(db())
    expect(rows).toEqual([{ type: 'job.done', params: { title: '业绩重算' } }])
    expect(
      (await sql`select action from audit_log where entity = 'retail_calc_run'`.execute(db())).rows,
    ).toEqual([{ action: 'create' }])
  })

  it('gives the figures of the worked example to the cent', async () => {
    const { rows } = await sql`
      select base_rent, turnover_rent, total_rent, mgmt_fee, promo_fee, occupancy_cost, ocr, rent_ratio, sales_density,
        sales, sales_prev_month, mom, coverage, area_avg, trading_days, is_partial, warnings
      from retail_performance where tenant_ship_id = ${worked} and stat_month = '2026-10'`.execute(db())
    expect(rows).toEqual([
      {
        base_rent: 60_000,
        turnover_rent: 12_000,
        total_rent: 72_000,
        mgmt_fee: 5400,
        promo_fee: 1200,
        occupancy_cost: 78_600,
        ocr: 0.131,
        rent_ratio: 0.12,
        sales_density: 5000,
        sales: 600_000,
        sales_prev_month: 625_000,
        mom: -0.04,
        coverage: 1,
        area_avg: 120,
        trading_days: 31,
        is_partial: false,
        warnings: [],
      },
    ])
  })

  it('ranks equal sales alike, skips the next rank, and leaves out what is not sufficiently reported', async () => {
    const { rows } = await sql<{ sales: number; rank_site: number | null; coverage: number | null }>`
      select sales, rank_site, coverage from retail_performance where site = '2' and stat_month = '2026-10'
      order by sales desc nulls last`.execute(db())
    const ranked = rows.filter(({ coverage }) => coverage !== null && coverage >= 0.8)
    expect(ranked.map(({ rank_site }) => rank_site)).toEqual(
      ranked.map(({ sales }) => 1 + ranked.filter((other) => other.sales > sales).length),
    )
    expect(new Set(ranked.map(({ sales }) => sales)).size).toBe(ranked.length - 2)
    expect(rows.filter((row) => !ranked.includes(row)).map(({ rank_site }) => rank_site)).toEqual(
      rows.filter((row) => !ranked.includes(row)).map(() => null),
    )
  })

  it('writes nothing the second time', async () => {
    const before = await performanceOf(db())
    const again = await run({ from_month: '2026-07', to_month: '2026-10' })
    expect(again).toMatchObject({ status: 'done', rows_written: 0 })
    expect(differences(before, await performanceOf(db()))).toEqual([])
    const { rows } = await sql<{ n: number }>`
      select rows_unchanged as n from retail_calc_run where _id = ${again.run_id}`.execute(db())
    expect(rows).toEqual([{ n: before.filter(({ table }) => table === 'row').length }])
  })

  it('changes with one sale that row, the ranks of its month, and later months, and nothing else', async () => {
    const before = await performanceOf(db())
    await sql`update tenant_sale set amount = amount + 70000 where tenant_ship_id = ${worked} and period_key = '2026-09-10'`.execute(
      db(),
    )
    const stale = await sql`select stat_month from perf_dirty where site = '2' order by 1`.execute(db())
    expect(stale.rows).toEqual([{ stat_month: '2026-09' }, { stat_month: '2026-10' }])
    expect(await run({ from_month: '2026-08', to_month: '2026-10' })).toMatchObject({ rows_written: 2 })
    expect((await sql`select from perf_dirty where site = '2'`.execute(db())).rows).toEqual([])

    const changed = differences(before, await performanceOf(db()))
    const of = (table: string, month: string) =>
      changed.filter((row) => row.table === table && row.stat_month === month)
    expect(changed.filter(({ stat_month }) => stat_month < '2026-09')).toEqual([])
    expect(
      of('row', '2026-09')
        .map(({ fields }) => fields)
        .toSorted(bySize),
    ).toEqual([
      ...of('row', '2026-09')
        .slice(1)
        .map(() => expect.arrayContaining(['rank_site'])),
      expect.arrayContaining([
        'sales',
        'sales_net',
        'ocr',
        'sales_density',
        'mom',
        'ytd_sales',
        'input_hash',
      ]),
    ])
    expect(
      of('row', '2026-10')
        .find(({ key }) => key.includes(worked))
        ?.fields.toSorted(),
    ).toEqual(
      [
        'calculated_at',
        'input_hash',
        'inputs',
        'mom',
        'rank_prev',
        'run_id',
        'sales_prev_month',
        'ytd_sales',
      ].filter(
        (name) =>
          name !== 'rank_prev' || of('row', '2026-10').some(({ fields }) => fields.includes('rank_prev')),
      ),
    )
    // What marks a month as calculated stays.
    expect(changed.filter(({ table }) => table === 'summary')).toEqual([])
    // The figures before and after are kept, with what they were calculated from.
    const { rows } = await sql<{ before: { sales: number }; after: { sales: number } }>`
      select before, after from retail_calc_change where stat_month = '2026-09' and tenant_ship_id = ${worked}`.execute(
      db(),
    )
    expect(rows.map((change) => change.after.sales - change.before.sales)).toEqual([70_000])
  })

  it('leaves locked months out with a warning, unless it is forced for a reason', async () => {
    const lock = { site: '2', stat_month: '2026-09', reason: 'Closed by finance' }
    const analyst = await server.as('finance.analyst')
    expect(await analyst.call('POST', '/retail/performance/lock', {}, lock)).toMatchObject({ errcode: 4030 })
    const locked = await boss.call('POST', '/retail/performance/lock', {}, lock)
    expect(locked.data).toMatchObject({ ...lock, locked_by: expect.any(String) })
    const told = await analyst.list('/notification', { cond: { type: 'period_lock.locked' } })
    expect(told.data.list).toMatchObject([{ params: { month: '2026-09', reason: 'Closed by finance' } }])
    expect(
      (await boss.call('POST', '/retail/performance/lock', {}, { ...lock, reason: 'Again' })).data,
    ).toEqual(locked.data)
    expect((await analyst.list('/retail/performance/lock', { site: '2' })).data.list).toHaveLength(1)

    const sale = { tenant_ship_id: worked, period_key: '2026-09-11' }
    expect(await boss.update('/TenantSale', sale, { amount: 9_000_000 })).toMatchObject({
      errcode: 4096,
      data: { site: '2', stat_month: '2026-09' },
    })
    const added = {
      ...sale,
      site: '2',
      store_id: 'S-GZ-L1-101',
      grain: 'D',
      sales_category_id: 'SC-other',
      amount: 5,
    }
    expect(await boss.create('/TenantSale', added)).toMatchObject({ errcode: 4096 })
    expect(await boss.remove('/TenantSale', sale)).toMatchObject({ errcode: 4096 })
    await expect(
      sql`delete from tenant_rent where tenant_ship_id = ${worked} and stat_month = '2026-09'`.execute(db()),
    ).rejects.toMatchObject({ code: 'ATR01' })
    await sql`update tenant_rent set amount_paid = 1 where tenant_ship_id = ${worked} and stat_month = '2026-09'`.execute(
      db(),
    )

    await sql`update lease_ship set mgmt_fee_per_m2 = 46 where _id = 'LS-GZ-L1-101-1'`.execute(db())
    await sql`update tenant_rent set is_actual = false where tenant_ship_id = ${worked} and charge_type = 'mgmt'
      and stat_month in ('2026-08', '2026-10')`.execute(db())
    const scope = { from_month: '2026-08', to_month: '2026-10' }
    expect(await run(scope)).toMatchObject({
      status: 'done',
      warnings: [{ code: 'locked', stat_month: '2026-09', store_id: null }],
    })
    const fees = async () =>
      (
        await sql<{ mgmt_fee: number }>`
          select mgmt_fee from retail_performance where tenant_ship_id = ${worked}
            and stat_month between '2026-08' and '2026-10' order by stat_month`.execute(db())
      ).rows.map(({ mgmt_fee }) => mgmt_fee)
    expect(await fees()).toEqual([5520, 5400, 5520])

    expect(await start({ ...scope, force: true })).toMatchObject({ errcode: 4001 })
    expect(await run({ ...scope, force: true, reason: 'Audited again' })).toMatchObject({
      warnings: [{ code: 'forced', stat_month: '2026-09', store_id: null }],
    })
    const { rows } = await sql`select after->>'reason' as reason from audit_log
      where entity = 'retail_calc_run' and after->>'force' = 'true'`.execute(db())
    expect(rows).toEqual([{ reason: 'Audited again' }])

    const open = { ...lock, reason: 'A credit note' }
    expect(await boss.call('DELETE', '/retail/performance/lock', {}, open)).toMatchObject({
      data: { removed: 1 },
    })
    expect(await boss.call('DELETE', '/retail/performance/lock', {}, open)).toMatchObject({
      data: { removed: 0 },
    })
    expect(await boss.update('/TenantSale', sale, { amount: 9_000_000 })).toMatchObject({ errcode: 0 })
  })

  it('waits with a lock for whoever is writing into the month', async () => {
    if (server.database.kind === 'pglite') return
    const order: string[] = []
    let locking: Promise<unknown> = Promise.resolve()
    await db()
      .transaction()
      .execute(async (inside) => {
        await sql`update tenant_sale set amount = 2 where tenant_ship_id = ${worked} and period_key = '2026-09-12'`.execute(
          inside,
        )
        locking = boss
          .call(
            'POST',
            '/retail/performance/lock',
            {},
            { site: '2', stat_month: '2026-09', reason: 'Closed' },
          )
          .then(() => order.push('locked'))
        await waitUntilBlocked(server)
        order.push('written')
      })
    await locking
    expect(order).toEqual(['written', 'locked'])
    await boss.call(
      'DELETE',
      '/retail/performance/lock',
      {},
      { site: '2', stat_month: '2026-09', reason: 'Opened' },
    )
  })

  it.runIf(testDatabase === 'postgresql')(
    'waits with a lock for a run that calculates the month',
    async () => {
      const order: string[] = []
      const key = { site: '2', stat_month: '2026-09' }
      let locking: Promise<unknown> = Promise.resolve()
      const started = await db()
        .transaction()
        .execute(async (inside) => {
          await sql`lock table retail_performance in share mode`.execute(inside)
          const answer = await start({ from_month: '2026-09', to_month: '2026-09' })
          await expect.poll(() => waiting('retail_performance')).toBe(1)
          locking = boss
            .call('POST', '/retail/performance/lock', {}, { ...key, reason: 'Closed' })
            .then(() => order.push('locked'))
          await waitUntilBlocked(server)
          order.push('calculated')
          return answer
        })
      expect(await runOver(boss, started)).toMatchObject({ status: 'done', warnings: [] })
      await locking
      expect(order).toEqual(['calculated', 'locked'])
      await boss.call('DELETE', '/retail/performance/lock', {}, { ...key, reason: 'Opened' })
    },
  )

  it('of some units writes only their rows, and gives what a full calculation gives', async () => {
    await sql`update tenant_sale set amount = amount * 1.1 where store_id = 'S-GZ-L1-101' and sale_date >= '2026-09-20'`.execute(
      db(),
    )
    await sql`update tenant_ship set share_ratio = 0.5 where _id = ${worked}`.execute(db())
    await sql`update brand set level1_id = 'FB01' where _id = (select brand_id from tenant_ship where _id = ${worked})`.execute(
      db(),
    )
    await run({ from_month: '2026-07', to_month: '2026-11', store_ids: ['S-GZ-L1-101'] })
    await run({ from_month: '2026-11', to_month: '2026-11' })
    const before = await performanceOf(db())
    expect(before.filter(({ stat_month }) => stat_month === '2026-11')).not.toEqual([])
    await sql`truncate retail_performance, retail_performance_summary`.execute(db())
    await run({ from_month: '2026-07', to_month: '2026-11' })
    const after = await performanceOf(db())
    const real = differences(before, after).map((row) => ({
      ...row,
      fields: row.fields.filter((name) => name !== 'run_id' && name !== 'calculated_at'),
    }))
    expect(real.filter(({ fields }) => fields.length > 0)).toEqual([])
  })

  it('of the current month ends yesterday and compares with the same days', async () => {
    const { rows } = await sql<{ row: { sales: number; sales_prev_month: number; trading_days: number } }>`
      select to_jsonb(p) as row from retail_performance p where stat_month = '2026-11' and tenant_ship_id = ${worked}`.execute(
      db(),
    )
    const sold = async (from: string, to: string) =>
      (
        await sql<{ sum: number }>`
          select sum(amount) as sum from tenant_sale where tenant_ship_id = ${worked} and grain = 'D' and status <> 'void'
            and sale_date between ${from} and ${to}`.execute(db())
      ).rows[0]?.sum
    const row = rows[0]?.row
    expect(row).toMatchObject({
      sales: await sold('2026-11-01', '2026-11-14'),
      sales_prev_month: await sold('2026-10-01', '2026-10-14'),
      trading_days: 14,
      is_partial: true,
      warnings: ['under_way'],
    })
    // The total has all rent and area of the 14 days.
    const { rows: sums } = await sql<{ rent: number; area: number; sales: number }>`
      select sum(total_rent) as rent, sum(area_avg) as area, sum(sales) as sales from retail_performance
      where site = '2' and stat_month = '2026-11'`.execute(db())
    const { rent = 0, area = 1, sales = 0 } = sums[0] ?? {}
    const november = { site: '2', from_month: '2026-11', to_month: '2026-11' }
    const { data } = await boss.call('GET', '/retail/performance/list', november)
    expect(data.list.at(-1)).toMatchObject({ is_total: true, total_rent: rent })
    expect(data.list.at(-1).rent_density_day).toBeCloseTo(rent / area / 14, 5)
    expect(data.list.at(-1).sales_density).toBeCloseTo(sales / area, 1)
    expect(await run({ from_month: '2026-12', to_month: '2026-12' })).toMatchObject({
      warnings: [{ code: 'not_begun', stat_month: '2026-12', store_id: null }],
    })
  })

  it.runIf(testDatabase === 'postgresql')(
    'is not started again by what others save meanwhile, and a sale among it leaves the month out of date',
    async () => {
      // A sequence counts attempts that are rolled back, too.
      await sql`create sequence attempt`.execute(db())
      await sql`
        create function count_attempt() returns trigger language plpgsql
        as 'begin perform nextval(''attempt''); return null; end'`.execute(db())
      await sql`
        create trigger count_attempt before insert on retail_performance
        for each statement execute function count_attempt()`.execute(db())
      const sell = (more: number) =>
        sql`update tenant_sale set amount = amount + ${more}
          where tenant_ship_id = ${worked} and period_key = '2026-10-10'`.execute(db())
      await sql`delete from retail_performance where site = '2' and stat_month = '2026-10'`.execute(db())
      const scope = { from_month: '2026-10', to_month: '2026-10' }
      const started = await db()
        .transaction()
        .execute(async (inside) => {
          await sql`lock table retail_performance in share mode`.execute(inside)
          const answer = await start(scope)
          await expect.poll(() => waiting('retail_performance')).toBe(1)
          await sql`
            with locked as (select _id from brand for update)
            update brand set founded_year = 1999 from locked where brand._id = locked._id`.execute(db())
          await sell(1)
          return answer
        })
      expect(await runOver(boss, started)).toMatchObject({ status: 'done' })
      expect((await sql`select last_value::int as n from attempt`.execute(db())).rows).toEqual([{ n: 1 }])
      expect(
        (await sql`select stat_month from perf_dirty where site = '2'`.execute(db())).rows,
      ).toContainEqual({
        stat_month: '2026-10',
      })
      await sql`drop function count_attempt cascade`.execute(db())
    },
  )

  it('is due again after a sales category moved below one that a lease has a tier for', async () => {
    const stale = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from perf_dirty where site = '2'`.execute(db()))
        .rows[0]?.n
    await sql`delete from perf_dirty where site = '2'`.execute(db())
    await sql`insert into sales_category (_id, code, name) values ('SC-moved', 'moved', '移动')`.execute(db())
    expect(await stale()).toBe(0)
    await sql`
      insert into lease_turnover_tier (lease_id, sales_category_id, from_amount, rate)
      select lease_ship_id, 'SC-moved', 0, 0.1 from tenant_ship where _id = ${worked}`.execute(db())
    await sql`delete from perf_dirty where site = '2'`.execute(db())
    await sql`update sales_category set name = '移动了' where _id = 'SC-moved'`.execute(db())
    expect(await stale()).toBe(0)
    await sql`update sales_category set parent = 'SC-moved' where _id = 'SC-goods'`.execute(db())
    expect(await stale()).toBeGreaterThan(0)
    await sql`update sales_category set parent = null where _id = 'SC-goods'`.execute(db())
    await sql`delete from lease_turnover_tier where sales_category_id = 'SC-moved'`.execute(db())
    await sql`delete from sales_category where _id = 'SC-moved'`.execute(db())
  })

  it('that is done stays so when its job is taken up once more', async () => {
    const scope = { site: '2', from_month: '2026-10', to_month: '2026-10' }
    const { run_id } = await run(scope)
    const job = {
      body: { ...scope, store_ids: [], force: false },
      context: { ...(await contextOf(server, boss)), requestId: run_id },
      progress: () => undefined,
      signal: new AbortController().signal,
    }
    expect(await recalculateJob.run(job)).toEqual({ months: 1 })
    expect((await status()).data).toMatchObject({ run_id, status: 'done', months_done: 1 })
  })

  it('that lost its job is reported as failed, and does not stand in the way of the next', async () => {
    await sql`insert into retail_calc_run (_id, site, from_month, to_month, status, months_total, created_at)
      values ('lost', '2', '2026-10', '2026-10', 'running', 1, 4000000000)`.execute(db())
    expect((await status()).data).toMatchObject({ run_id: 'lost', status: 'failed' })
    expect((await boss.list('/retail/performance/runs', { cond: { _id: 'lost' } })).data.list).toMatchObject([
      { status: 'failed' },
    ])
    await sql`update retail_calc_run set created_at = 1 where _id = 'lost'`.execute(db())
    expect(await run({ from_month: '2026-10', to_month: '2026-10' })).toMatchObject({ status: 'done' })
  })
})

const bySize = (a: readonly string[], b: readonly string[]): number => a.length - b.length

/** Waits until a statement waits for an advisory lock. */
async function waitUntilBlocked({ database: { db } }: TestServer): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db)
    if (rows.length > 0) return
  }
}
