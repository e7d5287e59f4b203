import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageSessions } from '#tests/support/ageSessions.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

describe.each([testDatabase])('a session (%s)', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.stop())

  const codeOf = async (person: Client) => (await person.call('POST', '/validity')).errcode
  const run = (statement: ReturnType<typeof sql>) => statement.execute(server.database.db)
  const refresh = async (person: Client, query = {}): Promise<Client> => {
    const { errcode, data } = await person.call('POST', '/refresh', query)
    expect(errcode).toBe(0)
    return createClient(server.url, data.access_token)
  }
  /** A token that was refreshed so long ago that its grace is over, and the one that took its place. */
  async function replaced(username: string): Promise<{ old: Client; next: Client }> {
    const old = await server.as(username)
    await ageSessions(server)
    const next = await refresh(old)
    expect(next.token).not.toBe(old.token)
    return { old, next }
  }
  const notices = async (person: Client) => {
    const { data } = await person.list('/notification', { cond: { type: 'session.reused' } })
    return data.list
  }

  describe('of an account that is switched off', () => {
    const setActive = (isActive: boolean) =>
      run(sql`update "user" set is_active = ${isActive} where username = 'perf.boss'`)

    it('is over for good, with all its tokens, also when the account is switched on again', async () => {
      const { old, next } = await replaced('perf.boss')
      const another = await server.as('perf.boss')
      await setActive(false)
      for (const token of [old, next, another]) expect(await codeOf(token)).toBe(555)
      await setActive(true)
      for (const token of [old, next, another]) expect(await codeOf(token)).toBe(555)
      expect((await next.call('POST', '/refresh')).errcode).toBe(555)
      expect(await codeOf(await server.as('perf.boss'))).toBe(0)
    })

    it('is over for good too when the account was removed and brought back', async () => {
      const person = await server.as('perf.boss')
      await run(sql`update "user" set deleted_at = 1 where username = 'perf.boss'`)
      await run(sql`update "user" set deleted_at = null where username = 'perf.boss'`)
      expect(await codeOf(person)).toBe(555)
    })

    it('leaves no way to a new password behind that was sent before', async () => {
      await run(sql`
        insert into reset_token (token_hash, user_id, expires_at)
        select 'sent-before', _id, 4102444800 from "user" where username = 'perf.boss'`)
      await setActive(false)
      await setActive(true)
      const { rows } = await sql`select 1 from reset_token where token_hash = 'sent-before'`.execute(
        server.database.db,
      )
      expect(rows).toEqual([])
    })

    it('goes on while other things of the account change', async () => {
      const person = await server.as('perf.boss')
      await run(sql`update "user" set name = 'Another name' where username = 'perf.boss'`)
      expect(await codeOf(person)).toBe(0)
    })
  })

  describe('whose old token comes back', () => {
    it('goes on within the minute of grace, and nobody is told anything', async () => {
      const { old, next } = await replaced('hk.manager')
      await codeOf(next)
      await ageSessions(server, 55)
      expect(await codeOf(old)).toBe(0)
      expect(await codeOf(next)).toBe(0)
      expect(await notices(next)).toEqual([])
    })

    it('ends after it, with all its tokens, and the person is told once, at their next sign-in', async () => {
      const { old, next } = await replaced('hk.officer')
      expect(await codeOf(next)).toBe(0)
      const elsewhere = await server.as('hk.officer')
      await ageSessions(server, 61)
      expect(await Promise.all([old, old, old].map(codeOf))).toEqual([555, 555, 555])
      expect(await codeOf(next)).toBe(555)
      expect((await next.call('POST', '/refresh')).errcode).toBe(555)
      // Another sign-in of the same person has nothing to do with it.
      expect(await codeOf(elsewhere)).toBe(0)
      expect(await notices(await server.as('hk.officer'))).toMatchObject([
        {
          type: 'session.reused',
          title_key: 'atrium.session.reused',
          params: { ip: '127.0.0.1' },
          link: '/profile',
          read_at: null,
        },
      ])
      const { rows } = await sql<{ user_id: string | null }>`
        select user_id from audit_log where entity = 'session' and action = 'session_reused'`.execute(
        server.database.db,
      )
      expect(rows).toEqual([{ user_id: null }])
    })

    it('ends without a word when the new token was never used: its answer got lost on the way', async () => {
      const { old, next } = await replaced('gz.officer')
      await ageSessions(server, 61)
      expect(await codeOf(old)).toBe(555)
      expect(await codeOf(next)).toBe(555)
      expect(await notices(await server.as('gz.officer'))).toEqual([])
    })

    it('goes on when it comes back to sign out of nothing, or to a call that anybody may make', async () => {
      const { old, next } = await replaced('gz.manager')
      await codeOf(next)
      await ageSessions(server, 61)
      expect((await old.call('GET', '/config')).errcode).toBe(0)
      expect(await codeOf(next)).toBe(0)
      expect((await old.call('POST', '/signout')).errcode).toBe(0)
      expect(await codeOf(next)).toBe(555)
      expect(await notices(await server.as('gz.manager'))).toEqual([])
    })

    it('goes on when the old token is over anyway', async () => {
      const { old, next } = await replaced('brand.editor')
      await codeOf(next)
      await ageSessions(server, 7 * 3600)
      expect(await codeOf(old)).toBe(555)
      // Twelve hours for the new one, of which seven are gone.
      expect(await codeOf(next)).toBe(0)
    })
  })

  describe('whose token was exchanged because others may have read it', () => {
    it('becomes another session, even with a fresh token, and the old token is over after a minute', async () => {
      const old = await server.as('brand.approver')
      const next = await refresh(old, { exchange: '1' })
      expect(next.token).not.toBe(old.token)
      expect(await codeOf(next)).toBe(0)
      expect(await codeOf(old)).toBe(0)
      await ageSessions(server, 61)
      expect(await codeOf(old)).toBe(555)
      // Whoever opens the same link again does not end what came of it.
      expect(await codeOf(next)).toBe(0)
      expect(await notices(next)).toEqual([])
    })

    it('lives no longer than seven days after the sign-in, however often it is exchanged', async () => {
      let person = await server.as('brand.approver')
      for (let hours = 0; hours < 160; hours += 10) {
        person = await refresh(person, { exchange: '1' })
        await ageSessions(server, 10 * 3600)
      }
      // 160 of 168 hours have passed.
      const { data } = await person.call('POST', '/refresh', { exchange: '1' })
      expect(Math.round((data.expires_at - Date.now() / 1000) / 3600)).toBe(8)
      await ageSessions(server, 8 * 3600 + 60)
      expect(await codeOf(createClient(server.url, data.access_token))).toBe(555)
    })

    it('is exchanged thirty times an hour at most', async () => {
      await run(sql`delete from rate_limit`)
      let person = await server.as('leasing.sh')
      for (let i = 0; i < 30; i += 1) person = await refresh(person, { exchange: '1' })
      const refused = await person.call('POST', '/refresh', { exchange: '1' })
      expect(refused.errcode).toBe(4290)
      expect(refused.data.retry_after).toBeGreaterThan(0)
      expect(await codeOf(person)).toBe(0)
    })
  })
})
