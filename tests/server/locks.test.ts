// @runs longer in full runs
import md5 from 'md5'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetAttempts } from '#server/services/session/attempts.ts'
import { demoPassword } from '#tests/support/client.ts'
import { oneIn } from '#tests/support/isShort.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, knownCaptcha, trySignIn } from '#tests/support/signInTries.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const right = md5(demoPassword).toUpperCase()
const wrong = { password: md5('wrong').toUpperCase() }

describe.each([testDatabase])('failed sign-ins (%s)', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, behindProxy)
    await setParam(server, 'auth.captcha_after_failures', 50)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await sql`delete from sign_in_attempt`.execute(server.database.db)
    await sql`delete from rate_limit`.execute(server.database.db)
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

  describe('by two names of one account', () => {
    const email = 'gz.manager@example.com'
    const tried = async (username: string, given: { password?: string; from?: string } = wrong) => {
      const { status, errcode, errmsg, data } = await trySignIn(server, username, given)
      return { status, errcode, errmsg, data: data && Object.keys(data) }
    }

    it('are five in all, and then no password is accepted by either name, at that address', async () => {
      await fail('gz.manager', 3)
      await fail(email, 2)
      expect(await codeOf('gz.manager')).toBe(1001)
      expect(await codeOf(email)).toBe(1001)
      expect(await codeOf(email, '10.0.0.2')).toBe(0)
      await sql`update sign_in_attempt set since = since - 901`.execute(server.database.db)
      expect(await codeOf(email)).toBe(0)
    })

    it('do not tell that both are one account, or that there is one: the answers are those of made-up names', async () => {
      await setParam(server, 'auth.captcha_after_failures', 3)
      const answersTo = async (first: string, second: string, from: string) => {
        const names = [first, first, first, second, second, second, first, second]
        const answers = []
        for (const name of names) answers.push(await tried(name, { ...wrong, from }))
        return answers
      }
      const known = await answersTo('gz.manager', email, '10.0.3.1')
      expect(known).toEqual(await answersTo('no.such.person', 'no.such.person@example.com', '10.0.3.2'))
      expect(known.map(({ errcode }) => errcode)).toEqual([1001, 1001, 1001, 1001, 1001, 1001, 1004, 1004])
      await setParam(server, 'auth.captcha_after_failures', 50)
      // The right password and a wrong one cannot be told apart either.
      expect(await tried(email, { from: '10.0.3.1' })).toEqual(
        await tried(email, { ...wrong, from: '10.0.3.1' }),
      )
    })

    it('are forgotten with the right password, by whichever name', async () => {
      for (const [first, second] of [
        ['gz.manager', email],
        [email, 'gz.manager'],
      ] as const) {
        await fail(first, 4)
        expect(await codeOf(second)).toBe(0)
      }
      await fail(email, 4)
      expect(await codeOf(email)).toBe(0)
    })

    it('go on slowly from many addresses, for both together, and keep nobody out who did not fail', async () => {
      await setParam(server, 'auth.fail_limit', 2)
      for (let i = 0; i < 42; i += 1)
        await trySignIn(server, i % 2 ? email : 'gz.manager', { ...wrong, from: `10.7.0.${i}` })
      // Each from an address that failed before: one every ten seconds is looked at, and it is a wrong one.
      expect(await codeOf(email, '10.0.0.2')).toBe(0)
      const guess = (n: number, password = wrong.password) =>
        tried(n % 2 ? email : 'gz.manager', { password, from: `10.7.0.${n}` })
      expect((await guess(1)).errcode).toBe(1001)
      expect((await guess(2, right)).errcode).toBe(1001)
      expect((await guess(3, right)).errcode).toBe(1001)
      await sql`update rate_limit set since = since - 10 where key like 'sign-in turn %'`.execute(
        server.database.db,
      )
      expect((await guess(4, right)).errcode).toBe(0)
      await setParam(server, 'auth.fail_limit', 5)
    })
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

  /** Tries with a picture read right. */
  const readAndTry = async (username: string, given: { password?: string; from?: string } = {}) =>
    trySignIn(server, username, { ...given, ...(await knownCaptcha(server)) })

  it.each(oneIn(2, ['admin', 'gz.manager']))(
    'of seventy made-up names keep %s at the same address from nothing but signing in without the code',
    async (username) => {
      await setParam(server, 'auth.captcha_after_failures', 3)
      // Sixty are a flood then.
      await setParam(server, 'auth.fail_limit', 2)
      for (let i = 0; i < 70; i += 1) {
        const tried = await readAndTry(`guess.${i}`, wrong)
        expect(tried.errcode).toBe(1001)
      }
      expect(await codeOf(username)).toBe(1004)
      expect((await readAndTry(username)).errcode).toBe(0)
      expect(await codeOf(username, '10.0.0.2')).toBe(0)
      await setParam(server, 'auth.fail_limit', 5)
      await setParam(server, 'auth.captcha_after_failures', 50)
    },
  )

  it.each(oneIn(2, ['gz.manager', 'admin']))(
    'from forty-two addresses keep %s out at none of the others',
    async (username) => {
      await setParam(server, 'auth.captcha_after_failures', 3)
      // Forty are a flood then.
      await setParam(server, 'auth.fail_limit', 2)
      for (let i = 0; i < 42; i += 1) {
        const tried = await readAndTry(username, { ...wrong, from: `10.7.0.${i}` })
        expect(tried.errcode).toBe(1001)
      }
      expect(await codeOf(username, '10.0.0.2')).toBe(1004)
      expect((await readAndTry(username, { from: '10.0.0.2' })).errcode).toBe(0)
      expect(await codeOf('gz.officer', '10.0.0.2')).toBe(0)
      // From an address that failed it goes on slowly, for all of them together.
      const codes = []
      for (const from of ['10.7.0.1', '10.7.0.2', '10.7.0.3', '10.7.0.3']) {
        codes.push((await readAndTry(username, { ...wrong, from })).errcode)
      }
      expect(codes).toEqual([1001, 4290, 4290, 4290])
      const waiting = await readAndTry(username, { from: '10.7.0.2' })
      expect(waiting.data.retry_after).toBeGreaterThan(0)
      expect(waiting.data.retry_after).toBeLessThanOrEqual(10)
      await sql`update rate_limit set since = since - 10 where key like 'sign-in turn %'`.execute(
        server.database.db,
      )
      expect((await readAndTry(username, { from: '10.7.0.2' })).errcode).toBe(0)
      await sql`update sign_in_attempt set since = since - 901`.execute(server.database.db)
      expect(await codeOf(username, '10.7.0.3')).toBe(0)
      await setParam(server, 'auth.fail_limit', 5)
      await setParam(server, 'auth.captcha_after_failures', 50)
    },
  )

  it('from forty-two lines of one customer get no further than from one', async () => {
    await setParam(server, 'auth.captcha_after_failures', 3)
    await setParam(server, 'auth.fail_limit', 2)
    for (let i = 0; i < 42; i += 1)
      await readAndTry('gz.manager', { ...wrong, from: `2001:db8:5:${i.toString(16)}::1` })
    const codes = []
    for (const from of ['2001:db8:5:aa::1', '2001:db8:5:bb::1', '2001:db8:5:cc::1'])
      codes.push((await readAndTry('gz.manager', { ...wrong, from })).errcode)
    expect(codes.filter((code) => code === 1001).length).toBeLessThanOrEqual(1)
    expect(codes.at(-1)).toBe(4290)
    expect((await readAndTry('gz.manager', { from: '2001:db8:6::1' })).errcode).toBe(0)
    expect((await readAndTry('gz.manager', { from: '10.0.0.2' })).errcode).toBe(0)
    // The same limits hold for the account whose two names are tried in turns.
    await sql`delete from sign_in_attempt`.execute(server.database.db)
    await sql`delete from rate_limit`.execute(server.database.db)
    for (let i = 0; i < 42; i += 1)
      await readAndTry(i % 2 ? 'gz.manager' : 'gz.manager@example.com', {
        ...wrong,
        from: `2001:db8:5:${i.toString(16)}::1`,
      })
    await readAndTry('gz.manager', { ...wrong, from: '2001:db8:5:aa::1' })
    expect((await readAndTry('gz.manager', { from: '2001:db8:5:bb::1' })).errcode).toBe(1001)
    expect((await readAndTry('gz.manager', { from: '2001:db8:6::1' })).errcode).toBe(0)
    await setParam(server, 'auth.fail_limit', 5)
    await setParam(server, 'auth.captcha_after_failures', 50)
  })

  it('take their turn only with the picture read right, so that nobody waits for a flood of others', async () => {
    await setParam(server, 'auth.fail_limit', 2)
    for (let i = 0; i < 41; i += 1) await readAndTry('gz.manager', { ...wrong, from: `10.7.0.${i}` })
    for (let i = 0; i < 5; i += 1) expect(await codeOf('gz.manager', '10.7.0.1')).toBe(1004)
    expect((await readAndTry('gz.manager', { from: '10.7.0.2' })).errcode).toBe(0)
    await setParam(server, 'auth.fail_limit', 5)
  })

  it('that come at once do not get round the picture', async () => {
    await setParam(server, 'auth.captcha_after_failures', 3)
    await setParam(server, 'auth.fail_limit', 20)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => trySignIn(server, 'gz.manager', wrong)),
    )
    const codes = answers.map(({ errcode }) => errcode)
    expect(codes.filter((code) => code === 1001).length).toBeLessThanOrEqual(3)
    expect(codes).toContain(1004)
    await setParam(server, 'auth.fail_limit', 5)
    await setParam(server, 'auth.captcha_after_failures', 50)
  })

  it('of one name from many addresses bring the picture for that name, everywhere', async () => {
    await setParam(server, 'auth.captcha_after_failures', 3)
    for (let i = 0; i < 15; i += 1) await fail('gz.manager', 1, `10.7.0.${i}`)
    expect(await codeOf('gz.manager', '10.0.0.2')).toBe(1004)
    expect(await codeOf('gz.officer', '10.0.0.2')).toBe(0)
    await setParam(server, 'auth.captcha_after_failures', 50)
  })

  it('that were refused before the password was looked at leave nothing behind', async () => {
    await setParam(server, 'auth.captcha_after_failures', 0)
    for (let i = 0; i < 20; i += 1) expect(await codeOf(`guess.${i}`, `10.8.0.${i}`)).toBe(1004)
    const { rows } = await sql`select key from sign_in_attempt`.execute(server.database.db)
    expect(rows).toEqual([])
    await setParam(server, 'auth.captcha_after_failures', 50)
  })

  describe('of a flood at the address of an office', () => {
    const office = '10.8.1.1'
    /** Wrong tries with made-up names, all at once. */
    const junk = (count: number, read: () => Promise<object> = () => Promise.resolve({})) =>
      Promise.all(
        Array.from({ length: count }, async () =>
          trySignIn(server, `junk.${(names += 1)}`, { ...wrong, from: office, ...(await read()) }),
        ),
      )
    let names = 0
    const failedRows = async () =>
      (
        await sql<{ n: number }>`select count(*) as n from audit_log where action = 'signin_failed'`.execute(
          server.database.db,
        )
      ).rows[0]?.n ?? 0
    beforeAll(() => setParam(server, 'auth.captcha_after_failures', 3))
    afterAll(() => setParam(server, 'auth.captcha_after_failures', 50))

    it('keep nobody there from signing in, with the picture read, while they go on', async () => {
      const first = junk(320)
      expect((await readAndTry('gz.manager', { from: office })).errcode).toBe(0)
      const codes = (await first).map(({ errcode }) => errcode)
      expect(codes.filter((code) => code === 1001).length).toBeLessThanOrEqual(30)
      expect(new Set(codes)).toEqual(new Set([1001, 1004]))
      const second = junk(320)
      for (const name of ['gz.officer', 'hk.manager', 'admin']) {
        expect((await readAndTry(name, { from: office })).errcode).toBe(0)
      }
      expect(new Set((await second).map(({ errcode }) => errcode))).toEqual(new Set([1004]))
    })

    it('that bring no picture leave nothing behind, once it is asked for', async () => {
      await junk(40)
      const left = async () =>
        (
          await sql<{ n: number }>`
            select (select count(*) from sign_in_attempt) + (select count(*) from rate_limit)
              + (select count(*) from audit_log) + (select count(*) from captcha_used) as n`.execute(
            server.database.db,
          )
        ).rows[0]?.n
      const before = await left()
      await junk(100)
      expect(await left()).toBe(before)
    })

    it('that read the pictures do not make others wait for a turn who mistyped once', async () => {
      await setParam(server, 'auth.fail_limit', 2)
      const pictures = () => knownCaptcha(server)
      for (let round = 0; round < 7; round += 1) await junk(10, pictures)
      const rows = await failedRows()
      for (let i = 0; i < 2; i += 1) {
        expect((await readAndTry('junk.again', { ...wrong, from: office })).errcode).toBe(1001)
      }
      expect((await readAndTry('gz.manager', { ...wrong, from: office })).errcode).toBe(1001)
      expect((await readAndTry('gz.manager', { from: office })).errcode).toBe(0)
      // The audit log names those who exist, and of the others one a minute.
      await junk(10, pictures)
      expect((await failedRows()) - rows).toBeLessThanOrEqual(3)
      await setParam(server, 'auth.fail_limit', 5)
    })
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
    const { rows } = await sql<{ _id: string; username: string; email: string }>`
      select _id, username, email from "user" where username = 'gz.manager'`.execute(server.database.db)
    for (const person of rows) await forgetAttempts(server.database.db, person)
    expect(await codeOf('gz.manager')).toBe(0)
    expect(await codeOf('gz.manager@example.com')).toBe(0)
    expect(await codeOf('hk.manager')).toBe(1003)
  })

  it('are in the audit log, with the lock once, without names that nobody has and without secrets', async () => {
    const { rows: earlier } = await sql<{ _id: string }>`select _id from audit_log`.execute(
      server.database.db,
    )
    await fail('gz.officer', 5)
    expect(await codeOf('gz.officer')).toBe(1003)
    await fail('my secret pass phrase', 1)
    expect(await codeOf('left.staff')).toBe(1002)
    const { rows } = await sql<{ action: string; entity_id: string; reason: string; row: string }>`
      select action, entity_id, after ->> 'reason' as reason, to_jsonb(audit_log)::text as row from audit_log
      where entity = 'session' and _id <> all(${earlier.map(({ _id }) => _id)}) order by _id`.execute(
      server.database.db,
    )
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
