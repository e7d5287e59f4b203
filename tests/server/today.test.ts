import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { today, todayAt, todaySql } from '#server/engine/today.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
beforeAll(async () => {
  // Only these two are in other time zones than the demo's.
  const { db } = server.database
  await sql`update site set timezone = 'America/New_York' where _id = '8'`.execute(db)
  await sql`update site set timezone = 'Pacific/Auckland' where _id = '7'`.execute(db)
})

const at = (moment: string) => ({ db: server.database.db, now: Date.parse(moment) / 1000 })

describe('the day at a site', () => {
  it.each([
    ['2026-11-19T15:59:59Z', '2026-11-19', '2026-11-19', '2026-11-20'],
    ['2026-11-19T16:00:00Z', '2026-11-20', '2026-11-19', '2026-11-20'],
    ['2026-11-20T04:59:59Z', '2026-11-20', '2026-11-19', '2026-11-20'],
    ['2026-11-20T05:00:00Z', '2026-11-20', '2026-11-20', '2026-11-20'],
    // In summer New York is an hour ahead.
    ['2026-07-01T04:00:00Z', '2026-07-01', '2026-07-01', '2026-07-01'],
    ['2026-07-01T03:59:59Z', '2026-07-01', '2026-06-30', '2026-07-01'],
  ])('is at %s %s in Guangzhou, %s in New York, %s in Auckland', async (moment, gz, york, auckland) => {
    expect(await today(at(moment), '2')).toBe(gz)
    expect(await todayAt(at(moment), ['2', '8', '7', '8'])).toEqual(
      new Map([
        ['2', gz],
        ['8', york],
        ['7', auckland],
      ]),
    )
    const { rows } = await sql`
      select at._id, ${todaySql(at(moment))} as day from site at
      where at._id in ('2', '7', '8') order by at._id`.execute(server.database.db)
    expect(rows).toEqual([
      { _id: '2', day: gz },
      { _id: '7', day: auckland },
      { _id: '8', day: york },
    ])
  })

  it('does not exist where there is no such site', async () => {
    await expect(today(at('2026-11-19T00:00:00Z'), '99')).rejects.toThrow('Site 99 does not exist.')
  })
})
