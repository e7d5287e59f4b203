import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { captchaLetters } from '#server/services/session/captchaGlyphs.ts'
import { captchaPicture } from '#server/services/session/captchaPicture.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, callerFrom, knownCaptcha, trySignIn } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, behindProxy)
beforeEach(async () => {
  await sql`delete from sign_in_attempt`.execute(server.database.db)
  await sql`delete from rate_limit`.execute(server.database.db)
  await sql`delete from captcha_used`.execute(server.database.db)
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
    expect(data).toMatchObject({
      captcha_id: expect.stringMatching(/^\d{10}\.[\w-]{22}\.[\w-]{22}$/),
      expires_in: 120,
    })
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

  it('is stored nowhere, however many are asked for, and tells its answer to nobody without the key', async () => {
    const rows = async () =>
      (
        await sql<{ n: number }>`
          select (select count(*) from captcha) + (select count(*) from captcha_used)
            + (select count(*) from rate_limit) as n`.execute(server.database.db)
      ).rows[0]?.n
    const { captcha_id, captcha } = await knownCaptcha(server)
    const before = await rows()
    const asked = Array.from({ length: 200 }, () => callerFrom(server, '10.1.0.1').call('GET', '/captcha'))
    expect(new Set((await Promise.all(asked)).map(({ errcode }) => errcode))).toEqual(new Set([0]))
    expect(await rows()).toBe(before)
    expect(captcha).toMatch(/^[A-Z0-9]{4}$/)
    expect(captcha_id.toUpperCase()).not.toContain(captcha)
    // Another installation draws something else for the same id.
    const answers = await Promise.all(Array.from({ length: 20 }, () => knownCaptcha(server)))
    expect(new Set(answers.map((one) => one.captcha)).size).toBeGreaterThan(15)
  })

  it('cannot be made up, nor made to last', async () => {
    await setParam(server, 'auth.captcha_after_failures', 0)
    const { captcha_id, captcha } = await knownCaptcha(server)
    const [expires = '', nonce = '', seal = ''] = captcha_id.split('.')
    for (const forged of [
      `${Number(expires) + 1}.${nonce}.${seal}`,
      `${expires}.${nonce}x.${seal}`,
      `${expires}.${nonce}.${seal.slice(1)}x`,
      `${expires}.${nonce}`,
      `${expires}.${nonce}.${'é'.repeat(seal.length)}`,
      `${captcha_id}.x`,
      `.${nonce}.${seal}`,
      '..',
    ]) {
      expect((await trySignIn(server, 'gz.manager', { captcha, captcha_id: forged })).errcode).toBe(1005)
    }
    const { rows } = await sql`select id_hash from captcha_used`.execute(server.database.db)
    expect(rows).toEqual([])
    await setParam(server, 'auth.captcha_after_failures', 3)
  })

  it('leaves a row for two minutes once it was tried', async () => {
    await setParam(server, 'auth.captcha_after_failures', 0)
    const count = async () =>
      (await sql`select id_hash from captcha_used`.execute(server.database.db)).rows.length
    await trySignIn(server, 'gz.manager', await knownCaptcha(server))
    expect(await count()).toBe(1)
    await sql`update captcha_used set expires_at = 1`.execute(server.database.db)
    await trySignIn(server, 'gz.manager', await knownCaptcha(server))
    expect(await count()).toBe(1)
    await setParam(server, 'auth.captcha_after_failures', 3)
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
    const picture = await knownCaptcha(server, Math.floor(Date.now() / 1000) - 121)
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
    const { captcha_id, captcha } = await knownCaptcha(server)
    expect((await trySignIn(server, 'gz.manager', { captcha: 'XXXX', captcha_id })).errcode).toBe(0)
    await setParam(server, 'auth.captcha_after_failures', 0)
    expect((await trySignIn(server, 'gz.manager', { captcha, captcha_id })).errcode).toBe(1005)
    await setParam(server, 'auth.captcha_after_failures', 3)
  })

  it('is asked all the same when the operator wants it always', async () => {
    await setParam(server, 'auth.captcha_after_failures', 0)
    expect((await trySignIn(server, 'gz.manager')).errcode).toBe(1004)
    expect((await trySignIn(server, 'gz.manager', await knownCaptcha(server))).errcode).toBe(0)
    await setParam(server, 'auth.captcha_after_failures', 3)
  })
})
