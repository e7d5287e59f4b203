import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createClient, type Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** All that was found in 2026 before the day of the demo operator. */
const period = { from: 1_767_200_000, to: 1_794_800_000 }
const server = await serverForTests()
const admin = await server.as('admin')

const statistics = async (who: Client, query: object) =>
  (await who.call('GET', '/tour/problem/statistics', { ...period, ...query })).data
const bars = async (who: Client, query: object) =>
  (await who.call('GET', '/tour/problem/statisticsBar', { ...period, ...query })).data

/** Counts by plain SQL. */
async function count(where: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from tour_problem where deleted_at is null and found_at >= ${period.from}
      and found_at < ${period.to} and ${sql.raw(where)}`.execute(server.database.db)
  return rows[0]?.n ?? -1
}

describe('the figures of tour problems', () => {
  it('count what plain SQL counts', async () => {
    const data = await statistics(admin, { group_by: 'site' })
    const total = await count("status <> 'void'")
    expect(total).toBeGreaterThan(20)
    expect(data.total).toBe(total)
    for (const [status, n] of Object.entries(data.by_status))
      expect([status, n]).toEqual([status, await count(`status = '${status}'`)])
    expect(Object.keys(data.by_status)).toHaveLength(8)
    for (const [severity, n] of Object.entries(data.by_severity))
      expect(n).toBe(await count(`status <> 'void' and severity = ${severity}`))
    for (const { _id, count: n } of data.by_category)
      expect(n).toBe(await count(`status <> 'void' and category = '${_id}'`))
    expect(sum(data.by_category)).toBe(total)
    expect(sum(data.by_group)).toBe(total)
    expect(data.fix_rate).toBeCloseTo((await count("status in ('fixed', 'verified', 'closed')")) / total, 10)
    expect(data.reopen_rate).toBeCloseTo((await count("status <> 'void' and reopen_count >= 1")) / total, 10)
    const late = await count("status in ('fixed', 'verified', 'closed') and fixed_at > due_at")
    expect(data.overdue_rate).toBeCloseTo((data.overdue + late) / total, 10)
    expect(data.top_stores[0].count).toBeGreaterThanOrEqual(data.top_stores.at(-1).count)
  })

  it('measure hours from found to the last fix, for figures chosen by hand', async () => {
    const { rows } = await sql<{ _id: string }>`
      select _id from tour_problem where site = '2' and status = 'closed' order by _id limit 3`.execute(
      server.database.db,
    )
    const ids = rows.map(({ _id }) => _id)
    for (const [at, hours] of [1, 2, 9].entries())
      await sql`
        update tour_problem set fixed_at = found_at + ${hours * 3600}, due_at = found_at + 7200, reopen_count = ${at === 2 ? 1 : 0}
        where _id = ${ids[at]}`.execute(server.database.db)
    const data = await statistics(admin, { cond: JSON.stringify({ _id: { $in: ids } }) })
    expect(data).toMatchObject({ total: 3, avg_fix_hours: 4, median_fix_hours: 2, overdue: 0, fix_rate: 1 })
    expect(data.overdue_rate).toBeCloseTo(1 / 3, 10)
    expect(data.reopen_rate).toBeCloseTo(1 / 3, 10)
  })

  it('are null, not zero, where there is nothing to compute them from', async () => {
    const data = await statistics(admin, { from: 1, to: 2 })
    expect(data).toMatchObject({
      total: 0,
      overdue: 0,
      overdue_rate: null,
      fix_rate: null,
      avg_fix_hours: null,
      median_fix_hours: null,
      reopen_rate: null,
      by_category: [],
      top_stores: [],
      by_status: { open: 0, void: 0 },
    })
  })

  it('are about what somebody may see, and for those who may see statistics', async () => {
    const manager = await server.as('gz.manager')
    expect((await statistics(manager, {})).total).toBe(await count("status <> 'void' and site = '2'"))
    const refused = await manager.call('GET', '/tour/problem/statistics', { ...period, site: '5' })
    expect(refused.errcode).toBe(4032)
    const officer = await server.as('gz.officer')
    expect((await officer.call('GET', '/tour/problem/statistics', period)).errcode).toBe(4030)
    const wrong = await admin.call('GET', '/tour/problem/statistics', { from: 5, to: 2 })
    expect(wrong.errcode).toBe(4001)
  })
})

describe('the bars of tour problems', () => {
  const dimensions = ['floor', 'category', 'department', 'severity', 'month', 'site']
  const stacks = ['status', 'severity']
  it.each(dimensions.flatMap((dimension) => stacks.map((stack) => [dimension, stack] as const)))(
    'by %s and %s add up to the total',
    async (dimension, stack) => {
      const data = await bars(admin, { dimension, stack })
      const counts: number[] = data.series.flatMap((series: { data: number[] }) => series.data)
      expect(counts.reduce((all, n) => all + n, 0)).toBe(data.total)
      expect(data.total).toBe(await count("status <> 'void'"))
      for (const { data: figures } of data.series) expect(figures).toHaveLength(data.categories.length)
      expect(data.keys).toHaveLength(data.categories.length)
    },
  )

  it('are months in order without gaps, and otherwise the largest first', async () => {
    const months: string[] = (await bars(admin, { dimension: 'month', stack: 'status' })).categories
    expect(months).toEqual(months.toSorted())
    for (const [at, month] of months.entries()) {
      const [year = 0, place = 0] = (months[0] ?? '').split('-').map(Number)
      expect(month).toBe(new Date(Date.UTC(year, place - 1 + at, 1)).toISOString().slice(0, 7))
    }
    const { series, categories } = await bars(admin, { dimension: 'category', stack: 'severity' })
    const totals = categories.map((_: string, at: number) =>
      series.reduce((all: number, { data }: { data: number[] }) => all + (data[at] ?? 0), 0),
    )
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a))
  })

  it('have at most twenty categories, and the rest as other', async () => {
    const { categories, keys, total } = await bars(admin, { dimension: 'floor', stack: 'status' })
    expect(categories).toHaveLength(21)
    expect(keys[20]).toBeNull()
    expect(total).toBeGreaterThan(0)
  })

  it('are named in the language of the window, otherwise of the account', async () => {
    const names = async (who: Client) => {
      const { series, categories } = await bars(who, { dimension: 'site', stack: 'severity' })
      return [series[0].name, categories.includes('Guangzhou'), categories.includes('广州店')]
    }
    const english = await server.as('grace.group@example.com')
    expect(await names(english)).toEqual(['Critical', true, false])
    const chinese = createClient(server.url, english.token, { 'accept-language': 'zh-CN' })
    expect(await names(chinese)).toEqual(['紧急', false, true])
    const [{ name }] = (await statistics(chinese, { group_by: 'severity' })).by_group
    expect(['紧急', '高', '中', '低']).toContain(name)
  })
})

const sum = (list: readonly { count: number }[]) => list.reduce((all, { count: n }) => all + n, 0)
