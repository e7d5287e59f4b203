import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { countedBars } from '#server/engine/countedBars.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** All that was found in 2026 before the day of the demo operator. */
const period = { from: 1_767_200_000, to: 1_794_800_000, site: '2' }
const server = await serverForTests()
const admin = await server.as('admin')
const context = await contextOf(server, admin)

const bars = (by: string, more: { site?: string } = {}) =>
  countedBars(tourProblem, context, {
    period: { ...period, ...more },
    date: 'found_at',
    by,
    stack: 'status',
    locale: 'en_US',
  })

describe('the bars of a statistics page', () => {
  it.each(['floor_id', 'category', 'found_at'])('by %s count what plain SQL counts', async (by) => {
    const { keys, categories, series } = await bars(by)
    expect(keys.length).toBeGreaterThan(3)
    expect(categories).toHaveLength(keys.length)
    const { rows } = await sql<{ status: string; n: number }>`
      select status, count(*)::int as n from tour_problem where deleted_at is null and site = ${period.site}
        and found_at >= ${period.from} and found_at < ${period.to} group by status`.execute(context.db)
    const counted = series.map(({ key, data }) => [key, data.reduce((sum, n) => sum + n, 0)])
    const wanted = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
    expect(Object.fromEntries(counted.filter(([, n]) => n !== 0))).toEqual(wanted)
  })

  it('are called by the names of the records and by the words of the resource', async () => {
    const { keys, categories } = await bars('floor_id')
    const { rows } = await sql<{ name: string }>`
      select coalesce(name_en, name) as name from floor where _id = ${keys[0]}`.execute(context.db)
    expect(categories[0]).toBe(rows[0]?.name)
    expect((await bars('category')).series[0]).toMatchObject({ key: 'open', name: 'Open' })
  })

  it('are months in order, without gaps', async () => {
    const { keys } = await bars('found_at')
    expect(keys).toEqual(keys.toSorted())
    expect(keys).toContain('2026-10')
  })

  it('are twenty, and the rest as one without a key', async () => {
    const { keys, categories } = await bars('floor_id', { site: 'ALL' })
    expect(keys).toHaveLength(21)
    expect([keys[20], categories[20]]).toEqual([null, 'Other'])
  })
})
