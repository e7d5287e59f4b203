// @runs embedded only
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import { serveConsoleAlone } from '#tests/support/consoleAlone.ts'
import { freePort } from '#tests/support/freePort.ts'
import { killServers, spawnServer } from '#tests/support/serverProcess.ts'

interface HeardRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** What the back end was asked, and what it answers instead of `{}`. */
const heard: HeardRequest[] = []
let answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
const backEnd = createServer((request, response) => {
  if (answer) return answer(request, response)
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: {}, errcode: 0, errmsg: '' }))
  })
})

const folder = mkdtempSync(join(tmpdir(), 'atrium-alone-'))
let host = ''
let alone: Awaited<ReturnType<typeof serve>>
let url = ''
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Atrium</title>')
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(backEnd.address() as AddressInfo).port}`
  alone = await serve({
    API_URL: `http://gate:p%40ss@${host}/mall/v2`,
    API_PATHS: '/signin=/auth/login',
  })
  url = alone.url
})
afterAll(async () => {
  await killServers()
  await alone.stop()
  backEnd.closeAllConnections()
  backEnd.close()
  rmSync(folder, { recursive: true, force: true })
})

const serve = (settings: { API_URL: string; API_PATHS?: string }) =>
  serveConsoleAlone({ ...settings }, folder)

async function whenAnswering(respond: typeof answer, path = '/bdbrand', init: RequestInit = {}) {
  answer = respond
  try {
    return await fetch(`${url}/api/v1${path}`, { redirect: 'manual', ...init })
  } finally {
    answer = undefined
  }
}

describe('a call that is handed over', () => {
  it('goes to the same path below the address of the back end, with its query, body and session', async () => {
    await fetch(`${url}/api/v1/bdbrand?cond=%7B%22_id%22%3A%22a%22%7D`, {
      method: 'PUT',
      headers: {
        token: 't1',
        'accept-language': 'zh-Hant',
        'content-type': 'application/json',
        cookie: 'lb=7',
      },
      body: '{"name":"茶"}',
    })
    const { method, url: asked, headers, body } = heard.at(-1) as HeardRequest
    expect([method, asked, body]).toEqual([
      'PUT',
      '/mall/v2/bdbrand?cond=%7B%22_id%22%3A%22a%22%7D',
      '{"name":"茶"}',
    ])
    expect(headers).toMatchObject({
      token: 't1',
      'accept-language': 'zh-Hant',
      'content-type': 'application/json',
      'content-length': '14',
      cookie: 'lb=7',
      host,
    })
  })

  it('says from where it comes, and carries the credentials of the address', async () => {
    await fetch(`${url}/api/v1/menu`, {
      headers: { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer x' },
    })
    expect(heard.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      authorization: `Basic ${Buffer.from('gate:p@ss').toString('base64')}`,
    })
  })

  it('goes to another path where the setting says so', async () => {
    await fetch(`${url}/api/v1/signin`, { method: 'POST', body: '{}' })
    expect(heard.at(-1)?.url).toBe('/mall/v2/auth/login')
  })

  it.each(['/%2e%2e/admin', '/a/%2e%2e%2fadmin', '//evil.example', '/.env'])(
    'never leaves the address of the back end: %s',
    async (path) => {
      const before = heard.length
      const response = await fetch(`${url}/api/v1${path}`)
      expect(response.ok).toBe(false)
      expect(heard).toHaveLength(before)
    },
  )

  it('is at the prefix of the specification where the address has no path of its own', async () => {
    const other = await serve({ API_URL: `http://${host}` })
    await fetch(`${other.url}/api/v1/menu`)
    await other.stop()
    expect(heard.at(-1)?.url).toBe('/api/v1/menu')
  })
})

describe('what the back end answers', () => {
  it('comes back with its status, as data that no browser runs', async () => {
    const response = await whenAnswering((_, to) =>
      to.writeHead(404, { 'content-type': 'text/html', 'x-powered-by': 'x' }).end('<script>1</script>'),
    )
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('x-powered-by')).toBe(false)
  })

  it('keeps the name of a file', async () => {
    const disposition = "attachment; filename*=UTF-8''%E5%93%81%E7%89%8C.csv"
    const response = await whenAnswering((_, to) =>
      to.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': disposition }).end('a,b'),
    )
    expect(response.headers.get('content-disposition')).toBe(disposition)
    expect(await response.text()).toBe('a,b')
  })

  it('has its cookies tied to the calls of the console', async () => {
    const response = await whenAnswering((_, to) =>
      to
        .writeHead(200, { 'set-cookie': ['sid=1; Domain=api.example.com; Path=/; HttpOnly', 'lb=2'] })
        .end('{}'),
    )
    expect(response.headers.getSetCookie()).toEqual(['sid=1; HttpOnly; Path=/api/v1', 'lb=2; Path=/api/v1'])
  })

  it('streams: an event is here before the next one is made', async () => {
    let next = () => {}
    const response = await whenAnswering((_, to) => {
      to.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
      next = () => void to.end('data: 2\n\n')
    }, '/events')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('data: 1\n\n')
    next()
    expect((await reader?.read())?.value).toBe('data: 2\n\n')
  })

  it('ends when the person has gone', async () => {
    const gone = new AbortController()
    const closed = Promise.withResolvers<string>()
    await whenAnswering(
      (_, to) => {
        to.on('close', () => closed.resolve('closed'))
        to.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
      },
      '/events',
      { signal: gone.signal },
    )
    gone.abort()
    expect(await closed.promise).toBe('closed')
  })

  it('may come while something is still being sent', async () => {
    const first = Promise.withResolvers<string>()
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const sending = whenAnswering(
      (request, to) => {
        request.once('data', (part: Buffer) => first.resolve(part.toString()))
        request.on('end', () => to.end('{}'))
      },
      '/upload',
      { method: 'POST', body: readable, duplex: 'half' } as RequestInit,
    )
    await writer.write(Buffer.from('the beginning'))
    expect(await first.promise).toBe('the beginning')
    await writer.close()
    expect((await sending).status).toBe(200)
  })
})

describe('a back end that gives no answer', () => {
  const noAnswer = { errcode: 5002, errmsg: expect.stringMatching(/./) }

  it('is told as 5002 with a status of its own, so that nobody is signed out by it', async () => {
    const other = await serve({ API_URL: `http://127.0.0.1:${await freePort()}` })
    const response = await fetch(`${other.url}/api/v1/validity`, { method: 'POST' })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ ...noAnswer, data: { reason: 'unreachable' } })
    await other.stop()
  })

  it('or one that leads elsewhere is followed nowhere', async () => {
    const response = await whenAnswering((_, to) =>
      to.writeHead(302, { location: `http://${host}/inside` }).end(),
    )
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ ...noAnswer, data: { reason: 'redirect' } })
  })
})

describe('the server that serves the console alone', () => {
  it('says so at an address of its own', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({
      data: { status: 'ok', version: 'test', backend: host },
      errcode: 0,
      errmsg: '',
    })
  })

  it('lets the console show the frames that the back end names, and no others', async () => {
    const other = await serve({ API_URL: `http://${host}` })
    answer = (_, to) => void to.end('{"data":{"params":{"iframe.allowed_hosts":["bi.example.com"]}}}')
    const page = await fetch(other.url)
    answer = undefined
    await other.stop()
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self' http://bi.example.com:* ")
  })

  it('starts without a database and leaves none', async () => {
    const data = join(folder, 'data')
    const alone = await spawnServer({ API_URL: `http://${host}`, DATA_DIR: data })
    await alone.ready()
    expect(heard.at(-1)?.url).toBe('/api/v1/health')
    expect(alone.printed()).toContain(`Back end:         http://${host}`)
    expect((await alone.stop()).code).toBe(0)
    expect(readdirSync(folder)).not.toContain('data')
  })

  it.each([
    ['API_URL', 'ftp://host/api'],
    ['API_URL', 'https://host/api?x=1'],
    ['API_PATHS', 'signin=/login'],
    ['API_PATHS', '/signin=/a, /signin=/b'],
    ['API_PATHS', '/signin=https://elsewhere'],
  ])('refuses a setting that cannot be used: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })
})
