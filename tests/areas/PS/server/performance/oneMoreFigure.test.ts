import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import type { Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

const declaration = new URL('../../../../support/oneMoreFigure.ts', import.meta.url).href
const ship = 'TS-GZ-L1-101-1'
const october = { site: '2', stat_month: '2026-10' }

type Row = Readonly<Record<string, number | null>>

/** Rounded to cents. */
const quotient = (top: number, below: number): number =>
  Math.round((top / below + Number.EPSILON) * 100) / 100

// The embedded database has one process; this test looks into it from another.
describe.skipIf(process.env['TEST_DATABASE'] !== 'postgresql')('a figure that is declared', () => {
  let place: TestDatabase
  let url: string
  /** Sees rents. */
  let boss: Client
  /** Sees sales, but no rents. */
  let analyst: Client
  const alone = async (work: (db: Db) => Promise<unknown>): Promise<void> => {
    const { db, close } = await openDatabase(readSettings(place.settings), () => undefined)
    await work(db).finally(close)
  }
  const recalculate = async () => {
    const scope = { site: '2', from_month: '2026-09', to_month: '2026-10' }
    return runOver(boss, await boss.call('POST', '/retail/performance/recalculate', {}, scope))
  }
  const list = async (query: object, who = boss): Promise<readonly Row[]> => {
    const { data } = await who.call('GET', '/retail/performance/list', {
      ...october,
      range: '0-199',
      ...query,
    })
    return data.list
  }

  beforeAll(async () => {
    place = await newDatabase()
    // What its migration would do.
    await alone(async (db) => {
      for (const table of ['retail_performance', 'perf_scenario_figure'])
        await sql`alter table ${sql.table(table)} add column cost_per_receipt numeric(16, 2)`.execute(db)
      await sql`update tenant_sale set amount = amount + 1 where tenant_ship_id = ${ship}
        and period_key between '2026-10-01' and '2026-10-31'`.execute(db)
      // Rows are calculated again only if their inputs have changed.
      await sql`update retail_performance set input_hash = '' where site = '2'`.execute(db)
    })
    const server = await startServer({ ...place.settings, DEMO_NOW: demoNow }, undefined, [
      '--import',
      declaration,
    ])
    url = server.url
    boss = await server.anonymous.signIn('perf.boss')
    analyst = await server.anonymous.signIn('finance.analyst')
    await recalculate()
    await alone((db) =>
      sql`update tenant_sale set amount = amount + 3100 where tenant_ship_id = ${ship} and period_key = '2026-10-10'`.execute(
        db,
      ),
    )
    await recalculate()
  })
  afterAll(async () => {
    await killServers()
    await place.remove()
  })

  it('is in every row, and over several rows the ratio of sums', async () => {
    const rows = (await list({})).slice(0, -1)
    const known = rows.filter((row) => row['sales_per_day'] !== null)
    expect(known.length).toBeGreaterThan(10)
    for (const row of known)
      expect(row['sales_per_day']).toBeCloseTo(quotient(Number(row['sales']), Number(row['trading_days'])), 2)
    expect(rows.filter((row) => row['cost_per_receipt'] !== null).length).toBeGreaterThan(5)
    for (const group_by of ['store', 'floor', 'site']) {
      const total = (await list({ group_by })).at(-1)
      const ofBoth = (top: string, below: string) => {
        const both = rows.filter((row) => row[top] !== null && row[below])
        const sum = (name: string) => both.reduce((all, row) => all + Number(row[name]), 0)
        return sum(top) / sum(below)
      }
      expect(total?.['sales_per_day']).toBeCloseTo(ofBoth('sales', 'trading_days'), 2)
      expect(total?.['cost_per_receipt']).toBeCloseTo(ofBoth('occupancy_cost', 'transactions'), 2)
    }
  })

  it('sorts rows, and is a condition if it has a column', async () => {
    for (const figure of ['sales_per_day', 'cost_per_receipt']) {
      const values = (await list({ sort: JSON.stringify({ [figure]: -1 }) }))
        .slice(0, -1)
        .map((row) => row[figure])
      const known = values.filter((value) => value !== null)
      expect(known).toEqual(known.toSorted((a, b) => Number(b) - Number(a)))
    }
    const least = { cond: JSON.stringify({ cost_per_receipt: { $gt: 200 } }) }
    for (const row of (await list(least)).slice(0, -1)) expect(row['cost_per_receipt']).toBeGreaterThan(200)
    const virtual = { ...october, cond: JSON.stringify({ sales_per_day: { $gt: 1 } }) }
    expect((await boss.call('GET', '/retail/performance/list', virtual)).errcode).toBe(4003)
  })

  it('explains itself in three languages, of a row and of a change', async () => {
    const sentences = []
    for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
      const query = new URLSearchParams({ ...october, figure: 'sales_per_day' })
      const reply = await fetch(`${url}/api/v1/retail/performance/explanation?${query}`, {
        headers: { token: String(boss.token), 'accept-language': language },
      })
      const { data } = (await reply.json()) as { data: { formula: string; result: { label: string } } }
      sentences.push([data.result.label, data.formula])
    }
    expect(sentences).toEqual([
      ['日均销售额', '销售额 ÷ 营业天数'],
      ['每日銷售額', '銷售額 ÷ 營業日數'],
      ['Sales per day', 'Sales / trading days'],
    ])
    const { data: changes } = await boss.call('GET', '/retail/performance/changes', {
      ...october,
      tenant_ship_id: ship,
    })
    const [change] = changes.list
    expect(change.sales_change).toBe(3100)
    expect(change.sales_per_day_change).toBeCloseTo(100, 2)
    expect(change.cost_per_receipt_after).toEqual(expect.any(Number))
    const { run_id, store_id } = change
    for (const [side, value] of [
      ['before', change.sales_per_day_before],
      ['after', change.sales_per_day_after],
    ]) {
      const query = { ...october, run_id, tenant_ship_id: ship, store_id, side, figure: 'sales_per_day' }
      const { data } = await boss.call('GET', '/retail/performance/changes/explanation', query)
      expect(data.result.value).toBe(value)
    }
  })

  it('is in the trend, in a report and on both sides of a scenario', async () => {
    const { data } = await boss.call('GET', '/retail/performance', { tenant_ship_id: ship })
    const last = data.trend.findLast((at: { stat_month: string }) => at.stat_month === '2026-10')
    expect(last.per_day).toBe(quotient(last.sales, 31))
    const params = JSON.stringify({ period: 'last_month', group_by: 'site' })
    const report = await boss.call('GET', '/reports/preview', {
      report: 'PS.performance',
      at: '2',
      locale: 'en_US',
      params,
    })
    expect(report.data.columns.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Cost per receipt', 'Sales per day']),
    )
    expect(report.data.list[0].sales_per_day).toEqual(expect.any(Number))
    const what = {
      site: '2',
      title: 'A tenth more',
      from_month: '2026-10',
      to_month: '2026-10',
      sales_percent: 0.1,
    }
    const scenario = (await boss.create('/retail/performance/scenario', what)).data._id
    await boss.call('POST', '/retail/performance/scenario/calculate', {}, { _id: scenario })
    const sides = async () => {
      const query = { scenario_id: scenario }
      return (await boss.call('GET', '/retail/performance/scenario/figures', query)).data.list.at(-1)
    }
    await expect.poll(sides, { timeout: 60_000 }).toBeTruthy()
    const total = await sides()
    expect(total.sales_per_day_after / total.sales_per_day_before).toBeCloseTo(1.1, 4)
    expect(total.cost_per_receipt_after).toEqual(expect.any(Number))
  })

  it('is hidden from those who may not see it', async () => {
    const rows = await list({}, analyst)
    expect(rows.map((row) => row['cost_per_receipt']).filter((value) => value !== null)).toEqual([])
    expect(rows.at(-1)?.['sales_per_day']).toEqual(expect.any(Number))
    const query = { ...october, figure: 'cost_per_receipt' }
    expect((await analyst.call('GET', '/retail/performance/explanation', query)).errcode).toBe(4030)
    const { data } = await analyst.call('GET', '/retail/performance/changes', {
      ...october,
      tenant_ship_id: ship,
    })
    expect(data.list[0]).toMatchObject({
      cost_per_receipt_after: null,
      sales_per_day_change: expect.any(Number),
    })
  })
})
