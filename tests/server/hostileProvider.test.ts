import type { ServerResponse } from 'node:http'
import { Readable, Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/reply.ts'
import { createLog } from '#server/base/log.ts'
import { readSettings } from '#server/base/settings.ts'
import { providerAddress, providerName } from '#server/services/session/provider.ts'
import { requireOwnAddresses } from '#server/services/session/providerAddresses.ts'
import { json, startHostileProvider, type HostileProvider, type Lie } from '#tests/support/hostileProvider.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let provider: HostileProvider
let other: HostileProvider
let server: TestServer
beforeAll(async () => {
  provider = await startHostileProvider()
  other = await startHostileProvider()
  server = await startTestServer(undefined, undefined, settings())
})
afterAll(async () => {
  await server.stop()
  provider.stop()
  other.stop()
})
beforeEach(async () => {
  provider.metadata = {}
  provider.discovery = null
  provider.asked.length = 0
  await sql`delete from rate_limit`.execute(server.database.db)
})

const settings = () => ({
  PUBLIC_URL: 'http://console.test',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'atrium',
  OIDC_CLIENT_SECRET: 'client-secret',
})
const sessions = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from session`.execute(server.database.db)).rows[0]?.n
const begin = async () => (await server.anonymous.create('/signin/provider', undefined)).data
const giveBack = (doc: object) => server.anonymous.create('/signin/provider/return', doc)

async function signIn(lie: Lie = {}, more: object = {}) {
  const { url, binding } = await begin()
  return giveBack({ ...provider.visit(url, lie), binding, ...more })
}

it('an honest sign-in with the same provider opens a session', async () => {
  expect((await signIn()).errcode).toBe(0)
})

const isJson = { 'content-type': 'application/json' }
const packed = { ...isJson, 'content-encoding': 'gzip' }
const bomb = gzipSync(Buffer.alloc(100_000_000, ' '))
const elsewhere = () => ({ location: `${other.issuer}/token` })
const honest = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) }

/** A hundred megabytes, of which the server reads a few. */
function endless(to: ServerResponse): void {
  to.writeHead(200, isJson)
  Readable.from(hundred()).pipe(to)
  to.on('close', () => expect(to.socket?.bytesWritten ?? 0).toBeLessThan(20_000_000))
}

function* hundred() {
  for (let n = 0; n < 100; n += 1) yield Buffer.alloc(1_000_000, ' ')
}

const now = () => Math.floor(Date.now() / 1000)

describe('no session comes of', () => {
  const name = (preferred_username: unknown): Lie => ({ claims: { preferred_username } })
  const refused = 1019
  const unknown = 1020
  const down = 5002
  const lies: readonly [string, () => Lie, number, object?][] = [
    ['another nonce', () => ({ claims: { nonce: 'other' } }), refused],
    ['no nonce', () => ({ claims: { nonce: undefined } }), refused],
    ['the token of another issuer', () => ({ claims: { iss: 'https://other.example' } }), refused],
    ['the token of another audience', () => ({ claims: { aud: 'other' } }), refused],
    ['a token for several that names none', () => ({ claims: { aud: ['atrium', 'other'] } }), refused],
    ['a token for somebody else to use', () => ({ claims: { azp: 'other' } }), refused],
    ['an unsigned token', () => ({ header: { alg: 'none' } }), refused],
    ['a token signed with the secret of the client', () => ({ header: { alg: 'HS256' } }), refused],
    ['a token signed with an unknown key', () => ({ isForged: true }), refused],
    ['a token that names an unknown key', () => ({ isForged: true, header: { kid: 'two' } }), refused],
    ['an expired token', () => ({ claims: { exp: now() - 3600 } }), refused],
    ['a token that never ends', () => ({ claims: { exp: undefined } }), refused],
    ['a token of tomorrow', () => ({ claims: { iat: now() + 86_400, exp: now() + 90_000 } }), refused],
    ['a token that counts from tomorrow', () => ({ claims: { nbf: now() + 86_400 } }), refused],
    ['no token', () => ({ token: (to) => json(to, { access_token: 'a', token_type: 'Bearer' }) }), refused],
    [
      'an error in place of a token',
      () => ({ token: (to) => to.writeHead(400).end('{"error":"x"}') }),
      refused,
    ],
    ['a page in place of a token', () => ({ token: (to) => to.end('<html>secret-page</html>') }), refused],
    [
      'half a token',
      () => ({ token: (to) => to.writeHead(200, isJson).end('{"access_token":"a"') }),
      refused,
    ],
    ['a token of 100 MB', () => ({ token: endless }), down],
    ['a compressed token of 100 MB', () => ({ token: (to) => to.writeHead(200, packed).end(bomb) }), down],
    ['a token at another host', () => ({ token: (to) => to.writeHead(307, elsewhere()).end() }), down],
    ['a failing provider', () => ({ token: (to) => to.writeHead(503).end() }), down],
    ['a provider that hangs up', () => ({ token: (to) => to.destroy() }), down],
    ['a name that is an object', () => name({ $ne: null }), refused],
    ['a list of names', () => name(['gz.manager']), refused],
    ['an empty name', () => name(''), refused],
    ['a name of 10,000 characters', () => name('a'.repeat(10_000)), refused],
    ['a name with NUL', () => name('gz.manager\0'), refused],
    ['a name with a line break', () => name('gz.manager\n'), refused],
    ['a name with a direction mark', () => name('\u202egz.manager'), refused],
    ['a name with half a character', () => name('gz.manager\ud800'), refused],
    ['a name in other spacing', () => name('gz.manager '), unknown],
    ['a name that looks alike', () => name('gz.mаnager'), unknown],
    ['a name in wide letters', () => name('ｇｚ.manager'), unknown],
    ['a name that searches', () => name('gz.%'), unknown],
    ['a state that nobody began', () => ({}), refused, { state: 'other' }],
    ['no state', () => ({}), 4001, { state: undefined }],
    ['the address of another issuer', () => ({}), refused, { iss: 'https://other.example' }],
    ['the secret of no page', () => ({}), refused, { binding: '-' }],
  ]
  it.each(lies)('%s', async (...[, lie, errcode, more = {}]) => {
    const before = await sessions()
    expect(await signIn(lie(), more)).toMatchObject({ errcode })
    expect(await sessions()).toBe(before)
    expect(other.asked).toEqual([])
  })

  it('any of these, and the log has no code, token or secret of it', async () => {
    const lines: string[] = []
    const write = (line: Buffer, _: unknown, done: () => void) => {
      lines.push(line.toString())
      done()
    }
    const place = { settings: readSettings(settings()), log: createLog('debug', new Writable({ write })) }
    const begun = {
      state: 'secret-state',
      nonce: 'secret-nonce',
      verifier: 'secret-verifier'.padEnd(43, '-'),
    }
    const told = lies.filter(([, , errcode, more]) => errcode !== unknown && !more)
    for (const [what, lie] of told) {
      const url = await providerAddress(place, begun)
      await expect(providerName(place, provider.visit(url, lie()), begun), what).rejects.toBeInstanceOf(
        ApiError,
      )
    }
    expect(lines.length).toBeGreaterThanOrEqual(told.length)
    expect(lines.filter((line) => /secret|eyJ|gz\.m/.test(line))).toEqual([])
  })
})

it('a provider that sends its reply drop by drop, or never, is waited for some seconds', async () => {
  const drip = (to: ServerResponse) => {
    to.writeHead(200, isJson)
    const dripping = setInterval(() => to.write(' '), 100)
    to.on('close', () => clearInterval(dripping))
  }
  const began = performance.now()
  const replies = []
  for (const token of [drip, () => undefined]) {
    const { url, binding } = await begin()
    // Each is read by the provider before the next begins.
    replies.push(giveBack({ ...provider.visit(url, { token }), binding }))
    await expect.poll(() => provider.asked.filter((path) => path === '/token').length).toBe(replies.length)
  }
  provider.discovery = drip
  const place = { settings: readSettings(settings()), log: createLog('silent') }
  await expect(providerAddress(place, honest)).rejects.toMatchObject({ key: 'upstream' })
  expect(await Promise.all(replies)).toMatchObject([{ errcode: 5002 }, { errcode: 5002 }])
  expect(performance.now() - began).toBeLessThan(20_000)
})

describe('a provider is not used that', () => {
  const ways: readonly (readonly [string, () => void])[] = [
    ['calls itself another', () => (provider.metadata = { issuer: 'https://other.example' })],
    ['leads to a script', () => (provider.metadata = { authorization_endpoint: 'javascript:alert(1)//' })],
    ['leads to a file', () => (provider.metadata = { token_endpoint: 'file:///etc/passwd' })],
    ['has no keys', () => (provider.metadata = { jwks_uri: undefined })],
    ['redirects', () => (provider.discovery = (to) => to.writeHead(302, elsewhere()).end())],
    ['shows a page', () => (provider.discovery = (to) => to.end('<html></html>'))],
    ['describes itself in 100 MB', () => (provider.discovery = endless)],
    ['is missing', () => (provider.discovery = (to) => to.writeHead(404).end())],
  ]
  it.each(ways)('%s', async (_, lie) => {
    lie()
    const place = { settings: readSettings(settings()), log: createLog('silent') }
    await expect(providerAddress(place, honest)).rejects.toMatchObject({ key: 'upstream' })
    expect(other.asked).toEqual([])
  })

  const issuer = new URL('https://login.example.com')
  const described = {
    authorization_endpoint: 'https://login.example.com/auth',
    token_endpoint: 'https://tokens.example.net/token',
    jwks_uri: 'https://keys.example.org/keys',
  }
  const hosts = [
    '10.0.0.8',
    '127.0.0.1',
    '2130706433',
    '169.254.169.254',
    'localhost',
    '[::1]',
    '[::ffff:10.0.0.8]',
  ]
  const inner = [...hosts, 'localhost.', 'db.localhost', '[fe80::1]'].map((host) => `https://${host}/`)
  it.each([...inner, 'http://login.example.com/', 'javascript:alert(1)', 'no address', ''])(
    'leads from a public address to %s',
    (address) => {
      expect(() => requireOwnAddresses(described, issuer)).not.toThrow()
      for (const part of Object.keys(described))
        expect(() => requireOwnAddresses({ ...described, [part]: address }, issuer), part).toThrow(part)
      const isInner = inner.includes(address)
      const here = () => requireOwnAddresses({ ...described, jwks_uri: address }, new URL('https://10.0.0.9'))
      expect(isInner).toBe(!throws(here))
    },
  )
})

function throws(work: () => void): boolean {
  try {
    work()
    return false
  } catch {
    return true
  }
}
