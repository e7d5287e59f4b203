import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageSessions, halfLife } from '#tests/support/ageSessions.ts'
import { createClient, demoPassword, type Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

describe.each([testDatabase])('a session that goes on (%s)', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.stop())

  const refresh = async (person: Client): Promise<Client> => {
    const { errcode, data } = await person.call('POST', '/refresh')
    expect(errcode).toBe(0)
    return createClient(server.url, data.access_token)
  }
  const codeOf = async (person: Client) => (await person.call('POST', '/validity')).errcode
  const pass = (seconds: number) => ageSessions(server, seconds)

  /** Somebody who signed in long enough ago for another token. */
  const aged = async (username: string): Promise<Client> => {
    const person = await server.as(username)
    await pass(halfLife)
    return person
  }

  it('keeps a fresh token, however often somebody asks for another, and no row is written', async () => {
    const rows = async () =>
      (
        await sql<{ sessions: number; limits: number }>`
        select (select count(*) from session) as sessions, (select count(*) from rate_limit) as limits`.execute(
          server.database.db,
        )
      ).rows[0]
    const person = await server.as('gz.manager')
    const { data: first } = await person.call('POST', '/refresh')
    const before = await rows()
    const answers = await Promise.all(Array.from({ length: 60 }, () => person.call('POST', '/refresh')))
    for (const answer of answers) {
      expect(answer).toMatchObject({ errcode: 0, access_token: person.token, data: first })
    }
    expect(first.access_token).toBe(person.token)
    expect(await rows()).toEqual(before)
    await pass(halfLife - 60)
    expect((await person.call('POST', '/refresh')).data.access_token).toBe(person.token)
    await pass(120)
    expect((await person.call('POST', '/refresh')).data.access_token).not.toBe(person.token)
  })

  it('gets a new token, beside and inside the data, that lives as long as the first', async () => {
    const person = await aged('gz.manager')
    const answer = await person.call('POST', '/refresh')
    expect(answer.data.access_token).toMatch(/^[\w-]{43}$/)
    expect(answer.data.access_token).not.toBe(person.token)
    expect(answer).toHaveProperty('access_token', answer.data.access_token)
    expect(Math.abs(answer.data.expires_at - Date.now() / 1000 - 12 * 3600)).toBeLessThan(10)
    expect(await codeOf(createClient(server.url, answer.data.access_token))).toBe(0)
  })

  it('keeps the old token good for a minute, and no longer', async () => {
    const old = await aged('gz.manager')
    await refresh(old)
    await pass(55)
    expect(await codeOf(old)).toBe(0)
    await pass(10)
    expect(await codeOf(old)).toBe(555)
    expect((await old.call('POST', '/refresh')).errcode).toBe(555)
  })

  it('does not get another minute by asking again with the old token', async () => {
    const old = await aged('gz.manager')
    await refresh(old)
    await pass(50)
    await refresh(old)
    await pass(15)
    expect(await codeOf(old)).toBe(555)
  })

  it('signs out no tab when several ask at once with one token', async () => {
    const person = await aged('gz.manager')
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refresh(person)))
    expect(new Set(tabs.map(({ token }) => token)).size).toBe(5)
    await pass(120)
    expect(await Promise.all(tabs.map(codeOf))).toEqual(tabs.map(() => 0))
  })

  it('gets five tokens for one, and is told to wait for more', async () => {
    const person = await aged('gz.manager')
    const answers = await Promise.all(Array.from({ length: 9 }, () => person.call('POST', '/refresh')))
    expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 0, 0, 0, 0, 4290, 4290, 4290, 4290])
    const refused = answers.find(({ errcode }) => errcode === 4290)
    expect(refused?.data.retry_after).toBeGreaterThan(0)
    expect(await codeOf(person)).toBe(0)
  })

  it('has five tokens that were not replaced at most: the oldest go', async () => {
    const person = await aged('gz.manager')
    const first = []
    for (let i = 0; i < 5; i += 1) {
      first.push(await refresh(person))
      await pass(1)
    }
    await pass(halfLife)
    const [oldest, ...others] = first
    const next = await refresh(first[4] ?? person)
    const another = await refresh(first[4] ?? person)
    expect(await codeOf(oldest ?? person)).toBe(555)
    for (const good of [...others, next, another]) expect(await codeOf(good)).toBe(0)
  })

  it('goes on though sites are changed, tokens refreshed and the password changed all at once', async () => {
    for (let round = 0; round < (kind === 'pglite' ? 1 : 15); round += 1) {
      const person = await aged('wh.manager')
      const tabs = await Promise.all(Array.from({ length: 4 }, () => refresh(person)))
      await pass(halfLife)
      const calls = tabs.flatMap((tab) => [
        ...['5', '6', '5', '6', '5', '6'].map((site) => tab.call('POST', '/site/change', {}, { site })),
        tab.call('POST', '/refresh'),
        tab.call('POST', '/refresh'),
      ])
      const passwords = { old_password: demoPassword, new_password: 'Quiet harbour 7' }
      calls.splice(12, 0, person.call('POST', '/password/change', {}, passwords))
      calls.push(person.call('POST', '/signout'))
      const codes = (await Promise.all(calls)).map(({ errcode }) => errcode)
      expect(codes.filter((code) => code !== 0 && code !== 555)).toEqual([])
      await sql`
        update "user" set password_hash = (select password_hash from "user" where username = 'gz.manager')
        where username = 'wh.manager'`.execute(server.database.db)
      await sql`delete from rate_limit`.execute(server.database.db)
    }
  })

  it('lives on from token to token, but not beyond seven days after the sign-in', async () => {
    let person = await server.as('gz.manager')
    for (let hours = 0; hours < 150; hours += 10) {
      await pass(10 * 3600)
      person = await refresh(person)
    }
    // 160 of 168 hours have passed: the last token ends with the session.
    await pass(10 * 3600)
    const { data } = await person.call('POST', '/refresh')
    expect(Math.round((data.expires_at - Date.now() / 1000) / 3600)).toBe(8)
    person = createClient(server.url, data.access_token)
    await pass(8 * 3600 - 60)
    expect(await codeOf(person)).toBe(0)
    await pass(120)
    expect(await codeOf(person)).toBe(555)
    expect((await person.call('POST', '/refresh')).errcode).toBe(555)
  })

  it('ends after twelve hours without one: use alone keeps nothing alive', async () => {
    const person = await server.as('gz.manager')
    await pass(11 * 3600)
    expect(await codeOf(person)).toBe(0)
    await pass(3600 + 1)
    expect(await codeOf(person)).toBe(555)
  })

  it('obeys the lifetimes that the operator sets', async () => {
    const person = await server.as('gz.manager')
    await setParam(server, 'auth.token_hours', 1)
    const { data } = await person.call('POST', '/refresh')
    expect(Math.abs(data.expires_at - Date.now() / 1000 - 3600)).toBeLessThan(10)
    await setParam(server, 'auth.token_hours', 12)
  })

  it.each(['the newest', 'the replaced', 'a dead'])(
    'ends whole by signing out with %s token',
    async (which) => {
      const first = await aged('gz.manager')
      const second = await refresh(first)
      await pass(halfLife)
      const third = await refresh(second)
      const other = await server.as('gz.manager')
      const signingOut = which === 'the newest' ? third : which === 'the replaced' ? second : first
      expect((await signingOut.call('POST', '/signout')).data).toEqual({ ok: true })
      expect(await Promise.all([first, second, third].map(codeOf))).toEqual([555, 555, 555])
      expect(await codeOf(other)).toBe(0)
    },
  )

  it('leaves no token behind that was asked for while signing out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await aged('gz.manager')
      const asked = Array.from({ length: 4 }, () => person.call('POST', '/refresh'))
      const [, ...answers] = await Promise.all([person.call('POST', '/signout'), ...asked])
      const tokens = answers.flatMap(({ data }) => data?.access_token ?? [])
      const left = await Promise.all(tokens.map((token) => codeOf(createClient(server.url, token))))
      expect(left).toEqual(tokens.map(() => 555))
    }
  })

  it('is nobody else’s to refresh, nor of who was disabled', async () => {
    expect((await server.anonymous.call('POST', '/refresh')).errcode).toBe(555)
    const person = await server.as('perf.boss')
    await sql`update "user" set is_active = false where username = 'perf.boss'`.execute(server.database.db)
    expect((await person.call('POST', '/refresh')).errcode).toBe(555)
    await sql`update "user" set is_active = true where username = 'perf.boss'`.execute(server.database.db)
  })
})
