// @runs both databases
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const worked = 'TS-GZ-L1-101-1'
const stat_month = '2026-10'

describe('an amount that no figure can hold, from before there were limits', () => {
  let server: TestServer
  let boss: Client
  const db = () => server.database.db
  const recalculate = async () => {
    const body = { site: '2', from_month: stat_month, to_month: stat_month }
    const started = await boss.call('POST', '/retail/performance/recalculate', {}, body)
    await server.work()
    return runOver(boss, started)
  }
  const figures = async () =>
    (
      await sql<{ ship: string; sales: number }>`
        select tenant_ship_id as ship, sales from retail_performance
        where site = '2' and stat_month = ${stat_month} order by tenant_ship_id`.execute(db())
    ).rows

  beforeAll(async () => {
    server = await startTestServer()
    boss = await server.as('perf.boss')
    await recalculate()
  })
  afterAll(() => server.stop())

  it('costs its own shop the figures of the month, and nobody else', async () => {
    const before = await figures()
    expect(before.map(({ ship }) => ship)).toContain(worked)
    await sql`
      update tenant_sale set amount = 99999999999999 where tenant_ship_id = ${worked}
        and grain = 'D' and period_key in ('2026-10-05', '2026-10-06')`.execute(db())
    const run = await recalculate()
    expect(run).toMatchObject({ status: 'done', months_done: 1, message: null })
    const [{ store_id, store_no } = { store_id: '', store_no: '' }] = (
      await sql<{ store_id: string; store_no: string }>`
        select u._id as store_id, u.store_no from tenant_ship s join store u on u._id = s.store_id
        where s._id = ${worked}`.execute(db())
    ).rows
    expect(run.warnings).toEqual([{ code: 'too_large', stat_month, store_id, store_no }])
    expect(await figures()).toEqual(before.filter(({ ship }) => ship !== worked))
  })

  it('is left out of a scenario, which says so, and compares nothing of the shop', async () => {
    const path = '/retail/performance/scenario'
    const doc = {
      site: '2',
      title: 'What if',
      from_month: stat_month,
      to_month: stat_month,
      sales_percent: 0.1,
    }
    const scenario_id: string = (await boss.create(path, doc)).data._id
    await boss.call('POST', `${path}/calculate`, {}, { _id: scenario_id })
    const calculatedAt = async () => (await boss.call('GET', `${path}/${scenario_id}`)).data.calculated_at
    await expect.poll(calculatedAt, { timeout: 200_000, interval: 500 }).not.toBe(null)
    const { list, warnings } = (await boss.call('GET', `${path}/figures`, { scenario_id, whole: '1' })).data
    expect(warnings).toMatchObject([{ code: 'too_large', stat_month, store_no: 'L1-101' }])
    expect(list.length).toBeGreaterThan(10)
    expect(list.some((row: { tenant_ship_id: string }) => row.tenant_ship_id === worked)).toBe(false)
  }, 240_000)

  it('is forgotten once it is corrected', async () => {
    await sql`
      update tenant_sale set amount = 1000 where tenant_ship_id = ${worked} and amount > 1e9`.execute(db())
    expect(await recalculate()).toMatchObject({ status: 'done', warnings: [] })
    expect((await figures()).map(({ ship }) => ship)).toContain(worked)
  })
})
