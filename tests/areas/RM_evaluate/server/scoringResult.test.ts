import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

// A day before any that the demo operator was scored on.
const day = 1_577_808_000
const cond = { stat_time: day }

/** The ids of the archived and the current result of one shop and day. */
let archived: string
let current: string

const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  const { rows } = await sql<{
    _id: string
  }>`select _id from store where site = '2' order by _id limit 1`.execute(db)
  const store = rows[0]?._id
  await sql`insert into score_item_set (_id, site, effective_from) values ('SET', '2', '2026-01-01')`.execute(
    db,
  )
  await sql`
    insert into scoring_report (_id, site, store_id, stat_time, set_id, status)
    values ('R1', '2', ${store}, ${day}, 'SET', 'confirmed')`.execute(db)
  await sql`
    insert into scoring_result_version (site, stat_time, version, kind, stores)
    values ('2', ${day}, 1, 'confirm', 1), ('2', ${day}, 2, 'regen', 1)`.execute(db)
  const made = await sql<{ _id: string }>`
    insert into scoring_result
      (site, store_id, stat_time, report_id, score, rank_site, ranked_total, version, is_current, is_latest)
    values ('2', ${store}, ${day}, 'R1', 80, 1, 1, 1, false, false), ('2', ${store}, ${day}, 'R1', 85.5, 1, 1, 2, true, false)
    returning _id`.execute(db)
  archived = String(made.rows[0]?._id)
  current = String(made.rows[1]?._id)
})

describe('the results of a day', () => {
  it('are those of its current version, and the archives are nowhere', async () => {
    const manager = await server.as('gz.manager')
    const { data } = await manager.list('/ts/daily/scoring/results', { cond })
    expect(data).toMatchObject({ total: 1, list: [{ _id: current, score: 85.5, version: 2 }] })
    expect((await manager.call('GET', `/ts/daily/scoring/results/${current}`)).data.score).toBe(85.5)
    expect((await manager.call('GET', `/ts/daily/scoring/results/${archived}`)).errcode).toBe(4040)
    expect(
      (await manager.call('GET', '/ts/daily/scoring/results/one', { cond: { ...cond, version: 1 } })).data,
    ).toBeNull()
  })

  it('are compared by floor and by category, the best first', async () => {
    const manager = await server.as('gz.manager')
    const at = { stat_time: { $gt: day } }
    const { summary } = (await manager.list('/ts/daily/scoring/results', { cond: at, range: '0-0' })).data
    for (const [part, column] of [
      ['by_floor', 'floor_id'],
      ['by_category', 'category_id'],
    ] as const) {
      const { rows } = await sql`
        select ${sql.ref(column)} as id, round(avg(score), 2)::float8 as average,
          count(distinct store_id)::int as stores
        from scoring_result where site = '2' and is_current and stat_time > ${day}
        group by 1`.execute(server.database.db)
      expect(rows.length).toBeGreaterThan(2)
      expect(summary[part]).toHaveLength(rows.length)
      expect(summary[part]).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))))
      const averages: number[] = summary[part].map(({ average }: { average: number }) => average)
      expect(averages).toEqual(averages.toSorted((a, b) => b - a))
      expect(summary[part].map(({ rank }: { rank: number }) => rank)).toEqual(
        averages.map((average) => 1 + averages.filter((other) => other > average).length),
      )
    }
  })

  it('are for staff of the site', async () => {
    for (const name of ['wh.manager', 'hk.officer', 'dpark.team'])
      expect(
        (await (await server.as(name)).list('/ts/daily/scoring/results', { cond })).data.total,
        name,
      ).toBe(0)
    expect((await (await server.as('leasing.sh')).list('/ts/daily/scoring/results')).errcode).toBe(4030)
  })

  it('do not hide the reports, which a shop has one of for a day', async () => {
    const officer = await server.as('gz.officer')
    const { data } = await officer.list('/ts/daily/scoring/list', { cond: { ...cond, status: 'confirmed' } })
    expect(data).toMatchObject({ total: 1, list: [{ _id: 'R1', stat_time: day }] })
  })
})
