import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const officer = await server.as('gz.officer')
const admin = await server.as('admin')

/** Two notices of the officer and one of the manager, all unread. */
beforeEach(async () => {
  const { db } = server.database
  await sql`delete from notification`.execute(db)
  await sql`
    insert into notification (_id, user_id, type, title_key, params, link, created_at)
    select note, u._id, 'tour_problem.assigned', 'notification.tour_problem.assigned',
      '{"problem_no": "GZ261115001"}', '/RM/tourIssue/issueDetail/x', at
    from (values ('n1', 'gz.officer', 1), ('n2', 'gz.officer', 2), ('n3', 'gz.manager', 3)) given (note, username, at)
    join "user" u using (username)`.execute(db)
})

const idsOf = async (client: Client, query = {}) => {
  const { data } = await client.list('/notification', query)
  return data.list.map(({ _id }: { _id: string }) => _id)
}
const unread = { cond: { read_at: null } }

describe('what somebody is told', () => {
  it('is read by that person alone, latest first, and by no administrator', async () => {
    expect(await idsOf(officer)).toEqual(['n2', 'n1'])
    expect(await idsOf(admin)).toEqual([])
    expect((await officer.call('GET', '/notification/n1')).data).toMatchObject({
      type: 'tour_problem.assigned',
      params: { problem_no: 'GZ261115001' },
      read_at: null,
    })
    expect((await officer.call('GET', '/notification/n3')).errcode).toBe(4040)
    expect((await admin.call('GET', '/notification/n3')).errcode).toBe(4040)
    expect((await officer.call('GET', '/notification/one', { cond: { _id: 'n3' } })).data).toBeNull()
  })

  it('is marked as read, one by one', async () => {
    const { data } = await officer.update('/notification', { _id: 'n1' }, { read_at: 1_794_000_000 })
    expect(data.read_at).toBe(1_794_000_000)
    // The clock of a device can be years ahead.
    const ahead = { read_at: Math.floor(Date.now() / 1000) + 3 * 365 * 86_400 }
    const { data: later } = await officer.update('/notification', { _id: 'n1' }, ahead)
    expect(Math.abs(later.read_at - Date.now() / 1000)).toBeLessThan(60)
    const odd = async (read_at: number) =>
      (await officer.update('/notification', { _id: 'n1' }, { read_at })).errcode
    expect([await odd(0), await odd(-1), await odd(253_402_300_799)]).toEqual([4004, 4004, 4004])
    expect(await idsOf(officer, unread)).toEqual(['n2'])
  })

  it('is marked as read all at once, which leaves those of others alone', async () => {
    const { data } = await officer.update('/notification', { read_at: null }, { read_at: 1_794_000_000 })
    expect(data.total).toBe(2)
    expect(await idsOf(officer, unread)).toEqual([])
    expect(await idsOf(await server.as('gz.manager'), unread)).toEqual(['n3'])
  })

  it('is not marked, rewritten or removed by others, nor rewritten by oneself', async () => {
    const read = { read_at: 1_794_000_000 }
    expect((await officer.update('/notification', { _id: 'n3' }, read)).errcode).toBe(4040)
    expect((await admin.update('/notification', { _id: 'n3' }, read)).errcode).toBe(4040)
    expect((await officer.update('/notification', { _id: 'n1' }, { user_id: 'U001' })).errcode).toBe(4004)
    expect((await officer.remove('/notification', { _id: 'n1' })).errcode).toBe(4030)
    expect(await idsOf(await server.as('gz.manager'), unread)).toEqual(['n3'])
  })
})
