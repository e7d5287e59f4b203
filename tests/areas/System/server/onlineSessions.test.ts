import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createClient, type Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

const server = await serverForTests(undefined, undefined, behindProxy)
const admin = await server.as('admin')

const from = (username: string, ip: string): Promise<Client> =>
  createClient(server.url, undefined, { 'x-forwarded-for': ip, 'user-agent': phone }).signIn(username)
const online = async (q: string) => (await admin.call('GET', '/sys/session', { q })).data
const codeOf = async (person: Client) => (await person.call('POST', '/validity')).errcode
const end = (body: unknown) => admin.call('POST', '/sys/session/end', {}, body)
const fail = (username: string, ip: string, password = 'Wrong#2026') =>
  createClient(server.url, undefined, { 'x-forwarded-for': ip, 'user-agent': phone }).call(
    'POST',
    '/signin',
    {},
    { username, password, AppID: 'atrium-console' },
  )

describe('an administrator', () => {
  it('sees who is signed in, by name or address, and ends one session without the others', async () => {
    const office = await from('gz.manager', '10.1.0.1')
    const away = await from('gz.manager', '203.0.113.9')
    const { list, total } = await online('gz.manager')
    expect(total).toBe(2)
    const there = (await online('203.0.113.')).list
    expect(there).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        user_id: 'U004',
        username: 'gz.manager',
        name: expect.any(String),
        name_en: expect.anything(),
        ip: '203.0.113.9',
        user_agent: phone,
        site: null,
        signed_in_at: expect.any(Number),
        last_used_at: expect.any(Number),
        call: null,
        page: null,
        is_current: false,
      },
    ])
    expect((await end({ _id: there[0]._id })).data).toEqual({ ended: 1 })
    expect([await codeOf(away), await codeOf(office)]).toEqual([555, 0])
    // What names a session opens nothing.
    for (const { _id } of list) expect(await codeOf(createClient(server.url, _id))).toBe(555)
    expect((await end({ _id: there[0]._id })).errcode).toBe(4040)
  })

  it('sees what somebody did last: the call, and the page that made it', async () => {
    const { token } = await from('wh.manager', '10.1.0.7')
    const on = (page: string) => createClient(server.url, token, { page })
    const last = async () => {
      const [{ call, page }] = (await online('wh.manager')).list
      return { call, page }
    }
    await on('/RM/tourIssue/issueList').list('/TourProblem')
    expect(await last()).toEqual({ call: 'GET /TourProblem', page: '/RM/tourIssue/issueList' })
    await sql`update session set last_used_at = last_used_at - 61`.execute(server.database.db)
    await on('javascript:alert(1)').call('POST', '/validity')
    expect(await last()).toEqual({ call: 'POST /validity', page: null })
  })

  it('signs somebody out everywhere, once in the audit log in the own name', async () => {
    const people = [await from('hk.officer', '10.1.0.1'), await from('hk.officer', '10.1.0.2')]
    expect((await end({ user_id: 'U008' })).data).toEqual({ ended: 2 })
    expect(await Promise.all(people.map(codeOf))).toEqual([555, 555])
    const { rows } = await sql`
      select user_id from audit_log where action = 'session_end' and entity_id = 'U008'`.execute(
      server.database.db,
    )
    expect(rows).toEqual([{ user_id: 'U001' }])
    expect((await end({ user_id: 'nobody' })).errcode).toBe(4040)
  })

  it('is signed out by nobody else', async () => {
    await sql`update role set permissions = permissions || '["system.session.end"]' where _id = 'group_manager'`.execute(
      server.database.db,
    )
    const other = await server.as('grace.group@example.com')
    const { list } = await online('admin')
    const own = list.find(({ is_current }: { is_current: boolean }) => is_current)
    for (const body of [{ user_id: 'U001' }, { _id: own._id }])
      expect((await other.call('POST', '/sys/session/end', {}, body)).errcode).toBe(4030)
    expect(await codeOf(admin)).toBe(0)
    const officer = await from('gz.officer', '10.1.0.7')
    expect((await other.call('POST', '/sys/session/end', {}, { user_id: 'U005' })).data).toEqual({ ended: 1 })
    expect(await codeOf(officer)).toBe(555)
  })

  it('searches for what was typed and not for a pattern', async () => {
    expect((await online('%')).total).toBe(0)
    expect((await online('_')).total).toBe(0)
  })

  it('sees who is locked out where, and lets them in', async () => {
    await setParam(server, 'auth.captcha_after_failures', 50)
    for (let n = 0; n < 5; n += 1) await fail('wh.manager', '10.1.9.9')
    expect((await fail('wh.manager', '10.1.9.9', 'Demo#2026')).errcode).toBe(1003)
    const { data } = await admin.call('GET', '/sys/session/locked')
    expect(data.list).toEqual([expect.objectContaining({ username: 'wh.manager', addresses: 1 })])
    expect(data.list[0].until).toBeGreaterThan(Date.now() / 1000)
    const [{ user_id }] = data.list
    expect((await admin.call('POST', '/sys/session/unlock', {}, { user_id })).data).toEqual({ ok: true })
    expect((await admin.call('GET', '/sys/session/locked')).data.total).toBe(0)
    expect((await fail('wh.manager', '10.1.9.9', 'Demo#2026')).errcode).toBe(0)
  })
})

describe('the sign-in log', () => {
  const logged = async (cond: object) =>
    (await admin.list('/sys/signin', { cond, sort: { at: 1, _id: 1 } })).data.list

  it('has who came with which device, and why somebody did not', async () => {
    await from('leasing.sh', '10.1.2.3')
    await fail('leasing.sh', '10.1.2.4')
    const records = await logged({ ip: { $in: ['10.1.2.3', '10.1.2.4'] } })
    expect(records.map(({ _id: _, at: __, ...record }: { _id: string; at: number }) => record)).toEqual([
      { user_id: 'U011', ip: '10.1.2.3', user_agent: phone, outcome: 'done', reason: null },
      { user_id: 'U011', ip: '10.1.2.4', user_agent: phone, outcome: 'failed', reason: 'login.failed' },
    ])
  })

  it('never has a name that belongs to nobody, nor a password or token', async () => {
    await fail('Secret#Typed.here', '10.1.2.5', 'Planted#Password1')
    expect(await logged({ ip: '10.1.2.5' })).toEqual([
      expect.objectContaining({ user_id: null, reason: 'login.failed' }),
    ])
    const { rows } = await sql<{ text: string }>`select sign_in::text as text from sign_in`.execute(
      server.database.db,
    )
    const text = rows.map((row) => row.text).join()
    for (const secret of ['Secret#Typed', 'Planted#', 'Demo#2026', String(admin.token)])
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  })
})
