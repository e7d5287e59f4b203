import md5 from 'md5'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetAttempts } from '#server/session/attempts.ts'
import { demoPassword } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, knownCaptcha, trySignIn } from '#tests/support/signInTries.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const right = md5(demoPassword).toUpperCase()
const wrong = { password: md5('wrong').toUpperCase() }

describe.each(['pglite', 'postgresql'] as const)('failed sign-ins (%s)', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, behindProxy)
    await setParam(server, 'auth.captcha_after_failures', 50)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await sql`delete from sign_in_attempt`.execute(server.database.db)
  })

  const fail = async (username: string, times: number, from?: string) => {
    for (let i = 0; i < times; i += 1) {
      const tried = await trySignIn(server, username, { ...wrong, ...(from ? { from } : {}) })
      expect(tried.errcode).toBe(1001)
    }
  }
  const codeOf = async (username: string, from?: string) =>
    (await trySignIn(server, username, from ? { from } : {})).errcode

  it('are looked at five times of two hundred at once, whoever is named, and say the same', async () => {
    const burst = (username: string, from: string) =>
      Promise.all(
        Array.from({ length: 200 }, (_, i) =>
          // The right one among them, so that looking at one more would be noticed.
          trySignIn(server, username, { from, password: i === 199 ? right : wrong.password }),
        ),
      )
    const known = await burst('hk.manager', '10.0.1.1')
    const absent = await burst('no.such.person', '10.0.1.2')
    for (const answers of [known, absent]) {
      const codes = answers.map(({ errcode }) => errcode)
      expect(codes.filter((code) => code !== 1003).length).toBeLessThanOrEqual(5)
      expect(codes.filter((code) => code === 1001).length).toBeGreaterThan(0)
      expect(new Set(codes)).toEqual(new Set([1001, 1003]))
    }
    const words = (answers: typeof known) =>
      new Set(answers.map(({ errcode, errmsg }) => `${errcode} ${errmsg}`))
    expect(words(known)).toEqual(words(absent))
  })

  it('lock a name at one address for a quarter of an hour from the last one', async () => {
    await fail('gz.manager', 4)
    await sql`update sign_in_attempt set since = since - 800`.execute(server.database.db)
    await fail('gz.manager', 1)
    const locked = await trySignIn(server, 'gz.manager')
    expect(locked.errcode).toBe(1003)
    expect(locked.data.retry_after).toBeGreaterThan(890)
    expect(locked.data.retry_after).toBeLessThanOrEqual(900)
    expect(await codeOf('gz.manager', '10.0.0.2')).toBe(0)
    expect(await codeOf('gz.officer')).toBe(0)
    await sql`update sign_in_attempt set since = since - 901`.execute(server.database.db)
    expect(await codeOf('gz.manager')).toBe(0)
  })

  it('are those of one line, whichever of its addresses they come from', async () => {
    for (const end of [':1', ':2:3', 'ffff:1:2:3', ':', ':10.1.2.3']) {
      await fail('gz.manager', 1, `2001:db8:0:7:${end}`)
    }
    expect(await codeOf('gz.manager', '2001:0db8:0000:0007:1::9')).toBe(1003)
    expect(await codeOf('gz.manager', '2001:db8:0:8::1')).toBe(0)
  })

  it('are forgotten with the right password, but not those of others at the same address', async () => {
    await fail('gz.manager', 4)
    expect(await codeOf('gz.manager')).toBe(0)
    await fail('gz.manager', 4)
    expect(await codeOf('gz.manager')).toBe(0)
    const { rows } = await sql<{ failed: number }>`
      select max(failed) as failed from sign_in_attempt`.execute(server.database.db)
    expect(rows[0]?.failed).toBe(8)
  })

  it('obey the limits that the operator sets', async () => {
    await setParam(server, 'auth.fail_limit', 2)
    await setParam(server, 'auth.lock_minutes', 1)
    await fail('gz.manager', 2)
    const locked = await trySignIn(server, 'gz.manager')
    expect(locked.errcode).toBe(1003)
    expect(locked.data.retry_after).toBeLessThanOrEqual(60)
    await setParam(server, 'auth.fail_limit', 5)
    await setParam(server, 'auth.lock_minutes', 15)
  })

  it('with ever other names lock the address in the end, and nobody elsewhere', async () => {
    await setParam(server, 'auth.fail_limit', 1)
    await Promise.all(Array.from({ length: 30 }, (_, i) => fail(`guess.${i}`, 1)))
    expect(await codeOf('gz.manager')).toBe(1003)
    expect(await codeOf('gz.manager', '10.0.0.2')).toBe(0)
    await setParam(server, 'auth.fail_limit', 5)
  })

  it('from ever other addresses lock a name in the end', async () => {
    await setParam(server, 'auth.fail_limit', 1)
    await Promise.all(Array.from({ length: 20 }, (_, i) => fail('gz.manager', 1, `10.7.0.${i}`)))
    expect(await codeOf('gz.manager', '10.0.0.2')).toBe(1003)
    expect(await codeOf('gz.officer', '10.0.0.2')).toBe(0)
    await sql`update sign_in_attempt set since = since - 901`.execute(server.database.db)
    expect(await codeOf('gz.manager', '10.0.0.2')).toBe(0)
    await setParam(server, 'auth.fail_limit', 5)
  })

  it('of others never lock the administrator out at an address where none failed', async () => {
    await setParam(server, 'auth.fail_limit', 1)
    await Promise.all(Array.from({ length: 20 }, (_, i) => fail('admin', 1, `10.7.0.${i}`)))
    await sql`update sign_in_attempt set tries = 1000 where tries >= 20`.execute(server.database.db)
    expect(await codeOf('admin', '10.7.0.3')).toBe(1003)
    // So that ever other addresses do not go on guessing, the code of the picture is asked for.
    expect(await codeOf('admin', '10.0.0.2')).toBe(1004)
    const picture = await knownCaptcha(server)
    expect((await trySignIn(server, 'admin', { from: '10.0.0.2', ...picture })).errcode).toBe(0)
    await setParam(server, 'auth.fail_limit', 5)
  })

  it('are no failures when they succeed: a hundred people sign in from one office', async () => {
    await setParam(server, 'auth.fail_limit', 2)
    const names = ['admin', 'super', 'gz.manager', 'gz.officer', 'hk.manager', 'hk.officer', 'brand.editor']
    for (let round = 0; round < 12; round += 1) {
      expect(new Set(await Promise.all(names.map((name) => codeOf(name))))).toEqual(new Set([0]))
    }
    await setParam(server, 'auth.fail_limit', 5)
  })

  it('are lifted, from all addresses, for whoever proves the name in another way', async () => {
    await fail('gz.manager', 5)
    await fail('hk.manager', 5)
    await forgetAttempts(server.database.db, ' GZ.Manager ')
    expect(await codeOf('gz.manager')).toBe(0)
    expect(await codeOf('hk.manager')).toBe(1003)
  })

  it('are in the audit log, with the lock once, without names that nobody has and without secrets', async () => {
    await sql`delete from audit_log`.execute(server.database.db)
    await fail('gz.officer', 5)
    expect(await codeOf('gz.officer')).toBe(1003)
    await fail('my secret pass phrase', 1)
    expect(await codeOf('left.staff')).toBe(1002)
    const { rows } = await sql<{ action: string; entity_id: string; reason: string; row: string }>`
      select action, entity_id, after ->> 'reason' as reason, to_jsonb(audit_log)::text as row from audit_log
      where entity = 'session' order by _id`.execute(server.database.db)
    const { rows: ids } = await sql<{ _id: string }>`
      select _id from "user" where username in ('gz.officer', 'left.staff') order by username`.execute(
      server.database.db,
    )
    const [officer, left] = ids.map(({ _id }) => _id)
    const of = (id: string | undefined) =>
      rows.filter(({ entity_id }) => entity_id === id).map(({ action, reason }) => `${action} ${reason}`)
    expect(of(officer).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'signin_failed login.failed'),
      'signin_failed login.locked',
    ])
    expect(of(left)).toEqual(['signin_failed login.disabled'])
    const unknown = rows.filter(({ entity_id }) => entity_id.startsWith('name:'))
    expect(unknown).toHaveLength(1)
    expect(unknown[0]?.entity_id).toMatch(/^name:[0-9a-f]{16}$/)
    const log = rows.map(({ row }) => row).join()
    for (const secret of ['secret', wrong.password, right]) expect(log).not.toContain(secret)
  })
})
