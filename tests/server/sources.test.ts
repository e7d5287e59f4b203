import { request } from 'node:http'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { text } from '#contract/fields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { bodyLimit } from '#server/http/readBody.ts'
import { readSettings } from '#server/base/settings.ts'
import { collectGarbage } from '#tests/support/collectGarbage.ts'
import { startRestService, type RestService } from '#tests/support/restService.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const noun = (
  name: string,
  path: `/${string}`,
  can = crudRules('branddb.brand.view', 'branddb.brand.edit'),
) => resource({ name, path, fields: { name: text() }, can, reach: 'none' })

const nouns = [
  noun('lot', '/lots'),
  noun('odd', '/odd'),
  noun('odd_tariff', '/odd/tariffs', { view: 'branddb.brand.view' }),
]

let service: RestService
let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  service = await startRestService([
    { id: 1, name: 'North' },
    { id: 2, name: 'South' },
  ])
  const gone = await startRestService([])
  await gone.stop()
  const withPassword = service.url.replace('//', '//console:s%40cret@')
  const DATA_SOURCES = `legacy=${withPassword}/api/v2/, gone=${gone.url}`
  server = await startTestServer(undefined, undefined, { DATA_SOURCES, DATA_SOURCES_TIMEOUT: '4' }, [
    {
      id: 'parking',
      externalResources: nouns,
      resources: [noun('own_lot', '/parking/own')],
      migrations: {
        '0001_own_lot': `create table own_lot (_id text primary key, name text);
          select add_common_columns('own_lot');`,
      },
    },
  ])
  for (const name of ['admin', 'brand.editor', 'auditor', 'nomenu', 'gz.officer'])
    tokens[name] = String((await server.as(name)).token)
})
afterAll(async () => {
  await server?.stop()
  await service?.stop()
})
beforeEach(() => heard())

interface RequestOptions extends RequestInit {
  as?: string
  headers?: Record<string, string>
}

const ask = async (path: string, { as = 'brand.editor', headers, ...init }: RequestOptions = {}) => {
  const answer = await fetch(`${server.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { token: tokens[as] ?? as, ...headers },
  })
  const body = await answer.text()
  const isJson = body !== '' && answer.headers.get('content-type')?.includes('json')
  const json: unknown = isJson ? JSON.parse(body) : undefined
  return { status: answer.status, headers: answer.headers, body, json }
}

/** What the service was asked since the last look. */
const heard = async () => {
  const all = await service.heard()
  const fresh = all.slice(seen)
  seen = all.length
  return fresh
}
let seen = 0

const lots = '/sources/legacy/lots'
const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

describe('someone who may work with records that live elsewhere', () => {
  it('lists, reads, adds, changes and removes them', async () => {
    const query = new URLSearchParams({ range: '[0,0]', sort: '["name","DESC"]', filter: '{"name_q":"o"}' })
    const page = await ask(`${lots}?${query}`)
    expect([page.status, page.json]).toEqual([200, [{ id: 2, name: 'South' }]])
    expect(page.headers.get('content-range')).toBe('lots 0-0/2')

    const made = await ask(lots, { method: 'POST', ...json({ name: 'Garden 花园' }) })
    expect([made.status, made.json]).toEqual([201, { id: 3, name: 'Garden 花园' }])
    expect((await ask(`${lots}/3`, { method: 'PUT', ...json({ name: 'Court' }) })).status).toBe(200)
    expect((await ask(`${lots}/3`, { method: 'PATCH', ...json({ name: 'Roof' }) })).status).toBe(200)
    expect((await ask(`${lots}/3`)).json).toEqual({ id: 3, name: 'Roof' })
    const removed = await ask(`${lots}/3`, { method: 'DELETE' })
    expect([removed.status, removed.body]).toEqual([204, ''])
    expect((await ask(`${lots}/3`)).json).toEqual({ message: 'No such record' })

    const urls = (await heard()).map(({ method, url }) => `${method} ${url}`)
    expect(urls[0]).toBe(`GET /api/v2/lots?${query}`)
    expect(urls.slice(1, 3)).toEqual(['POST /api/v2/lots', 'PUT /api/v2/lots/3'])
  })

  it('is told at the field what the service found wrong', async () => {
    const { status, json: said } = await ask(lots, { method: 'POST', ...json({ name: 'North' }) })
    expect([status, said]).toMatchObject([422, { errors: { name: 'This name is taken' } }])
  })
})

describe('the service', () => {
  it('learns who asks, and gets neither token nor cookies', async () => {
    await ask(`${lots}/1`, {
      headers: {
        cookie: 'theirs=1',
        authorization: 'Bearer mine',
        'x-atrium-user': 'U001',
        'x-request-id': 'made up',
        'x-forwarded-for': '10.0.0.1',
        'accept-language': 'en',
      },
    })
    const [call] = await heard()
    const id = (await server.as('brand.editor').then((one) => one.call('GET', '/userinfo'))).data._id
    expect(call?.headers).toMatchObject({
      'x-atrium-user': id,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      authorization: `Basic ${btoa('console:s@cret')}`,
      'accept-language': 'en',
      host: new URL(service.url).host,
    })
    expect(JSON.stringify(call)).not.toContain(tokens['brand.editor'])
    for (const name of ['token', 'cookie', 'x-forwarded-for', 'referer', 'origin'])
      expect(call?.headers).not.toHaveProperty(name)
  })

  it('never hears of somebody without a session', async () => {
    const out = await server.as('brand.editor')
    await out.call('POST', '/signout')
    for (const as of ['', 'x'.repeat(43), String(out.token)]) {
      const { status, json: said } = await ask(lots, { as, headers: { 'accept-language': 'en' } })
      expect([status, said]).toEqual([
        401,
        { data: null, errcode: 555, errmsg: 'Your session has ended. Please sign in again' },
      ])
    }
    const inAddress = await fetch(`${server.url}${lots}?token=${tokens['admin']}`)
    expect(inAddress.status).toBe(401)
    expect(await heard()).toEqual([])
  })

  it('never hears of somebody who has to change the password first', async () => {
    await sql`update "user" set must_change_password = true where username = 'gz.officer'`.execute(
      server.database.db,
    )
    expect(await ask(lots, { as: 'gz.officer' })).toMatchObject({
      status: 403,
      json: { errcode: 4030, data: { reason: 'must_change_password' } },
    })
    expect(await heard()).toEqual([])
  })

  const rights: readonly [string, string, Readonly<Record<string, number>>][] = [
    ['auditor', lots, { GET: 200, POST: 403, PUT: 403, PATCH: 403, DELETE: 403 }],
    ['nomenu', lots, { GET: 403, POST: 403, PUT: 403, PATCH: 403, DELETE: 403 }],
    // The rules of the longer path hold, and what the contract lets nobody do nobody does.
    ['admin', '/sources/legacy/odd/tariffs', { GET: 200, POST: 403, PUT: 403, PATCH: 403, DELETE: 403 }],
    ['admin', lots, { OPTIONS: 405, HEAD: 405, PROPFIND: 405 }],
  ]

  it.each(rights)('hears from %s at %s what the contract allows', async (as, path, expected) => {
    for (const [method, status] of Object.entries(expected)) {
      expect((await ask(path, { as, method })).status, method).toBe(status)
    }
    const allowed = Object.keys(expected).filter((method) => expected[method] === 200)
    expect((await heard()).map(({ method }) => method)).toEqual(allowed)
  })
})

describe('an address that is none', () => {
  it.each([
    '/sources',
    '/sources/',
    '/sources/legacy',
    '/sources/legacy/',
    '/sources/nowhere/lots',
    '/sources/constructor/lots',
    '/sources/LEGACY/lots',
    '/sources/legacy/lotsofthem',
    '/sources/legacy/users',
    // These are answered here.
    '/sources/legacy/bdbrand',
    '/sources/legacy/bdbrand/B1',
    '/sources/legacy/user',
    '/sources/legacy/parking/own',
    '/sources/legacy/lots/../bdbrand',
  ])('%s is not found', async (path) => {
    expect(await ask(path, { as: 'admin' })).toMatchObject({ status: 404, json: { errcode: 4041 } })
    expect(await heard()).toEqual([])
  })

  /** As typed: `fetch` would tidy the address up. */
  const askRaw = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const options = { method, path, headers: { token: tokens['admin'] } }
      request(server.url, options, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })

  const ways = [
    '/../secret',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/%2E%2E%2Fsecret',
    '/%252e%252e%252fsecret',
    '/%25252e%25252e/secret',
    '/..%5csecret',
    '/..\\secret',
    '/..;/secret',
    '/.%00./secret',
    '/%c0%ae%c0%ae/secret',
    '/%c0%af..',
    '//evil.example/lots',
    '/1//secret',
    '/1%0d%0aX-Evil:1',
    '/.env',
    '/1%ff',
  ]

  it('never leads out of the service’s own', async () => {
    for (const way of ways) {
      for (const path of [lots + way, `/sources/legacy${way}`, `/sources/legacy${way}/lots`])
        expect([400, 404, 405, 200], path).toContain(await askRaw(path))
    }
    expect((await heard()).filter(({ url }) => !isWithin(url))).toEqual([])
  })

  it('whatever is typed into it', { timeout: 60_000 }, async () => {
    const bits = [
      'lots',
      '1',
      '.',
      '..',
      '/',
      '\\',
      ';',
      '%2e',
      '%2f',
      '%5c',
      '%25',
      '%00',
      '@',
      ':',
      '%',
      '花',
    ]
    const path = fc
      .array(fc.constantFrom(...bits), { maxLength: 8 })
      .map((parts) => encodeURI(`/sources/legacy/lots/${parts.join('')}`).replaceAll('%25', '%'))
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH')
    const seed = 20261115
    await fc.assert(
      fc.asyncProperty(path, method, async (address, how) => {
        const status = await askRaw(address, how)
        // 500 is the service's own word for a body that is none.
        expect(status, `${how} ${address}`).toSatisfy((code: number) => code < 500 || how !== 'GET')
      }),
      { seed, numRuns: 400 },
    )
    expect((await heard()).filter(({ url }) => !isWithin(url))).toEqual([])
  })

  /** Whether the most obliging server would still look below `/api/v2/lots`. */
  function isWithin(url: string): boolean {
    let path = url.split('?')[0] ?? ''
    for (let i = 0; i < 5; i++)
      path = path.replace(/%(?:25|2e|2f|5c|c0%a[ef])/gi, (code) => plain[code.toLowerCase()] ?? '')
    const parts: string[] = []
    for (const part of path.split(/[/\\]/)) {
      if (/^\.\.($|;)/.test(part)) parts.pop()
      else if (part !== '' && part !== '.') parts.push(part)
    }
    return parts.slice(0, 3).join('/') === 'api/v2/lots'
  }
  const plain: Record<string, string> = {
    '%25': '%',
    '%2e': '.',
    '%2f': '/',
    '%5c': '\\',
    '%c0%ae': '.',
    '%c0%af': '/',
  }
})

describe('a service that is not well', () => {
  const odd = (how: string) => `/sources/legacy/odd/${how}`

  it('is gone: 502', async () => {
    expect(await ask('/sources/gone/lots')).toMatchObject({
      status: 502,
      json: { errcode: 5002, data: { source: 'gone', reason: 'unreachable' } },
    })
  })

  it('does not answer in time: 504', async () => {
    expect(await ask(odd('silent'))).toMatchObject({
      status: 504,
      json: { errcode: 5002, data: { source: 'legacy', reason: 'timeout' } },
    })
  })

  it.each([
    ['halting', 504, 'timeout'],
    ['cut', 502, 'unreachable'],
    ['flooding', 502, 'too_large'],
  ])('breaks off in the middle (%s): %i, and nothing of it is shown', async (how, status, reason) => {
    expect(await ask(odd(how))).toMatchObject({ status, json: { errcode: 5002, data: { reason } } })
    expect((await ask(`${lots}/1`)).status).toBe(200)
  })

  it('is waited for no longer when garbage is collected meanwhile', async () => {
    const asked = ask(odd('halting'))
    const collecting = setInterval(() => void collectGarbage(), 500)
    const told = await asked.finally(() => clearInterval(collecting))
    expect(told).toMatchObject({ status: 504, json: { data: { reason: 'timeout' } } })
  })

  it('sends elsewhere: 502, and nobody goes there', async () => {
    const { status, headers, json: said } = await ask(odd('moved'))
    expect([status, said]).toMatchObject([502, { data: { reason: 'redirect' } }])
    expect(headers.get('location')).toBeNull()
    expect((await heard()).map(({ url }) => url)).toEqual(['/api/v2/odd/moved'])
  })

  it.each(['broken', 'script'])(
    'answers a page or a program (%s): data to read, on no account ours',
    async (how) => {
      const { headers } = await ask(odd(how))
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toBe('attachment')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('has its own way with the browser: its headers stay there', async () => {
    const { status, headers, json: said } = await ask(odd('stranger'))
    // 401 would say that the session here is over.
    expect([status, said]).toEqual([403, { errcode: 555, message: 'Who are you?' }])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-range': 'stranger 0-0/1',
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    })
    for (const name of ['set-cookie', 'www-authenticate', 'access-control-allow-origin', 'refresh'])
      expect(headers.get(name), name).toBeNull()
  })
})

describe('a body', () => {
  it('that is too large is refused, whether it says so or not, and the service never hears of it', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(bodyLimit) })
    expect(await ask(lots, { method: 'POST', body })).toMatchObject({ status: 413, json: { errcode: 4131 } })
    const inParts = new Blob([body]).stream()
    const init = { method: 'POST', body: inParts, duplex: 'half' } as RequestInit
    expect(await ask(lots, init as RequestOptions)).toMatchObject({ status: 413 })
    expect(await heard()).toEqual([])
  })

  it('that is nearly too large arrives whole', async () => {
    const name = 'x'.repeat(bodyLimit - 100)
    const { json: made } = await ask(lots, { method: 'POST', ...json({ name }) })
    expect(made).toMatchObject({ name })
  })
})

describe('a start', () => {
  it.each([
    'legacy',
    'legacy=rest.internal',
    'legacy=ftp://rest.internal',
    'legacy=https://',
    'legacy=https://rest.internal/api?key=1',
    'legacy=https://rest.internal/#api',
    'legacy=http://a, legacy=http://b',
    '2nd=http://a',
    'a/b=http://a',
    'legacy=http://a http://b',
    '=http://a',
  ])('is refused when DATA_SOURCES is %j', (DATA_SOURCES) => {
    expect(() => readSettings({ DATA_SOURCES })).toThrow(
      'DATA_SOURCES: must be ids with addresses, each id once, such as legacy=https://rest.internal:8080/api',
    )
  })

  it.each([
    ['legacy=http://127.0.0.1:4100/api/v1', '4100', undefined],
    ['legacy=http://LOCALHOST:4100', '4100', undefined],
    ['legacy=http://[::1]:4100/', '4100', undefined],
    ['a=http://10.0.0.1, legacy=http://localhost/api', '80', undefined],
    ['legacy=https://mall.example/api/v1', '4100', 'https://mall.example'],
    ['legacy=https://mall.example/API/%76%31/', '4100', 'https://mall.example/'],
    ['legacy=https://mall.example/sources/other', '4100', 'https://mall.example'],
  ])('is refused when a service is this server itself: %s', (DATA_SOURCES, PORT, PUBLIC_URL) => {
    expect(() => readSettings({ DATA_SOURCES, PORT, PUBLIC_URL })).toThrow(
      'DATA_SOURCES: legacy leads back to this server, which is no source of its own',
    )
  })

  it('takes a service beside this server', () => {
    const beside = 'legacy=http://localhost:4101/api/v1, old=https://mall.example/old/api/v1'
    const settings = readSettings({ DATA_SOURCES: beside, PORT: '4100', PUBLIC_URL: 'https://mall.example' })
    expect([...settings.DATA_SOURCES.keys()]).toEqual(['legacy', 'old'])
  })

  it('takes one service, several or none', () => {
    const read = (DATA_SOURCES?: string) =>
      [...readSettings({ DATA_SOURCES }).DATA_SOURCES].map(([id, { href }]) => `${id} ${href}`)
    expect(read()).toEqual([])
    expect(read('')).toEqual([])
    expect(read(' legacy=https://rest.internal:8080/api ,crm2 = http://10.0.0.7,')).toEqual([
      'legacy https://rest.internal:8080/api',
      'crm2 http://10.0.0.7/',
    ])
    expect(() => readSettings({ DATA_SOURCES_TIMEOUT: '0' })).toThrow('DATA_SOURCES_TIMEOUT: must be')
  })
})
