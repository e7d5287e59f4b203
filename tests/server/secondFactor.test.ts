import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeFactorOf } from '#server/app/removeFactorOf.ts'
import { createClient, demoPassword, type Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, callerFrom, trySignIn } from '#tests/support/signInTries.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, behindProxy)
const admin = await server.as('admin')
beforeAll(async () => {
  // What is tried here is the lock, not the captcha that comes before it.
  await setParam(server, 'auth.captcha_after_failures', 50)
})

const password = demoPassword
const name = 'gz.manager'

/** The code that an app shows, now or some steps of 30 seconds away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A code that no app shows around now. */
const wrongCode = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

/** As if the last code had been given long ago. */
const later = () => sql`update second_factor set last_step = 0`.execute(server.database.db)

const idOf = async (username: string) => {
  const { rows } = await sql<{ _id: string }>`select _id from "user" where username = ${username}`.execute(
    server.database.db,
  )
  return rows[0]?._id ?? ''
}

async function setUp(person: Client): Promise<{ secret: string; codes: string[] }> {
  const { data } = await person.create('/secondfactor/begin', { password })
  const { data: confirmed } = await person.create('/secondfactor/confirm', { code: codeOf(data.secret) })
  await later()
  return { secret: data.secret, codes: confirmed.recovery_codes }
}

const challengeOf = async (username = name, from?: string): Promise<string> =>
  (await trySignIn(server, username, from === undefined ? {} : { from })).data.challenge

const answer = (challenge: string, code: string, from = '10.0.0.1') =>
  callerFrom(server, from).create('/signin/code', { challenge, code })

const lastRecord = async () =>
  (
    await sql<{ reason: string | null; outcome: string }>`
      select reason, outcome from sign_in order by _id desc limit 1`.execute(server.database.db)
  ).rows[0]

const auditOf = async (action: string) =>
  (
    await sql<{ user_id: string | null; entity_id: string; row: string }>`
      select user_id, entity_id, to_jsonb(a)::text as row from audit_log a
      where action = ${action} order by _id desc`.execute(server.database.db)
  ).rows

beforeEach(async () => {
  for (const table of [
    'second_factor',
    'recovery_code',
    'sign_in_challenge',
    'sign_in_attempt',
    'rate_limit',
  ])
    await sql`delete from ${sql.table(table)}`.execute(server.database.db)
  await sql`update "user" set second_factor_at = null`.execute(server.database.db)
})

describe('setting a second factor up', () => {
  it('takes the password and a first code, and shows ten recovery codes once', async () => {
    const person = await server.as(name)
    expect((await person.create('/secondfactor/begin', { password: 'wrong' })).errcode).toBe(1013)
    const { data } = await person.create('/secondfactor/begin', { password })
    expect(data.uri).toContain(`otpauth://totp/Atrium:${name}?`)
    expect(data.uri).toContain(`secret=${data.secret}`)
    // Nothing is asked for until the app has shown that it works.
    expect((await trySignIn(server, name)).errcode).toBe(0)
    expect((await person.create('/secondfactor/confirm', { code: wrongCode(data.secret) })).errcode).toBe(
      1017,
    )
    const confirmed = await person.create('/secondfactor/confirm', { code: codeOf(data.secret) })
    expect(new Set(confirmed.data.recovery_codes).size).toBe(10)
    expect((await person.list('/secondfactor')).data).toEqual({
      is_on: true,
      is_required: false,
      needs_password: true,
      recovery_codes_left: 10,
    })
    expect(await auditOf('second_factor_on')).toMatchObject([{ user_id: await idOf(name) }])
    const shown = await admin.list('/user', { cond: { username: name } })
    expect(shown.data.list).toMatchObject([{ second_factor_at: expect.any(Number) }])
  })

  it('ends the other sessions of the person, which were opened without a code, and keeps its own', async () => {
    const [person, stolen] = [await server.as(name), await server.as(name)]
    const colleague = await server.as('gz.officer')
    await setUp(person)
    const callers = [stolen, person, colleague]
    const answers = await Promise.all(callers.map((who) => who.list('/menu')))
    expect(answers.map(({ errcode }) => errcode)).toEqual([555, 0, 0])
  })

  it('keeps neither the secret nor the codes where a copy of the database shows them', async () => {
    const { secret, codes } = await setUp(await server.as(name))
    const { rows } = await sql<{ all: string }>`
      select coalesce((select jsonb_agg(f) from second_factor f)::text, '')
        || (select jsonb_agg(c) from recovery_code c)::text
        || (select jsonb_agg(a) from audit_log a)::text as all`.execute(server.database.db)
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(rows[0]?.all).not.toContain(hidden)
  })

  it('is over after a while, and needs a session', async () => {
    const person = await server.as(name)
    const { data } = await person.create('/secondfactor/begin', { password })
    await sql`update second_factor set pending_until = 1`.execute(server.database.db)
    expect((await person.create('/secondfactor/confirm', { code: codeOf(data.secret) })).errcode).toBe(1018)
    expect((await server.anonymous.create('/secondfactor/begin', { password })).errcode).toBe(555)
  })

  it('hands it to another phone only with a code of the old one', async () => {
    const person = await server.as(name)
    const { secret } = await setUp(person)
    expect((await person.create('/secondfactor/begin', { password })).errcode).toBe(1017)
    const { data } = await person.create('/secondfactor/begin', { password, code: codeOf(secret) })
    expect((await person.create('/secondfactor/confirm', { code: codeOf(data.secret) })).errcode).toBe(0)
    await later()
    const challenge = await challengeOf()
    expect((await answer(challenge, codeOf(secret))).errcode).toBe(1017)
    expect((await answer(challenge, codeOf(data.secret))).errcode).toBe(0)
  })
})

describe('signing in with a second factor', () => {
  it('answers the right password with a challenge, and the code with what a sign-in answers', async () => {
    const { data: plain } = await trySignIn(server, name)
    const { secret } = await setUp(await server.as(name))
    const asked = await trySignIn(server, name)
    expect(asked).toMatchObject({ errcode: 1016, data: { challenge: expect.any(String), expires_in: 300 } })
    expect(JSON.stringify(asked)).not.toContain('access_token')
    expect((await trySignIn(server, name, { password: 'wrong' })).errcode).toBe(1001)
    const { data, errcode } = await answer(asked.data.challenge, codeOf(secret))
    expect(errcode).toBe(0)
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(plain).toSorted())
    expect((await createClient(server.url, data.access_token).list('/userinfo')).data.username).toBe(name)
    expect(await lastRecord()).toEqual({ outcome: 'done', reason: null })
  })

  it('accepts the codes of one step around now, and no others', async () => {
    const { secret } = await setUp(await server.as(name))
    for (const steps of [-3, 3])
      expect((await answer(await challengeOf(), codeOf(secret, steps))).errcode).toBe(1017)
    expect((await answer(await challengeOf(), codeOf(secret, 0))).errcode).toBe(0)
  })

  it('accepts a code once, also when it is sent several times at once', async () => {
    const { secret } = await setUp(await server.as(name))
    const code = codeOf(secret)
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf()))
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(answers.map(({ errcode }) => errcode).filter((errcode) => errcode === 0)).toHaveLength(1)
    expect((await answer(await challengeOf(), code)).errcode).toBe(1017)
  })

  it('opens one session for one challenge, within five minutes', async () => {
    const { secret, codes } = await setUp(await server.as(name))
    const challenge = await challengeOf()
    expect((await answer(challenge, codeOf(secret))).errcode).toBe(0)
    expect((await answer(challenge, String(codes[0]))).errcode).toBe(1018)
    const late = await challengeOf()
    await sql`update sign_in_challenge set expires_at = 1`.execute(server.database.db)
    expect((await answer(late, String(codes[1]))).errcode).toBe(1018)
    expect((await answer('made up', codeOf(secret))).errcode).toBe(1018)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await setUp(await server.as(name))
    const typed = String(codes[0]).toLowerCase().replaceAll('-', ' ')
    expect((await answer(await challengeOf(), typed)).errcode).toBe(0)
    expect((await answer(await challengeOf(), String(codes[0]))).errcode).toBe(1017)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from recovery_code`.execute(
      server.database.db,
    )
    expect(rows).toEqual([{ n: 9 }])
  })

  it('counts wrong codes like wrong passwords, whether the password is given again or not', async () => {
    const { secret } = await setUp(await server.as(name))
    for (let i = 0; i < 5; i += 1) {
      expect((await answer(await challengeOf(), wrongCode(secret))).errcode).toBe(1017)
      expect(await lastRecord()).toMatchObject({ outcome: 'failed', reason: 'second_factor.wrong' })
    }
    expect((await trySignIn(server, name)).errcode).toBe(1003)
    const elsewhere = await challengeOf(name, '10.9.9.9')
    expect((await answer(elsewhere, codeOf(secret), '10.9.9.9')).errcode).toBe(0)
    expect((await auditOf('signin_failed'))[0]?.entity_id).toBe(await idOf(name))
  })

  it('refuses codes from anywhere after twenty wrong ones, but no recovery code', async () => {
    const { secret, codes } = await setUp(await server.as(name))
    for (let i = 0; i < 20; i += 1) {
      const from = `10.20.${i}.1`
      const challenge = await challengeOf(name, from)
      if (challenge) await answer(challenge, wrongCode(secret), from)
    }
    await sql`delete from sign_in_attempt`.execute(server.database.db)
    expect((await answer(await challengeOf(), codeOf(secret))).errcode).toBe(4290)
    expect((await answer(await challengeOf(), String(codes[0]))).errcode).toBe(0)
  })

  describe('after twenty wrong codes', () => {
    const lockOut = async (secret: string) => {
      for (let i = 0; i < 20; i += 1)
        await answer(await challengeOf(name, `10.21.${i}.1`), wrongCode(secret), `10.21.${i}.1`)
      expect((await answer(await challengeOf(), codeOf(secret))).errcode).toBe(4290)
    }
    const locked = async () => (await admin.list('/sys/session/locked')).data.list
    const unlock = (user_id: string, who = admin) => who.create('/sys/session/unlock', { user_id })

    it('is listed as locked out everywhere, and let in by an administrator', async () => {
      const { secret } = await setUp(await server.as(name))
      await lockOut(secret)
      const user_id = await idOf(name)
      const [person, ...others] = await locked()
      expect(person).toMatchObject({ user_id, username: name, addresses: null })
      expect(person.until - Date.now() / 1000).toBeGreaterThan(86_000)
      expect(others).toEqual([])
      const before = (await auditOf('unlock')).length
      expect((await unlock(user_id)).errcode).toBe(0)
      expect(await auditOf('unlock')).toHaveLength(before + 1)
      expect(await locked()).toEqual([])
      expect((await answer(await challengeOf(), codeOf(secret))).errcode).toBe(0)
    })

    it('is not let in by their own session', async () => {
      const { secret, codes } = await setUp(admin)
      for (let i = 0; i < 20; i += 1)
        await admin.create('/secondfactor/codes', { password, code: wrongCode(secret) })
      const id = await idOf('admin')
      expect((await unlock(id)).errcode).toBe(0)
      const refused = await admin.create('/secondfactor/codes', { password, code: codeOf(secret) })
      expect(refused.errcode).toBe(4290)
      await admin.create('/secondfactor/end', { password, code: String(codes[0]) })
    })

    it.each([
      [
        'a removed factor',
        async () => void (await admin.create('/sys/users/secondfactor', { user_id: await idOf(name) })),
      ],
      ['a new secret', (person: Client, codes: string[]) => replace(person, String(codes[0]))],
    ])('has their codes accepted again with %s', async (_, help) => {
      const person = await server.as(name)
      const { secret, codes } = await setUp(person)
      await lockOut(secret)
      await help(person, codes)
      expect(await locked()).toEqual([])
      const { rows } = await sql`
        select key from rate_limit where n > 0 and key = ${`second factor ${await idOf(name)}`}`.execute(
        server.database.db,
      )
      expect(rows).toEqual([])
    })

    const replace = async (person: Client, code: string) => {
      const { data } = await person.create('/secondfactor/begin', { password, code })
      expect((await person.create('/secondfactor/confirm', { code: codeOf(data.secret) })).errcode).toBe(0)
      await later()
      expect((await answer(await challengeOf(), codeOf(data.secret))).errcode).toBe(0)
    }
  })

  it('is refused when the password was changed or the account switched off meanwhile', async () => {
    const { codes } = await setUp(await server.as(name))
    const [changed, off] = [await challengeOf(), await challengeOf()]
    await sql`update "user" set password_hash = password_hash || 'x' where username = ${name}`.execute(
      server.database.db,
    )
    expect((await answer(changed, String(codes[0]))).errcode).toBe(1001)
    await sql`
      update "user" set password_hash = left(password_hash, -1), is_active = false
      where username = ${name}`.execute(server.database.db)
    expect((await answer(off, String(codes[1]))).errcode).toBe(1018)
    await sql`update "user" set is_active = true where username = ${name}`.execute(server.database.db)
  })
})

describe('turning a second factor off', () => {
  it('takes the password and a code, and leaves nothing', async () => {
    const person = await server.as(name)
    const { secret, codes } = await setUp(person)
    const code = codeOf(secret)
    expect((await person.create('/secondfactor/end', { password })).errcode).toBe(1017)
    expect((await person.create('/secondfactor/end', { password: 'wrong', code })).errcode).toBe(1013)
    expect((await person.create('/secondfactor/end', { password, code: wrongCode(secret) })).errcode).toBe(
      1017,
    )
    expect((await person.create('/secondfactor/end', { password, code })).errcode).toBe(0)
    expect((await trySignIn(server, name)).errcode).toBe(0)
    expect((await person.create('/secondfactor/end', { password, code: String(codes[0]) })).errcode).toBe(
      4091,
    )
  })

  it('gives new recovery codes instead of the old ones', async () => {
    const person = await server.as(name)
    const { secret, codes } = await setUp(person)
    const { data } = await person.create('/secondfactor/codes', { password, code: codeOf(secret) })
    expect(data.recovery_codes).toHaveLength(10)
    expect((await answer(await challengeOf(), String(codes[0]))).errcode).toBe(1017)
    expect((await answer(await challengeOf(), data.recovery_codes[0])).errcode).toBe(0)
  })

  it('is also for an administrator, for others and not for themselves', async () => {
    const person = await server.as(name)
    const { secret } = await setUp(person)
    const id = await idOf(name)
    expect((await person.create('/sys/users/secondfactor', { user_id: id })).errcode).toBe(4030)
    const own = await admin.create('/sys/users/secondfactor', { user_id: await idOf('admin') })
    expect(own.errcode).toBe(4030)
    expect((await admin.create('/sys/users/secondfactor', { user_id: 'nobody' })).errcode).toBe(4040)
    expect((await admin.create('/sys/users/secondfactor', { user_id: id })).errcode).toBe(0)
    expect((await trySignIn(server, name)).errcode).toBe(0)
    const entries = await auditOf('second_factor_reset')
    expect(entries[0]).toMatchObject({ user_id: await idOf('admin'), entity_id: id })
    expect(entries[0]?.row).not.toContain(secret)
  })
})

// The embedded database is open in one process at a time.
it.runIf(testDatabase === 'postgresql')(
  'a second factor is removed at the command line for somebody whom nobody can help',
  async () => {
    await setUp(admin)
    expect((await trySignIn(server, 'admin')).errcode).toBe(1016)
    await removeFactorOf(server.settings, 'Admin')
    expect((await trySignIn(server, 'admin')).errcode).toBe(0)
    expect((await auditOf('second_factor_reset'))[0]).toMatchObject({
      user_id: null,
      entity_id: await idOf('admin'),
    })
    await expect(removeFactorOf(server.settings, 'admin')).rejects.toThrow('has a second factor')
  },
)

describe('a role that requires it', () => {
  const required = (isRequired: boolean) =>
    admin.update('/role', { code: 'rm_manager' }, { requires_second_factor: isRequired })

  it('lets its people do nothing else until it is set up, from their next call', async () => {
    const person = await server.as(name)
    expect((await person.list('/menu')).errcode).toBe(0)
    expect((await required(true)).errcode).toBe(0)
    try {
      const fresh = await server.as(name)
      for (const caller of [person, fresh]) {
        expect((await caller.list('/userinfo')).data.must_set_up_factor).toBe(true)
        expect(await caller.list('/tour')).toMatchObject({
          errcode: 4030,
          data: { reason: 'must_set_up_factor' },
        })
      }
      const { secret } = await setUp(fresh)
      expect((await fresh.list('/userinfo')).data.must_set_up_factor).toBe(false)
      expect((await fresh.list('/tour')).errcode).toBe(0)
      const off = await fresh.create('/secondfactor/end', { password, code: codeOf(secret) })
      expect(off).toMatchObject({ errcode: 4030, data: { reason: 'required_by_role' } })
      // After a reset it has to be set up again.
      await admin.create('/sys/users/secondfactor', { user_id: await idOf(name) })
      expect((await fresh.list('/tour')).errcode).toBe(4030)
      expect((await (await server.as('hk.manager')).list('/userinfo')).data.must_set_up_factor).toBe(false)
    } finally {
      await required(false)
    }
    expect((await (await server.as(name)).list('/tour')).errcode).toBe(0)
  })
})
