import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { giveStores, takeStores } from '#tests/support/ownStores.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// What a device sends that was offline, after things went on without it. That the same is sent twice, at once or after a
// month, is in idempotency.test.ts.

const path = '/TourProblem'
const [store_id, spare] = ['S-GZ-L2-118', 'S-GZ-B1-201']
let officer: Client
let officerId: string
let manager: Client
const server = await serverForTests()
beforeAll(async () => {
  officer = await server.as('gz.officer')
  manager = await server.as('gz.manager')
  officerId = (await officer.call('GET', '/userinfo')).data._id
  await giveStores(server.database.db, [spare], sql`user_id = ${officerId}`)
})

const entry = (title: string) => ({ site: '2', store_id, category: 'display', severity: 2, title })
/** Sends an entry as the console does: under its own key, with its title for that. */
const send = (doc: { title: string }, { token }: Client = officer) =>
  createClient(server.url, token, { 'idempotency-key': doc.title }).create(path, doc)
const stored = async (title: string) => {
  const { rows } = await sql<{ deleted_at: number | null; username: string }>`
    select tour_problem.deleted_at, username from tour_problem join "user" on found_by = "user"._id
    where title = ${title}`.execute(server.database.db)
  return rows
}
const change = async (statement: ReturnType<typeof sql>) => {
  await statement.execute(server.database.db)
  await sql`update access_version set n = n + 1`.execute(server.database.db)
}

describe('an entry of a device that was offline', () => {
  it('is stored once with others, whatever their order', async () => {
    const titles = ['One', 'Two', 'Three']
    const backwards = []
    for (const title of titles.toReversed()) backwards.push((await send(entry(title))).data._id)
    const again = []
    for (const title of titles) again.push((await send(entry(title))).data._id)
    expect(again).toEqual(backwards.toReversed())
    expect(await Promise.all(titles.map(stored))).toMatchObject([[{}], [{}], [{}]])
  })

  it('does not bring back what somebody has removed meanwhile', async () => {
    const { data } = await send(entry('Removed'))
    await sql`update tour_problem set deleted_at = 1 where _id = ${data._id}`.execute(server.database.db)
    expect((await send(entry('Removed'))).data._id).toBe(data._id)
    expect(await stored('Removed')).toMatchObject([{ deleted_at: 1 }])
  })

  it.each([
    ['is gone', sql`deleted_at = 1`, sql`deleted_at = null`],
    ['belongs to another site', sql`site = '5'`, sql`site = '2'`],
  ])('is refused for a store that %s, and stored once that is mended', async (what, change, mend) => {
    const doc = { ...entry(what), store_id: spare }
    const { db } = server.database
    await sql`update store set ${change} where _id = ${spare}`.execute(db)
    expect((await send(doc)).errcode).toBe(4033)
    await sql`update store set ${mend} where _id = ${spare}`.execute(db)
    await giveStores(db, [spare], sql`user_id = ${officerId} and not ${spare} = any(store_ids)`)
    expect((await send(doc)).errcode).toBe(0)
    expect(await stored(what)).toHaveLength(1)
  })

  it.each([
    [
      'permission',
      sql`update role set permissions = permissions - 'rm.tour_issue.create' where permissions ? 'rm.tour_issue.create'`,
      4030,
    ],
    ['site', sql`update "user" set sites = array_remove(sites, '2') where username = 'gz.officer'`, 4032],
    ['account', sql`update "user" set is_active = false where username = 'gz.officer'`, 555],
  ])('is refused after its person lost the %s, also if it was stored before', async (name, loss, errcode) => {
    const kept = `Kept ${name}`
    expect((await send(entry(kept))).errcode).toBe(0)
    const { db } = server.database
    const { rows: roles } = await sql<{
      _id: string
      permissions: unknown
    }>`select _id, permissions from role`.execute(db)
    await change(loss)
    try {
      expect((await send(entry(`New ${name}`))).errcode).toBe(errcode)
      const repeated = await send(entry(kept))
      expect(repeated.errcode).toBe(errcode)
      expect(repeated.data?._id).toBeUndefined()
    } finally {
      for (const { _id, permissions } of roles)
        await sql`update role set permissions = ${JSON.stringify(permissions)}::jsonb where _id = ${_id}`.execute(
          db,
        )
      await change(sql`
        update "user" set is_active = true, sites = case when '2' = any(sites) then sites else sites || '2'::text end
        where username = 'gz.officer'`)
      officer = await server.as('gz.officer')
    }
    expect(await stored(`New ${name}`)).toEqual([])
    expect(await stored(kept)).toHaveLength(1)
  })

  it('is of the moment at which it comes, whatever the clock of the device says', async () => {
    for (const time of [0, 1_000_000_000, 4_000_000_000])
      for (const name of ['found_at', 'created_at', 'updated_at', 'closed_at'])
        expect((await send({ ...entry('Dated'), [name]: time })).errcode, `${name} ${time}`).not.toBe(0)
    expect(await stored('Dated')).toEqual([])
    const { data } = await send(entry('Dated'))
    // The clock of the tests stands on that day.
    expect(data.found_at).toBeGreaterThanOrEqual(Date.parse(demoNow) / 1000)
    expect(data.found_at).toBeLessThan(Date.parse(demoNow) / 1000 + 3600)
    for (const due_at of [0, 4_000_000_000])
      expect(await send({ ...entry('Due'), due_at } as never)).toMatchObject({
        errcode: 4004,
        data: { fields: { due_at: expect.stringMatching(/^too_/) } },
      })
  })

  it('is of whoever sends it, whatever it says, and no reply to somebody else', async () => {
    const { data } = await send(entry('Whose'))
    const me = (await manager.call('GET', '/userinfo')).data._id
    const forged = await send({ ...entry('Forged'), found_by: me } as never)
    expect(forged.errcode).not.toBe(0)
    expect(await stored('Forged')).toEqual([])
    const other = await send(entry('Whose'), manager)
    expect(other.data._id).not.toBe(data._id)
    expect((await stored('Whose')).map(({ username }) => username).toSorted()).toEqual([
      'gz.manager',
      'gz.officer',
    ])
  })
})

describe('answers of a device that was offline', () => {
  const scoring = '/ts/daily/scoring'
  const day = (date: string) => Date.parse(`${date}T00:00:00+08:00`) / 1000
  const started = async () => {
    await sql`delete from scoring_result where store_id = ${store_id}`.execute(server.database.db)
    await sql`update scoring_report set deleted_at = 1 where store_id = ${store_id}`.execute(
      server.database.db,
    )
    return (await officer.create(scoring, { site: '2', store_id, stat_time: day('2026-11-15') })).data
  }
  const answer = (report_id: string, item_id: string, who = officer) =>
    who.update(scoring, { report_id }, { action: 'save', items: [{ item_id, score: 10 }] })
  const scores = async (report_id: string): Promise<number> => {
    const { data } = await manager.call('GET', scoring, { report_id })
    return data.items.filter(({ score }: { score: number | null }) => score !== null).length
  }

  it('are the same in any order and however often they come', async () => {
    const report = await started()
    const [one, two] = report.items
    for (const { item_id } of [two, one, two, one])
      expect((await answer(report._id, item_id)).errcode).toBe(0)
    expect(await scores(report._id)).toBe(2)
  })

  it('are refused for a report of a store that was taken away, and for one that was removed', async () => {
    const { db } = server.database
    const report = await started()
    const [{ item_id }] = report.items
    await takeStores(db, [store_id], sql`user_id = ${officerId}`)
    await change(sql`select 1`)
    expect((await answer(report._id, item_id)).errcode).toBe(4033)
    expect(await scores(report._id)).toBe(0)
    await giveStores(db, [store_id], sql`user_id = ${officerId}`)
    await change(sql`update scoring_report set deleted_at = 1 where _id = ${report._id}`)
    expect((await answer(report._id, item_id)).errcode).toBe(4040)
  })
})
