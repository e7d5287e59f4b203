import CryptoJS from 'crypto-js'
import { sql } from 'kysely'
import md5 from 'md5'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashPasswordSync } from '#server/services/session/password.ts'
import { demoPassword } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, callerFrom, trySignIn } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, behindProxy)
beforeEach(async () => {
  await sql`delete from sign_in_attempt`.execute(server.database.db)
  await sql`delete from rate_limit`.execute(server.database.db)
})

const fetchKey = async (from = '10.0.0.1'): Promise<string> =>
  (await callerFrom(server, from).call('GET', '/sso/encrypt-key')).data.encrypt_key
const encrypt = (text: string, key: string): string => CryptoJS.AES.encrypt(text, key).toString()
const email = 'brand.editor@example.com'
const setPassword = (password: string) =>
  sql`update "user" set password_hash = ${hashPasswordSync(password)} where email = ${email}`.execute(
    server.database.db,
  )

describe('a key', () => {
  it('is 32 random bytes, good for two minutes', async () => {
    const { data } = await server.anonymous.call('GET', '/sso/encrypt-key')
    expect(data.encrypt_key).toMatch(/^[0-9a-f]{64}$/)
    expect(Math.abs(data.expires_at - Date.now() / 1000 - 120)).toBeLessThan(10)
    expect(await fetchKey()).not.toBe(data.encrypt_key)
  })

  it('is given thirty times a minute to one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 33 }, async () => {
        const answer = await callerFrom(server, '10.2.0.1').call('GET', '/sso/encrypt-key')
        return answer.errcode
      }),
    )
    expect(codes.filter((code) => code === 4290)).toHaveLength(3)
    expect((await callerFrom(server, '10.2.0.2').call('GET', '/sso/encrypt-key')).errcode).toBe(0)
  })

  it('is forgotten some minutes after it is over', async () => {
    const key = await fetchKey('10.3.0.1')
    await sql`update encrypt_key set expires_at = 1 where key = ${key}`.execute(server.database.db)
    await fetchKey('10.3.0.2')
    const { rows } = await sql`select 1 from encrypt_key where key = ${key}`.execute(server.database.db)
    expect(rows).toEqual([])
  })
})

describe('someone whose password comes encrypted', () => {
  it.each([
    'Demo#2026',
    '密码很长也可以',
    '🔑 key',
    'a',
    'x'.repeat(31),
    'y'.repeat(64),
    ' spaces around ',
    md5('32 hex digits'),
    `U2FsdGVkX1${'+'.repeat(20)}`,
  ])('signs in with %j', async (password) => {
    await setPassword(password)
    const sent = encrypt(password, await fetchKey())
    expect(sent.startsWith('U2FsdGVkX1')).toBe(true)
    expect((await trySignIn(server, email, { password: sent })).errcode).toBe(0)
    await setPassword(demoPassword)
  })

  it('signs in with any of the keys that were fetched, and by user name too', async () => {
    const [older, newer] = [await fetchKey(), await fetchKey()]
    expect((await trySignIn(server, email, { password: encrypt(demoPassword, older) })).errcode).toBe(0)
    const byName = await trySignIn(server, 'brand.editor', { password: encrypt(demoPassword, newer) })
    expect(byName.errcode).toBe(0)
  })

  it('cannot send the same thing again, not even at once', async () => {
    const password = encrypt(demoPassword, await fetchKey())
    const tries = Array.from({ length: 3 }, () => trySignIn(server, email, { password }))
    const codes = (await Promise.all(tries)).map(({ errcode }) => errcode).sort()
    expect(codes).toEqual([0, 1001, 1001])
    expect((await trySignIn(server, email, { password })).errcode).toBe(1001)
  })

  it('is told to fetch another key when this one is over, which counts as no failure', async () => {
    for (let i = 0; i < 7; i += 1) {
      const password = encrypt(demoPassword, await fetchKey())
      await sql`update encrypt_key set expires_at = expires_at - 121`.execute(server.database.db)
      expect(await trySignIn(server, email, { password })).toMatchObject({ errcode: 1007, data: null })
    }
    const again = await trySignIn(server, email, { password: encrypt(demoPassword, await fetchKey()) })
    expect(again.errcode).toBe(0)
  })

  it('signs in though the address is another one by now, once', async () => {
    const password = encrypt(demoPassword, await fetchKey('10.0.0.77'))
    await fetchKey()
    expect((await trySignIn(server, email, { password })).errcode).toBe(0)
    expect((await trySignIn(server, email, { password, from: '10.0.0.77' })).errcode).toBe(1001)
  })

  it('hears of a wrong password as everybody does', async () => {
    const encrypted = await trySignIn(server, email, { password: encrypt('wrong', await fetchKey()) })
    expect(encrypted).toEqual(await trySignIn(server, email, { password: 'wrong' }))
  })
})

describe('somebody who alters what another person sent, to read it', () => {
  const used = async () => {
    const key = await fetchKey()
    await trySignIn(server, email, { password: encrypt(demoPassword, key) })
    return key
  }
  const over = async () => {
    const key = await fetchKey()
    await sql`update encrypt_key set expires_at = expires_at - 121 where key = ${key}`.execute(
      server.database.db,
    )
    return key
  }
  // Two blocks: a change of the first block's last byte is a change of the padding at the end of the second.
  const wrong = 'a wrong password of 24 b'
  const withBrokenPadding = (sent: string): string => {
    const bytes = Buffer.from(sent, 'base64')
    const at = bytes.length - 17
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes.toString('base64')
  }

  it.each([
    ['is good', fetchKey],
    ['was used', used],
    ['is over', over],
    ['was never given out', async () => 'f'.repeat(64)],
  ])(
    'learns nothing from a key that %s: the answer and the count are those of any wrong password',
    async (_, keyOf) => {
      const key = await keyOf()
      await sql`delete from sign_in_attempt`.execute(server.database.db)
      const clear = await trySignIn(server, email, { password: 'wrong', from: '10.9.0.1' })
      expect(clear.errcode).toBe(1001)
      const opens = encrypt(wrong, key)
      for (const password of [withBrokenPadding(opens), opens, opens]) {
        expect(await trySignIn(server, email, { password })).toEqual(clear)
      }
      // Three failures at this address: each of them counted.
      expect((await trySignIn(server, email)).errcode).toBe(1004)
    },
  )

  it.each([
    ['is good', fetchKey],
    ['was used', used],
    ['is over', over],
    ['was never given out', async () => 'f'.repeat(64)],
  ])('learns nothing where the own password is asked for either, from a key that %s', async (_, keyOf) => {
    const key = await keyOf()
    const person = await server.as('gz.officer')
    const change = (old_password: string) =>
      person.call('POST', '/password/change', {}, { old_password, new_password: 'Quiet harbour 7' })
    const clear = await change('wrong')
    expect(clear.errcode).toBe(1013)
    const opens = encrypt(wrong, key)
    for (const password of [withBrokenPadding(opens), opens]) expect(await change(password)).toEqual(clear)
  })
})

describe('a password that only looks encrypted', () => {
  it.each(['U2FsdGVkX1', 'U2FsdGVkX1 is how it begins', `U2FsdGVkX1${'A'.repeat(34)}`])(
    'is taken as it stands: %j',
    async (password) => {
      await fetchKey()
      await setPassword(password)
      expect((await trySignIn(server, email, { password })).errcode).toBe(0)
      expect((await trySignIn(server, email, { password: `${password}!` })).errcode).toBe(1001)
      await setPassword(demoPassword)
    },
  )
})

describe('an operator who allows no MD5', () => {
  it('lets in who sends the password encrypted or clear, and nobody by the hash', async () => {
    await setParam(server, 'auth.allow_md5', false)
    // The console has to know, or it would send hashes.
    const { data } = await server.anonymous.call('GET', '/config')
    expect(data.params).toMatchObject({ 'auth.allow_md5': false })
    expect((await trySignIn(server, email)).errcode).toBe(1001)
    expect((await trySignIn(server, email, { password: demoPassword })).errcode).toBe(0)
    const encrypted = await trySignIn(server, email, { password: encrypt(demoPassword, await fetchKey()) })
    expect(encrypted.errcode).toBe(0)
    await setParam(server, 'auth.allow_md5', true)
  })
})
