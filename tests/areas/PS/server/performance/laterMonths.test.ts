import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const worked = 'TS-GZ-L1-101-1'

describe('months that are compared with a month that was calculated again', () => {
  let server: TestServer
  let boss: Client
  const db = () => server.database.db
  const run = async (from_month: string, to_month = from_month, more = {}) => {
    const body = { site: '2', from_month, to_month, ...more }
    const over = await runOver(boss, await boss.call('POST', '/retail/performance/recalculate', {}, body))
    expect(over).toMatchObject({ status: 'done' })
    return over
  }
  const stale = async () =>
    (
      await sql<{ stat_month: string }>`
        select distinct stat_month from perf_dirty where site = '2' order by 1`.execute(db())
    ).rows.map(({ stat_month }) => stat_month)
  const october = async () =>
    (
      await sql`select sales_prev_month, mom from retail_performance
        where tenant_ship_id = ${worked} and stat_month = '2026-10'`.execute(db())
    ).rows[0]
  const sell = (more: number) =>
    sql`update tenant_sale set amount = amount + ${more}
      where tenant_ship_id = ${worked} and period_key = '2026-09-10'`.execute(db())

  beforeAll(async () => {
    server = await startTestServer()
    await server.work()
    boss = await server.as('perf.boss')
    await sql`truncate retail_performance, retail_performance_summary, retail_calc_run, retail_calc_change, perf_dirty`.execute(
      db(),
    )
    await run('2026-08', '2026-10')
  })
  afterAll(() => server.stop())

  it('are not out of date when all of them are calculated for the first time', async () => {
    expect(await stale()).toEqual([])
  })

  it('are out of date, also if they were calculated before it', async () => {
    await sell(70_000)
    expect(await stale()).toEqual(['2026-09', '2026-10'])
    await run('2026-10')
    expect(await stale()).toEqual(['2026-09'])
    await run('2026-09')
    expect(await stale()).toEqual(['2026-10'])
    // 600,000 after 625,000, until it is calculated again: after 695,000.
    expect(await october()).toEqual({ sales_prev_month: 625_000, mom: -0.04 })
    await run('2026-10')
    expect(await october()).toEqual({ sales_prev_month: 695_000, mom: -0.136691 })
    expect(await stale()).toEqual([])
  })

  it('are out of date after a locked month that a run had left out', async () => {
    const lock = { site: '2', stat_month: '2026-09', reason: 'Closed' }
    await sell(-70_000)
    await boss.call('POST', '/retail/performance/lock', {}, lock)
    await run('2026-08', '2026-10')
    expect(await stale()).toEqual(['2026-09'])
    await boss.call('DELETE', '/retail/performance/lock', {}, lock)
    await run('2026-09')
    expect(await stale()).toEqual(['2026-10'])
    await run('2026-10')
    expect(await october()).toEqual({ sales_prev_month: 625_000, mom: -0.04 })
    expect(await stale()).toEqual([])
  })

  it('stay up to date if nothing that they use changed', async () => {
    expect(await run('2026-08', '2026-09')).toMatchObject({ rows_written: 0 })
    expect(await stale()).toEqual([])
    await sql`update tenant_rent set amount_due = amount_due + 1
      where tenant_ship_id = ${worked} and stat_month = '2026-09' and charge_type = 'mgmt'`.execute(db())
    await sql`delete from perf_dirty where stat_month <> '2026-09'`.execute(db())
    expect(await run('2026-09')).toMatchObject({ rows_written: 1 })
    expect(await stale()).toEqual([])
  })

  it('are out of date after some units of it were calculated', async () => {
    await sell(1)
    await run('2026-10')
    await run('2026-09', '2026-09', { store_ids: ['S-GZ-L1-101'] })
    expect(await stale()).toEqual(['2026-09', '2026-10'])
  })
})
