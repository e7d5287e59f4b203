import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openSession } from '#server/services/session/openSession.ts'
import { ageSessions } from '#tests/support/ageSessions.ts'
import type { Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { behindProxy, callerFrom, trySignIn } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, behindProxy)

const auditOf = async (action: string) =>
  (
    await sql<{ user_id: string; entity_id: string; ip: string; request_id: string }>`
      select user_id, entity_id, ip, request_id from audit_log
      where entity = 'session' and action = ${action} order by _id desc`.execute(server.database.db)
  ).rows

describe('the answer to a sign-in', () => {
  it('says whether a site has to be chosen, and which there are', async () => {
    const one = await trySignIn(server, 'gz.manager')
    expect(one.data).toMatchObject({ need_choose_site: false, sites: [{ _id: '2', site_region: 'CN-S' }] })
    const two = await trySignIn(server, 'wh.manager')
    expect(two.data).toMatchObject({ need_choose_site: true, sites: [{ _id: '5' }, { _id: '6' }] })
  })

  it('asks to bind a mobile number only who has none and did not say to be left alone', async () => {
    const asks = async (mobile: string | null, remind: boolean) => {
      await sql`
        update "user" set mobile = ${mobile}, sms_remind = ${remind} where username = 'gz.manager'`.execute(
        server.database.db,
      )
      return (await trySignIn(server, 'gz.manager')).data.need_bind_mobile
    }
    expect(await asks(null, true)).toBe(true)
    expect(await asks(null, false)).toBe(false)
    expect(await asks('13800000001', true)).toBe(false)
  })

  it('lets a token live as long as the operator says, and no longer than the session', async () => {
    const hours = async () => {
      const { data } = await trySignIn(server, 'gz.manager')
      return Math.round((data.expires_at - Date.now() / 1000) / 3600)
    }
    expect(await hours()).toBe(12)
    await setParam(server, 'auth.token_hours', 48)
    expect(await hours()).toBe(48)
    await setParam(server, 'auth.token_max_days', 1)
    expect(await hours()).toBe(24)
    await setParam(server, 'auth.token_hours', 12)
    await setParam(server, 'auth.token_max_days', 7)
  })

  it('is a refusal when the password or second factor was changed between the look at it and the opening', async () => {
    const { rows } = await sql<{ _id: string; password_hash: string; second_factor_at: null }>`
      select _id, password_hash, second_factor_at from "user" where username = 'gz.manager'`.execute(
      server.database.db,
    )
    const [owner] = rows
    if (!owner) throw new Error('gz.manager is missing')
    const origin = { ip: null, userAgent: null, requestId: 'test', now: 1, recordedAt: 1 }
    const life = { token: 3600, session: 3600 }
    const changed = { ...owner, password_hash: 'another by now' }
    await expect(openSession(server.database.db, changed, life, origin)).rejects.toThrow('login.failed')
    const turnOn = (at: number | null) =>
      sql`update "user" set second_factor_at = ${at} where _id = ${owner._id}`.execute(server.database.db)
    await turnOn(1)
    await expect(openSession(server.database.db, owner, life, origin)).rejects.toThrow('login.failed')
    await turnOn(null)
    await expect(openSession(server.database.db, owner, life, origin)).resolves.toMatchObject({
      expiresAt: 3601,
    })
  })

  it('stands in the audit log, and so does the sign-out', async () => {
    const { data } = await trySignIn(server, 'gz.manager', { from: '10.5.5.5' })
    expect((await auditOf('signin'))[0]).toEqual({
      user_id: data._id,
      entity_id: data._id,
      ip: '10.5.5.5',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const before = (await auditOf('signout')).length
    const headers = { token: data.access_token }
    for (let i = 0; i < 2; i += 1) await fetch(`${server.url}/api/v1/signout`, { method: 'POST', headers })
    const signOuts = await auditOf('signout')
    expect(signOuts.length).toBe(before + 1)
    expect(signOuts[0]).toMatchObject({ user_id: data._id, entity_id: data._id })
  })
})

describe('the address of a caller, as a proxy tells it', () => {
  const addressOf = async (forwarded: string) =>
    (await callerFrom(server, forwarded).call('POST', '/ipInWhitelist', {}, {})).data.ip

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['192.0.2.7, 127.0.0.1:8080', '192.0.2.7'],
    ['192.0.2.7, unknown', '192.0.2.7'],
    ['192.0.2.7, _hidden, 127.0.0.1', '192.0.2.7'],
    ['unknown', '127.0.0.1'],
    ['', '127.0.0.1'],
    ["1' or 1=1", '127.0.0.1'],
    ['9'.repeat(5000), '127.0.0.1'],
  ])('%s is %s', async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address)
  })

  it('is one for the lock, whatever port it comes from', async () => {
    for (let i = 0; i < 3; i += 1) {
      await trySignIn(server, 'auditor', { password: 'wrong', from: `10.6.6.6:${5000 + i}` })
    }
    expect((await trySignIn(server, 'auditor', { from: '10.6.6.6:6000' })).errcode).toBe(1004)
    await sql`delete from sign_in_attempt`.execute(server.database.db)
  })
})

describe("the list of the operator's addresses", () => {
  const isListed = async (from: string) =>
    (await callerFrom(server, from).call('POST', '/ipInWhitelist', {}, {})).data

  it('has everybody on it while it is empty', async () => {
    expect(await isListed('10.0.0.1')).toEqual({ result: true, ip: '10.0.0.1', domains: [] })
    await setParam(server, 'security.ip_whitelist_enforced', true)
    expect((await trySignIn(server, 'gz.manager')).errcode).toBe(0)
  })

  it('takes addresses and ranges of both versions, and tells where else one may sign in', async () => {
    const list = ['192.0.2.7', '10.20.0.0/16', '2001:db8::/32', 'no address', '300.1.1.1', '10.0.0.0/99']
    await setParam(server, 'security.ip_whitelist', list)
    await setParam(server, 'auth.signin_domains', ['https://vpn.example.com'])
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '10.20.255.1', '2001:db8::1']) {
      expect((await isListed(address)).result, address).toBe(true)
    }
    for (const address of ['192.0.2.8', '10.21.0.1', '2001:db9::1', '10.0.0.1', 'unknown']) {
      expect(await isListed(address), address).toMatchObject({
        result: false,
        domains: ['https://vpn.example.com'],
      })
    }
  })

  it('keeps others from signing in before anything is looked at, and nobody from going on', async () => {
    const person = await insider()
    expect(await trySignIn(server, 'gz.manager')).toMatchObject({ errcode: 4034, data: null })
    expect((await trySignIn(server, 'gz.manager', { password: 'wrong' })).errcode).toBe(4034)
    expect((await trySignIn(server, 'gz.manager', { from: '10.20.1.1' })).errcode).toBe(0)
    expect((await callerWith(person, '10.0.0.1').call('GET', '/userinfo')).errcode).toBe(0)
    const { rows } = await sql`select 1 from sign_in_attempt where failed > 0`.execute(server.database.db)
    expect(rows).toEqual([])
  })

  it('keeps nobody out when the operator does not enforce it', async () => {
    await setParam(server, 'security.ip_whitelist_enforced', false)
    expect((await trySignIn(server, 'gz.manager')).errcode).toBe(0)
    expect((await isListed('10.0.0.1')).result).toBe(false)
  })

  const insider = () => callerFrom(server, '10.20.1.1').signIn('gz.manager')
  const callerWith = ({ token }: Client, address: string) => ({
    call: async (method: string, path: string) => {
      const headers = { token: String(token), 'x-forwarded-for': address }
      return (await (await fetch(`${server.url}/api/v1${path}`, { method, headers })).json()) as {
        errcode: number
      }
    },
  })
})

describe('what the console may know before anybody is signed in', () => {
  it('is the public parameters as the operator set them, and no others', async () => {
    await setParam(server, 'ui.toast_ms', 4500)
    const { data } = await server.anonymous.call('GET', '/config')
    expect(data.demo).toBe(true)
    expect(data.params).toMatchObject({
      'ui.toast_ms': 4500,
      'iframe.allowed_hosts': ['localhost'],
      'ui.trust_empty_referrer': true,
    })
    expect(Object.keys(data.params).filter((key) => /^security|fail_limit|captcha|^sms/.test(key))).toEqual(
      [],
    )
  })
})

describe('the site of a session', () => {
  it('is chosen among the own, and answered with the version of the menu', async () => {
    const person = await server.as('wh.manager')
    const { data } = await person.call('GET', '/userinfo')
    expect((await person.call('POST', '/site/change', {}, { site: '6' })).data).toEqual({
      site: '6',
      menu_version: data.menu_version,
    })
    expect((await person.call('POST', '/site/change', {}, { site: '2' })).errcode).toBe(4032)
    expect((await person.call('POST', '/site/change', {}, { site: 'no such' })).errcode).toBe(4032)
    expect((await person.call('POST', '/site/change', {}, {})).errcode).toBe(4001)
    expect((await server.anonymous.call('POST', '/site/change', {}, { site: '6' })).errcode).toBe(555)
  })

  it('stays with the session, and leaves the other sessions of the person alone', async () => {
    const [one, other] = [await server.as('wh.manager'), await server.as('wh.manager')]
    await one.call('POST', '/site/change', {}, { site: '6' })
    await ageSessions(server)
    const refreshed = await one.call('POST', '/refresh')
    const { rows } = await sql<{ site: string | null; n: number }>`
      select site, count(*)::int as n from session
      where family in (select family from session where token_hash in (
        encode(sha256(${String(one.token)}::bytea), 'hex'), encode(sha256(${String(other.token)}::bytea), 'hex')))
      group by site order by site nulls last`.execute(server.database.db)
    expect(refreshed.errcode).toBe(0)
    expect(rows).toEqual([
      { site: '6', n: 2 },
      { site: null, n: 1 },
    ])
  })

  it('has a menu version that grows with the menu', async () => {
    const version = async () =>
      (await (await server.as('gz.manager')).call('GET', '/userinfo')).data.menu_version
    const before = await version()
    await sql`update menu set name_en = 'Overview' where _id = 'dashboard'`.execute(server.database.db)
    expect(await version()).not.toBe(before)
  })
})
