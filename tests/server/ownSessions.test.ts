import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageSessions } from '#tests/support/ageSessions.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { behindProxy } from '#tests/support/signInTries.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

describe.each([testDatabase])('the own sessions (%s)', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, behindProxy)
  })
  afterAll(() => server.stop())

  /** Signs in from a place. */
  const from = (username: string, ip: string, agent: string): Promise<Client> =>
    createClient(server.url, undefined, { 'x-forwarded-for': ip, 'user-agent': agent }).signIn(username)
  const listOf = async (person: Client) => (await person.call('GET', '/user/session')).data
  const codeOf = async (person: Client) => (await person.call('POST', '/validity')).errcode
  const end = (person: Client, body: unknown) => person.call('POST', '/user/session/end', {}, body)
  const now = () => Date.now() / 1000

  it('are listed with device, address, sign-in and last use, the latest first, and say which this one is', async () => {
    const office = await from('gz.manager', '10.0.0.1', chrome)
    const travelling = await from('gz.manager', '203.0.113.9', phone)
    await from('gz.officer', '10.0.0.1', chrome)
    await ageSessions(server, 3600)
    await sql`update session set last_used_at = last_used_at - 3600`.execute(server.database.db)
    await codeOf(office)
    await sql`update session set last_used_at = last_used_at - 30`.execute(server.database.db)
    const { list, total } = await listOf(travelling)
    expect(total).toBe(2)
    expect(list).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        ip: '203.0.113.9',
        user_agent: phone,
        signed_in_at: expect.any(Number),
        last_used_at: expect.any(Number),
        is_current: true,
      },
      expect.objectContaining({ ip: '10.0.0.1', user_agent: chrome, is_current: false }),
    ])
    const [first, second] = list
    expect(first.last_used_at).toBeGreaterThan(second.last_used_at)
    for (const { signed_in_at, last_used_at } of list) {
      expect(Math.abs(now() - 3600 - signed_in_at)).toBeLessThan(60)
      expect(Math.abs(now() - last_used_at)).toBeLessThan(60)
    }
    expect((await listOf(office)).list.map((one: { is_current: boolean }) => one.is_current)).toEqual(
      expect.arrayContaining([true, false]),
    )
  })

  it('tell nothing of a token: what names them opens nothing', async () => {
    const person = await server.as('hk.manager')
    const { rows } = await sql<{ token_hash: string }>`select token_hash from session`.execute(
      server.database.db,
    )
    const text = JSON.stringify(await listOf(person))
    for (const { token_hash } of rows) expect(text).not.toContain(token_hash.slice(0, 16))
    expect(text).not.toContain(String(person.token))
  })

  it('stay one each however often their token is refreshed, with the address of the last use', async () => {
    const person = await from('hk.officer', '10.0.0.1', chrome)
    const [{ _id: before }] = (await listOf(person)).list
    await ageSessions(server)
    await sql`update session set last_used_at = last_used_at - 21600`.execute(server.database.db)
    const { data } = await person.call('POST', '/refresh')
    const moved = createClient(server.url, data.access_token, {
      'x-forwarded-for': '198.51.100.7',
      'user-agent': chrome,
    })
    expect((await listOf(moved)).list).toMatchObject([{ _id: before, ip: '198.51.100.7', is_current: true }])
  })

  it('note their use once a minute and not with every call', async () => {
    const person = await server.as('wh.manager')
    await codeOf(person)
    const usedAt = async () => (await listOf(person)).list[0].last_used_at
    const shift = (seconds: number) =>
      sql`update session set last_used_at = last_used_at - ${seconds}::int8`.execute(server.database.db)
    await shift(50)
    const before = await usedAt()
    await codeOf(person)
    expect(await usedAt()).toBe(before)
    await shift(20)
    expect(await usedAt()).toBeGreaterThan(before)
  })

  it('are not listed any more once they are over, signed out or expired', async () => {
    const [one, two, three] = [
      await server.as('leasing.sh'),
      await server.as('leasing.sh'),
      await server.as('leasing.sh'),
    ]
    await one.call('POST', '/signout')
    expect((await listOf(three)).total).toBe(2)
    await ageSessions(server, 13 * 3600)
    expect(await codeOf(two)).toBe(555)
    expect((await listOf(await server.as('leasing.sh'))).total).toBe(1)
  })

  it('are ended one by one, at once, with all their tokens', async () => {
    const here = await from('brand.editor', '10.0.0.1', chrome)
    const there = await from('brand.editor', '203.0.113.9', phone)
    await ageSessions(server)
    const { data } = await there.call('POST', '/refresh')
    const renewed = createClient(server.url, data.access_token)
    const { list } = await listOf(here)
    const other = list.find((one: { is_current: boolean }) => !one.is_current)
    expect(await end(here, { _id: other._id })).toMatchObject({ errcode: 0, data: { ended: 1 } })
    expect([await codeOf(there), await codeOf(renewed), await codeOf(here)]).toEqual([555, 555, 0])
    // Once more is fine: it is over already.
    expect((await end(here, { _id: other._id })).data).toEqual({ ended: 0 })
    expect((await listOf(here)).total).toBe(1)
  })

  it('are ended all but this one', async () => {
    const [here, ...others] = [
      await server.as('brand.approver'),
      await server.as('brand.approver'),
      await server.as('brand.approver'),
    ]
    const stranger = await server.as('brand.editor')
    expect((await end(here, { others: true })).data).toEqual({ ended: 2 })
    expect(await Promise.all([here, ...others, stranger].map(codeOf))).toEqual([0, 555, 555, 0])
  })

  it('are nobody else’s to see or end, not even the administrator’s', async () => {
    const person = await server.as('dpark.team')
    const admin = await server.as('admin')
    const [{ _id }] = (await listOf(person)).list
    expect((await listOf(admin)).list.map((one: { _id: string }) => one._id)).not.toContain(_id)
    expect((await end(admin, { _id })).data).toEqual({ ended: 0 })
    expect(await codeOf(person)).toBe(0)
    expect((await server.anonymous.call('GET', '/user/session')).errcode).toBe(555)
    expect((await end(server.anonymous, { others: true })).errcode).toBe(555)
  })

  it.each([[{}], [{ _id: 5 }], [{ _id: '' }], [{ others: false }], [{ _id: 'x', others: true }]])(
    'are not ended by %j',
    async (body) => {
      const person = await server.as('finance.analyst')
      expect((await end(person, body)).errcode).toBe(4001)
    },
  )

  it('are ended with a row in the audit log', async () => {
    const [here, there] = [await server.as('super'), await server.as('super')]
    await codeOf(there)
    await end(here, { others: true })
    const { rows } = await sql<{ action: string; count: number }>`
      select action, count(*)::int from audit_log a join "user" u on u._id = a.user_id
      where u.username = 'super' and entity = 'session' and action = 'session_end' group by action`.execute(
      server.database.db,
    )
    expect(rows).toEqual([{ action: 'session_end', count: 1 }])
  })
})
