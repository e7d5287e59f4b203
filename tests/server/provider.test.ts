import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { readSettings } from '#server/base/settings.ts'
import { providerAddress } from '#server/services/session/provider.ts'
import { createClient } from '#tests/support/client.ts'
import { startIdentityProvider, type IdentityProvider } from '#tests/support/identityProvider.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const publicUrl = 'http://console.test'

let provider: IdentityProvider
let server: TestServer
beforeAll(async () => {
  provider = await startIdentityProvider(() => publicUrl)
  server = await startTestServer(undefined, undefined, {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'atrium',
    OIDC_CLIENT_SECRET: 'a secret of the test',
    OIDC_LABEL: 'Company sign-in',
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(async () => {
  provider.person = { preferred_username: 'gz.manager' }
  await sql`delete from rate_limit`.execute(server.database.db)
})

const begin = async () => (await server.anonymous.create('/signin/provider', undefined)).data

/** What a browser does at the provider; answers what the console finds in its address. */
async function visit(url: string): Promise<{ code: string; state: string; iss: string }> {
  const cookies = new Map<string, string>()
  for (let next = url; ;) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const response = await fetch(next, { redirect: 'manual', headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    next = new URL(response.headers.get('location') ?? '', next).href
    if (next.startsWith(publicUrl)) return Object.fromEntries(new URL(next).searchParams) as never
  }
}

const giveBack = (doc: object) => server.anonymous.create('/signin/provider/return', doc)

async function signInThere() {
  const { url, binding } = await begin()
  return giveBack({ ...(await visit(url)), binding })
}

const lastReason = async () =>
  (
    await sql<{ reason: string }>`select reason from sign_in order by _id desc limit 1`.execute(
      server.database.db,
    )
  ).rows[0]?.reason

describe('signing in at the provider', () => {
  it('opens a session for the user with that name, as a sign-in does', async () => {
    const { data, errcode } = await signInThere()
    expect(errcode).toBe(0)
    const { data: person } = await createClient(server.url, data.access_token).list('/userinfo')
    expect(person.username).toBe('gz.manager')
    expect((await server.anonymous.create('/ipInWhitelist', {})).data.provider).toBe('Company sign-in')
  })

  it('does not ask somebody without a password for a mobile number, which only a password binds', async () => {
    const { db } = server.database
    const { rows } = await sql<{ password_hash: string }>`
      update "user" set mobile = null, sms_remind = true where username = 'gz.manager'
      returning password_hash`.execute(db)
    expect((await signInThere()).data.need_bind_mobile).toBe(true)
    await sql`update "user" set password_hash = null where username = 'gz.manager'`.execute(db)
    const { data } = await signInThere()
    expect(data.need_bind_mobile).toBe(false)
    const { data: person } = await createClient(server.url, data.access_token).list('/userinfo')
    expect(person.sms_remind).toBe(false)
    await sql`update "user" set password_hash = ${rows[0]?.password_hash} where username = 'gz.manager'`.execute(
      db,
    )
  })

  it('sends a challenge for the code, a state and a nonce, and no secret', async () => {
    const { url } = await begin()
    const query = new URL(url).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('redirect_uri')).toBe(`${publicUrl}/`)
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)?.length).toBeGreaterThan(40)
    expect(url).not.toContain('secret')
  })

  it('opens one session for what came back once', async () => {
    const { url, binding } = await begin()
    const returned = { ...(await visit(url)), binding }
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(returned)))
    expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 1019, 1019])
    expect((await giveBack(returned)).errcode).toBe(1019)
  })

  it('refuses another browser, a forged state, a forged code and what came too late', async () => {
    const [one, other] = [await begin(), await begin()]
    const returned = await visit(one.url)
    expect((await giveBack({ ...returned, binding: other.binding })).errcode).toBe(1019)
    expect((await giveBack({ ...returned, state: 'forged', binding: one.binding })).errcode).toBe(1019)
    expect((await giveBack({ ...returned, code: 'forged', binding: one.binding })).errcode).toBe(1019)
    const late = await begin()
    await sql`update provider_sign_in set expires_at = 1`.execute(server.database.db)
    expect((await giveBack({ ...(await visit(late.url)), binding: late.binding })).errcode).toBe(1019)
    // The code of one sign-in opens nothing in another.
    const [mine, theirs] = [await begin(), await begin()]
    const { code } = await visit(theirs.url)
    const swapped = { ...(await visit(mine.url)), code, binding: mine.binding }
    expect((await giveBack(swapped)).errcode).toBe(1019)
  })

  it.each([
    ['an unknown name', { preferred_username: 'nobody.here' }, 1020, 'provider.unknown'],
    ['another spelling', { preferred_username: 'GZ.Manager' }, 1020, 'provider.unknown'],
    ['an e-mail address', { preferred_username: 'gz.manager@example.com' }, 1020, 'provider.unknown'],
    ['the built-in administrator', { preferred_username: 'admin' }, 1020, 'provider.unknown'],
    ['somebody who is switched off', { preferred_username: 'left.staff' }, 1002, 'login.disabled'],
  ])('refuses %s, and says so in the sign-in log', async (_, person, errcode, reason) => {
    provider.person = person
    expect((await signInThere()).errcode).toBe(errcode)
    expect(await lastReason()).toBe(reason)
  })

  it('refuses somebody without the claim', async () => {
    provider.person = { email: 'gz.manager@example.com' }
    expect((await signInThere()).errcode).toBe(1019)
  })

  it('asks for no new password, but for our second factor where a role requires it', async () => {
    const { db } = server.database
    await sql`update "user" set must_change_password = true where username = 'gz.manager'`.execute(db)
    await sql`update role set requires_second_factor = true where code = 'rm_manager'`.execute(db)
    const { data } = await signInThere()
    const person = createClient(server.url, data.access_token)
    expect((await person.list('/userinfo')).data).toMatchObject({
      must_change_password: false,
      must_set_up_factor: true,
    })
    expect((await person.list('/tour')).data).toEqual({ reason: 'must_set_up_factor' })
    expect((await person.create('/secondfactor/begin', {})).errcode).toBe(0)
    await sql`update "user" set second_factor_at = 1 where username = 'gz.manager'`.execute(db)
    expect((await signInThere()).errcode).toBe(1016)
    await sql`update "user" set second_factor_at = null, must_change_password = false`.execute(db)
    await sql`update role set requires_second_factor = false`.execute(db)
  })
})

it('the server tells that the provider is down, and lets people sign in with passwords as before', async () => {
  const settings = readSettings({ OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'atrium' })
  const begun = { state: 's', nonce: 'n', verifier: 'v' }
  await expect(providerAddress({ settings, log: createLog('silent') }, begun)).rejects.toMatchObject({
    key: 'upstream',
  })
  await expect(server.as('gz.manager')).resolves.toBeDefined()
})

it('a provider keeps nobody else waiting while it says nothing', async () => {
  let asked = 0
  const silent = createServer(() => {
    asked += 1
  })
  const { port } = await new Promise<AddressInfo>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve(silent.address() as AddressInfo))
  })
  const busy = await startTestServer(undefined, undefined, {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'atrium',
    CALLS_AT_ONCE: '2',
  })
  const replies: unknown[] = []
  const begun = [1, 2, 3].map(async () =>
    replies.push(await busy.anonymous.create('/signin/provider', undefined)),
  )
  await expect.poll(() => asked).toBe(3)
  expect(await busy.anonymous.call('GET', '/config')).toMatchObject({ errcode: 0 })
  expect(replies).toEqual([])
  silent.closeAllConnections()
  await Promise.all(begun)
  expect(replies).toMatchObject([{ errcode: 5002 }, { errcode: 5002 }, { errcode: 5002 }])
  silent.close()
  await busy.stop()
})

it('the server names wrong settings at the start', () => {
  expect(() => readSettings({ OIDC_ISSUER: 'http://sso.example.com', OIDC_CLIENT_ID: 'x' })).toThrow(
    'https://',
  )
  expect(() => readSettings({ OIDC_ISSUER: 'https://sso.example.com' })).toThrow('set together')
})
