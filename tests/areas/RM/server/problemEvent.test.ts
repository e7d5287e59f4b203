import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** A problem at Guangzhou, one at Shanghai, one in Hong Kong. */
const at: Record<string, string> = {}
const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  for (const site of ['2', '8', '9']) {
    const { rows } = await sql<{ _id: string }>`
      select _id from tour_problem where site = ${site} and status = 'closed' and reopen_count = 0 order by _id limit 1`.execute(
      db,
    )
    at[site] = rows[0]?._id ?? ''
  }
})

describe('what happened to a problem', () => {
  it('comes in its order', async () => {
    const officer = await server.as('gz.officer')
    const { data } = await officer.list('/problemevent', { cond: { problem_id: at['2'] } })
    expect(data.list.map(({ action }: { action: string }) => action)).toEqual([
      'create',
      'assign',
      'start',
      'fix',
      'verify',
      'close',
    ])
  })

  it.each([
    ['gz.officer', ['2']],
    ['hk.manager', ['9']],
    ['auditor', ['2', '8', '9']],
  ])('is seen by %s as the problem is', async (name, sites) => {
    const { data } = await (
      await server.as(name)
    ).list('/problemevent', {
      cond: { problem_id: { $in: Object.values(at) } },
      range: '0-99',
    })
    const seen = data.list.map(({ problem_id }: { problem_id: string }) => problem_id)
    expect(new Set(seen)).toEqual(new Set(sites.map((site) => at[site])))
  })

  it('is not for those who see no problems at all', async () => {
    expect((await (await server.as('leasing.head')).list('/problemevent')).errcode).toBe(4030)
  })

  it('goes with the problem', async () => {
    const { db } = server.database
    const officer = await server.as('gz.officer')
    await sql`update tour_problem set deleted_at = 1 where _id = ${at['2']}`.execute(db)
    const { data } = await officer.list('/problemevent', { cond: { problem_id: at['2'] } })
    expect(data).toEqual({ list: [], total: 0 })
  })

  it('is never changed afterwards', async () => {
    const change = sql`update problem_event set comment = 'x'`.execute(server.database.db)
    await expect(change).rejects.toThrow('problem_event is append-only')
  })
})
