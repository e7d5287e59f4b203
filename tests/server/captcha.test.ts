import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captchaLetters } from '#server/session/captchaGlyphs.ts'
import { captchaPicture } from '#server/session/captchaPicture.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, callerFrom, knownCaptcha, trySignIn } from '#tests/support/signInTries.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, undefined, behindProxy)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`delete from sign_in_attempt`.execute(server.database.db)
  await sql`delete from rate_limit`.execute(server.database.db)
})

const wrong = { password: 'wrong' }
const failThreeTimes = async (username: string, from?: string) => {
  for (let i = 0; i < 3; i += 1) {
    const tried = await trySignIn(server, username, { ...wrong, ...(from ? { from } : {}) })
    expect(tried.errcode).toBe(1001)
  }
}

describe('a picture with a code', () => {
  it('is drawn in lines: no letters, no script, nothing fetched, no answer', async () => {
    const { data } = await server.anonymous.call('GET', '/captcha', { r: '0.123' })
    expect(Object.keys(data).sort()).toEqual(['captcha_id', 'expires_in', 'svg'])
    expect(data).toMatchObject({ captcha_id: expect.stringMatching(/^[\w-]{43}$/), expires_in: 120 })
    const { svg } = data
    expect(svg).toMatch(/^<svg [^<>]*><g [^<>]*>(<path d="[ML\d. -]+" [^<>]*\/>){2}<\/g><\/svg>$/)
    expect(svg).toContain('currentColor')
    const another = await server.anonymous.call('GET', '/captcha')
    expect(another.data.captcha_id).not.toBe(data.captcha_id)
    expect(another.data.svg).not.toBe(svg)
  })

  it('never draws one code twice alike, and draws every letter', () => {
    expect(captchaPicture('7K3D')).not.toBe(captchaPicture('7K3D'))
    for (const letter of captchaLetters) {
      // A letter that has no strokes would leave the noise alone.
      expect(captchaPicture(letter.repeat(4)).length, letter).toBeGreaterThan(captchaPicture('    ').length)
    }
  })

  it('keeps its answer as a hash only', async () => {
    const { captcha_id, captcha } = await knownCaptcha(server)
    const { rows } = await sql<{ all: string }>`
      select to_jsonb(c)::text as all from captcha c where _id = ${captcha_id}`.execute(server.database.db)
    expect(rows[0]?.all).toContain(captcha_id)
    expect(rows[0]?.all).not.toContain(captcha)
  })

  it('is given sixty times a minute to one address, and others still get theirs', async () => {
    const ask = (from: string) => callerFrom(server, from).call('GET', '/captcha')
    const answers = await Promise.all(Array.from({ length: 65 }, () => ask('10.1.0.1')))
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(60)
    const refused = answers.find(({ errcode }) => errcode !== 0)
    expect(refused).toMatchObject({ errcode: 4290, data: { retry_after: expect.any(Number) } })
    expect(refused?.data.retry_after).toBeGreaterThan(0)
    expect(refused?.data.retry_after).toBeLessThanOrEqual(60)
    expect((await ask('10.1.0.2')).errcode).toBe(0)
    await sql`update rate_limit set since = since - 60`.execute(server.database.db)
    expect((await ask('10.1.0.1')).errcode).toBe(0)
  })

  it('does not pile up', async () => {
    const { captcha_id } = await knownCaptcha(server)
    await sql`update captcha set expires_at = 1`.execute(server.database.db)
    await knownCaptcha(server)
    const { rows } = await sql`select 1 from captcha where _id = ${captcha_id}`.execute(server.database.db)
    expect(rows).toEqual([])
  })
})

describe('someone who failed three times', () => {
  it('has to type the code, in small letters if they like', async () => {
    await failThreeTimes('gz.manager')
    expect(await trySignIn(server, 'gz.manager')).toMatchObject({ errcode: 1004, data: null })
    const { captcha, captcha_id } = await knownCaptcha(server)
    const answer = await trySignIn(server, 'gz.manager', {
      captcha: ` ${captcha.toLowerCase()} `,
      captcha_id,
    })
    expect(answer.errcode).toBe(0)
  })

  it('is told that the code is wrong, and then that this picture is over, right or not', async () => {
    await failThreeTimes('gz.manager')
    const { captcha, captcha_id } = await knownCaptcha(server)
    const answer = async (captcha: string) =>
      (await trySignIn(server, 'gz.manager', { captcha, captcha_id })).errcode
    expect(await answer('XXXX')).toBe(1004)
    expect(await answer(captcha)).toBe(1005)
  })

  it('cannot use one picture twice, not even at once', async () => {
    // So that five names are asked for the code, and none is locked.
    await setParam(server, 'auth.captcha_after_failures', 0)
    const picture = await knownCaptcha(server)
    const tries = Array.from({ length: 5 }, (_, i) =>
      trySignIn(server, ['gz.manager', 'gz.officer', 'hk.manager', 'hk.officer', 'super'][i] ?? '', {
        ...picture,
        ...wrong,
      }),
    )
    const codes = (await Promise.all(tries)).map(({ errcode }) => errcode).sort()
    expect(codes).toEqual([1001, 1005, 1005, 1005, 1005])
    await setParam(server, 'auth.captcha_after_failures', 3)
  })

  it('is told that a picture is over after two minutes, and that one was never there', async () => {
    await failThreeTimes('gz.manager')
    const picture = await knownCaptcha(server)
    await sql`update captcha set expires_at = expires_at - 121`.execute(server.database.db)
    expect((await trySignIn(server, 'gz.manager', picture)).errcode).toBe(1005)
    const invented = { captcha: 'ABCD', captcha_id: 'never-there' }
    expect((await trySignIn(server, 'gz.manager', invented)).errcode).toBe(1005)
  })

  it('loses no tries by mistyping the code', async () => {
    await failThreeTimes('gz.manager')
    for (let i = 0; i < 8; i += 1) expect((await trySignIn(server, 'gz.manager')).errcode).toBe(1004)
    expect((await trySignIn(server, 'gz.manager', await knownCaptcha(server))).errcode).toBe(0)
  })

  it('does not have a colleague at the same address type it, nor anybody elsewhere', async () => {
    await failThreeTimes('gz.manager')
    expect((await trySignIn(server, 'hk.manager')).errcode).toBe(0)
    expect((await trySignIn(server, 'gz.manager', { from: '10.0.0.2' })).errcode).toBe(0)
  })

  it('has everybody at the address type it once thirty failed there with whatever names', async () => {
    for (let i = 0; i < 29; i += 1) {
      expect((await trySignIn(server, `guess.${i}`, wrong)).errcode).toBe(1001)
    }
    expect((await trySignIn(server, 'hk.manager')).errcode).toBe(0)
    expect((await trySignIn(server, 'guess.29', wrong)).errcode).toBe(1001)
    expect((await trySignIn(server, 'hk.manager')).errcode).toBe(1004)
    expect((await trySignIn(server, 'hk.manager', { from: '10.0.0.2' })).errcode).toBe(0)
  })

  it('is not asked any more when the failures are long ago', async () => {
    await failThreeTimes('gz.manager')
    await sql`update sign_in_attempt set since = 1`.execute(server.database.db)
    expect((await trySignIn(server, 'gz.manager')).errcode).toBe(0)
  })
})

describe('someone who did not fail', () => {
  it('is not asked for the code; what they type is not looked at, and the picture is used up', async () => {
    const { captcha_id } = await knownCaptcha(server)
    expect((await trySignIn(server, 'gz.manager', { captcha: 'XXXX', captcha_id })).errcode).toBe(0)
    const { rows } = await sql`select 1 from captcha where _id = ${captcha_id}`.execute(server.database.db)
    expect(rows).toEqual([])
  })

  it('is asked all the same when the operator wants it always', async () => {
    await setParam(server, 'auth.captcha_after_failures', 0)
    expect((await trySignIn(server, 'gz.manager')).errcode).toBe(1004)
    expect((await trySignIn(server, 'gz.manager', await knownCaptcha(server))).errcode).toBe(0)
    await setParam(server, 'auth.captcha_after_failures', 3)
  })
})
