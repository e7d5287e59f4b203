import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import { frameHostRows } from '#tests/support/frameHostRows.ts'
import { setParam } from '#tests/support/setParam.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let trusting: TestServer
let plain: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-console-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Atrium</title>')
  writeFileSync(join(folder, 'a.js'), 'export {}')
  trusting = await startTestServer(undefined, folder, {
    TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8, 2001:db8::/32',
  })
  plain = await startTestServer(undefined, folder, { TRUSTED_PROXIES: '10.0.0.0/8' })
})
afterAll(async () => {
  await Promise.all([trusting.stop(), plain.stop()])
  rmSync(folder, { recursive: true, force: true })
})

const headersOf = async (server: TestServer, path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${server.url}${path}`, { headers, redirect: 'manual' })).headers
const policyOf = async (path: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    String((await headersOf(plain, path)).get('content-security-policy'))
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )

describe('the address of a caller', () => {
  const addressSeen = async (server: TestServer, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const response = await fetch(`${server.url}/api/v1/ipInWhitelist`, { method: 'POST', headers })
    return ((await response.json()) as { data: { ip: string } }).data.ip
  }

  it('is the one of the connection', async () => {
    expect(await addressSeen(trusting)).toBe('127.0.0.1')
    expect(await addressSeen(plain)).toBe('127.0.0.1')
  })

  it('is what a proxy of the settings forwards: the last hop that is no proxy', async () => {
    expect(await addressSeen(trusting, '203.0.113.9')).toBe('203.0.113.9')
    expect(await addressSeen(trusting, '198.51.100.1, 203.0.113.9, 10.1.2.3, 2001:db8::7')).toBe(
      '203.0.113.9',
    )
    expect(await addressSeen(trusting, '10.1.2.3')).toBe('127.0.0.1')
    expect(await addressSeen(trusting, '::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('cannot be forwarded by what is no address: such a setting is refused at the start', () => {
    for (const proxies of [
      '10.0.0.0/33',
      'proxy.example.com',
      '10.0.0.1, 10.0.0',
      '::/129',
      '10.0.0.0/8/8',
    ]) {
      expect(() => readSettings({ TRUSTED_PROXIES: proxies }), proxies).toThrow(/TRUSTED_PROXIES: must be/)
    }
  })

  it('is never what somebody else claims', async () => {
    expect(await addressSeen(plain, '203.0.113.9')).toBe('127.0.0.1')
  })
})

describe('an address that starts with two slashes', () => {
  const answerTo = (path: string) => fetch(`${plain.url}${path}`, { redirect: 'manual' })

  it.each(['//', '///', '//?a=1', '/%2F', '//?x=//evil.example'])(
    '%s is never a page: to a browser its own addresses would be another host',
    async (path) => {
      const { status, headers } = await answerTo(path)
      expect(headers.get('content-type') ?? '').not.toContain('text/html')
      expect([404, 302]).toContain(status)
      expect(headers.get('location') ?? '/').toMatch(/^\/(\?|$)/)
    },
  )

  it('leads home, with its query', async () => {
    const { status, headers } = await answerTo('//?a=1&b=%2F')
    expect([status, headers.get('location')]).toEqual([302, '/?a=1&b=%2F'])
  })

  it.each(['//evil.example', '//a.js', '//index.html', '//api/v1/health', '///index.html'])(
    '%s is not found',
    async (path) => expect((await answerTo(path)).status).toBe(404),
  )
})

describe('what a browser is told', () => {
  it('keeps to the console: no foreign script, connection, object, frame around it', async () => {
    for (const path of ['/', '/a.js', '/api/v1/health', '/nothing']) {
      const policy = await policyOf(path)
      expect(policy, path).toMatchObject({
        'default-src': "'self'",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
      expect(policy['script-src']).toBeUndefined()
      const headers = await headersOf(plain, path)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('lets no other site embed anything or keep hold of the window: pages, scripts, calls, files, refusals', async () => {
    const { token = '' } = await plain.as('admin')
    for (const path of [
      '/',
      '/a.js',
      '/nothing',
      '/metrics',
      '/demo/board',
      '/demo/nothing',
      '/brandDB/brandModification/B1',
      '/sources/none/x',
      '/api/v1/health',
      '/api/v1/docs',
      '/api/v1/openapi.json',
      '/api/v1/userinfo',
      '/api/v1/nothing',
      '/api/v1/bd/brand/list/export?format=csv&cond={"_id":"B1"}',
      '/api/v1/file/none',
    ]) {
      const headers = await headersOf(plain, path, { token })
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    }
    const tooLarge = await fetch(`${plain.url}/api/v1/signin`, {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
    })
    expect(tooLarge.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('lets pages show the hosts that the operator allows in frames, from the next page on', async () => {
    expect((await policyOf('/'))['frame-src']).toBe("'self' http://localhost:* https://localhost:*")
    await setParam(plain, 'iframe.allowed_hosts', ['bi.example.com:8443', '*.maps.example.com', 'Reports'])
    expect((await policyOf('/'))['frame-src']).toBe(
      [
        "'self'",
        'http://bi.example.com:8443 https://bi.example.com:8443',
        'http://*.maps.example.com:* https://*.maps.example.com:*',
        'http://reports:* https://reports:*',
      ].join(' '),
    )
    expect((await policyOf('/a.js'))['frame-src']).toBeUndefined()
    expect((await policyOf('/api/v1/health'))['frame-src']).toBeUndefined()
  })

  it('takes nothing but hosts from the operator', async () => {
    const tricks = frameHostRows.filter(({ read }) => read === null).map(({ entry }) => entry)
    await setParam(plain, 'iframe.allowed_hosts', tricks)
    expect((await policyOf('/'))['frame-src']).toBe("'self'")
    expect(await policyOf('/')).not.toHaveProperty('script-src')
  })

  it('lets pages show in frames what the console shows', async () => {
    await setParam(
      plain,
      'iframe.allowed_hosts',
      frameHostRows.map(({ entry }) => entry),
    )
    expect((await policyOf('/'))['frame-src']).toBe(
      ["'self'", ...frameHostRows.flatMap(({ sources }) => sources)].join(' '),
    )
  })

  it('lets the console frame the pages of the demo, and nobody else', async () => {
    const headers = await headersOf(plain, '/demo/board')
    expect(headers.get('x-frame-options')).toBeNull()
    expect((await policyOf('/demo/board'))['frame-ancestors']).toBe(
      "'self' http://localhost:* http://127.0.0.1:*",
    )
    for (const path of ['/demo', '/demonstration/', '/x/demo/']) {
      expect((await policyOf(path))['frame-ancestors'], path).toBe("'none'")
    }
  })

  it('stays with HTTPS once it came by it, as a proxy of the settings says', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    const strict = async (server: TestServer, headers: Record<string, string>) =>
      (await headersOf(server, '/', headers)).get('strict-transport-security')
    expect(await strict(trusting, https)).toMatch(/^max-age=\d{8}$/)
    expect(await strict(trusting, { 'x-forwarded-proto': 'http' })).toBeNull()
    expect(await strict(trusting, {})).toBeNull()
    expect(await strict(plain, https)).toBeNull()
  })
})

describe('a reply of the API', () => {
  // Not by fetch, which decompresses what it gets and then does not tell.
  const sizeOf = async (path: string, accepts: string) => {
    const { token } = await plain.as('admin')
    const [reply] = await once(
      request(`${plain.url}/api/v1${path}`, { headers: { token, 'accept-encoding': accepts } }).end(),
      'response',
    )
    const pieces: Buffer[] = await reply.toArray()
    return {
      encoding: reply.headers['content-encoding'],
      vary: reply.headers.vary,
      body: Buffer.concat(pieces),
    }
  }

  it('is compressed if it is long, for callers that accept it', async () => {
    const small = await sizeOf('/menu?range=ALL', 'br, gzip;q=0.8')
    expect(small).toMatchObject({ encoding: 'gzip', vary: 'accept-encoding' })
    for (const accepts of ['identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
      const whole = await sizeOf('/menu?range=ALL', accepts)
      expect(whole.encoding).toBeUndefined()
      expect(JSON.parse(String(gunzipSync(small.body)))).toEqual(JSON.parse(String(whole.body)))
      expect(small.body.length).toBeLessThan(whole.body.length / 4)
    }
  })

  it('is sent as it is if it is short', async () => {
    const { encoding, body } = await sizeOf('/health', 'gzip')
    expect(encoding).toBeUndefined()
    expect(JSON.parse(String(body))).toMatchObject({ errcode: 0 })
  })
})
