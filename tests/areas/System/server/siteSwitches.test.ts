import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')
const adminId = (await admin.call('GET', '/userinfo')).data._id

/** Changes the record of a site as its form does. */
const change = async (_id: string, doc: object) =>
  expect((await admin.update('/bdsite', { _id }, doc)).errcode).toBe(0)

const setAt = (site: string, group: string, key: string, value: unknown) =>
  admin.create('/param', { group, key, site, value })

describe('a switch of a site', () => {
  it('tour.photo_required: an issue is fixed without a photo where the site asks for none', async () => {
    expect((await setAt('8', 'tour', 'photo_required', false)).errcode).toBe(0)
    const fixedAt = async (site: string) => {
      const { data: stores } = await admin.list('/bdstore', {
        cond: { site, status: 'trading' },
        range: '0-0',
      })
      const problem = { site, store_id: stores.list[0]._id, category: 'other', severity: 4, title: '灯箱' }
      const { data } = await admin.create('/TourProblem', problem)
      await admin.update('/TourProblem', { _id: data._id }, { action: 'assign', assignee_id: adminId })
      return (await admin.update('/TourProblem', { _id: data._id }, { action: 'fix', fix_note: '好' }))
        .errcode
    }
    expect([await fixedAt('8'), await fixedAt('7')]).toEqual([0, 4004])
  })

  it('sales.due_day: a shop that reports by the month has until the day of its site', async () => {
    const shop = await monthlyShop('8')
    const without = async () => {
      expect((await admin.create('/flag/regen', { site: '8' })).errcode).toBe(0)
      const { rows } = await sql<{ value: number }>`
        select value from flag join flag_rule on flag_rule._id = rule_id
        where store_id = ${shop} and code = 'F05' and flag.status <> 'cleared'`.execute(server.database.db)
      return rows.map(({ value }) => value)
    }
    expect(await without()).toEqual([11])
    await setAt('8', 'sales', 'due_day', 10)
    expect(await without()).toEqual([4])
  })

  it('tags_enabled: no more tags are given, and shops keep those that they have', async () => {
    const manager = await server.as('hk.manager')
    const day = Date.parse('2026-11-15T00:00:00+08:00') / 1000
    const { data: tags } = await manager.list('/DailyScoreTag', { cond: { site: '10', is_active: true } })
    const [had, other] = tags.list.map(({ _id }: { _id: string }) => _id)
    const { data: shops } = await manager.call('GET', '/ts/daily/stores', { site: '10' })
    const { store_id } = shops.list.find(({ status }: { status: string }) => status === 'none')
    const give = (tag_ids: string[]) =>
      manager.create('/hk/daily/tag/stores', { store_id, stat_time: day, tag_ids })
    expect((await give([had])).errcode).toBe(0)
    const { data: report } = await manager.create('/ts/daily/scoring', {
      site: '10',
      store_id,
      stat_time: day,
    })
    const score = async (tag: string) =>
      (
        await manager.update(
          '/ts/daily/scoring',
          { report_id: report._id },
          { action: 'save', items: [{ item_id: report.items[0].item_id, score: 3, tags: [tag] }] },
        )
      ).errcode

    await change('10', { tags_enabled: false })
    expect((await give([had, other])).data).toMatchObject({ fields: { tag_ids: expect.anything() } })
    expect((await give([had])).errcode).toBe(0)
    expect(await score(other)).toBe(4004)
    const { data: me } = await manager.call('GET', '/userinfo')
    expect(me.sites.find(({ _id }: { _id: string }) => _id === '10')).toMatchObject({ tags_enabled: false })
    await change('10', { tags_enabled: true })
    expect(await score(other)).toBe(0)
  })

  it('perf.comparable_area_tolerance: shops whose area changed by less are comparable', async () => {
    const boss = await server.as('perf.boss')
    const scope = { site: '2', from_month: '2026-10', to_month: '2026-10' }
    const comparable = async () => {
      const started = await boss.call('POST', '/retail/performance/recalculate', {}, scope)
      await server.work()
      expect(await runOver(boss, started)).toMatchObject({ status: 'done' })
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from retail_performance
        where site = '2' and stat_month = '2026-10' and is_comparable`.execute(server.database.db)
      return rows[0]?.n ?? 0
    }
    const before = await comparable()
    expect(before).toBeGreaterThan(0)
    await sql`
      update retail_performance set area_avg = area_avg * 1.5
      where site = '2' and stat_month = '2025-10'`.execute(server.database.db)
    expect(await comparable()).toBe(0)
    await setAt('2', 'perf', 'comparable_area_tolerance', 0.5)
    expect(await comparable()).toBe(before)
  })

  it('tax_inclusive: sales that are reported without tax are the sales without tax', async () => {
    const boss = await server.as('perf.boss')
    const scope = { site: '2', from_month: '2026-10', to_month: '2026-10' }
    const shares = async () => {
      const started = await boss.call('POST', '/retail/performance/recalculate', {}, scope)
      await server.work()
      expect(await runOver(boss, started)).toMatchObject({ status: 'done' })
      const { rows } = await sql<{ share: number }>`
        select distinct round(sales_net / sales, 2) as share from retail_performance
        where site = '2' and stat_month = '2026-10' and sales > 1000`.execute(server.database.db)
      return rows.map(({ share }) => share)
    }
    expect(await shares()).toEqual([0.88])
    await change('2', { tax_inclusive: false })
    expect(await isStale(boss, '2')).toBe(true)
    expect(await shares()).toEqual([1])
  })
})

async function isStale(boss: Client, site: string): Promise<boolean> {
  const { data } = await boss.call('GET', '/retail/performance/list', { site, stat_month: '2026-10' })
  return data.run.is_stale
}

/** A shop that trades, and last reported the whole of September. */
async function monthlyShop(site: string): Promise<string> {
  const id = 'monthly'
  const { db } = server.database
  await sql`
    insert into store (_id, site, floor_id, store_no, area)
    select ${id}, site, _id, ${id}, 50 from floor where site = ${site} order by _id limit 1`.execute(db)
  await sql`
    insert into tenant_ship (_id, site, store_id, brand_id, start_date, open_date, end_date, status)
    values (${id}, ${site}, ${id}, 'B123', '2025-01-01', '2025-02-01', '2030-12-31', 'trading')`.execute(db)
  await sql`
    insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount)
    select ${id}, ${site}, ${id}, ${id}, 'M', '2026-09', '2026-09-01', _id, 100
    from sales_category order by _id limit 1`.execute(db)
  return id
}
