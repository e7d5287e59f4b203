import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp, HttpError } from '#src/providers/http.ts'
import { addressOf } from '#src/providers/transmission.ts'
import type { Locale } from '#src/providers/locale.ts'
import { secondsAhead } from '#src/providers/serverClock.ts'
import { envelope, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

const http = (token: string | null = 't1', locale: Locale = 'zh_CN') =>
  createHttp({ token: () => token, locale: () => locale })

/** What a call was refused with. */
const failure = async (call: Promise<unknown>): Promise<HttpError> => {
  const error = await call.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpError)) throw error
  return error
}

afterEach(() => vi.unstubAllGlobals())

describe('an address', () => {
  it.each([
    ['/bdbrand', '/api/v1/bdbrand'],
    ['bdbrand', '/api/v1/bdbrand'],
    ['/api/v1/userinfo', '/api/v1/userinfo'],
    ['/api/v1/api/v1/userinfo', '/api/v1/userinfo'],
    ['//evil.example/x', '/api/v1/evil.example/x'],
    ['https://other.example/data', 'https://other.example/data'],
  ])('%s is fetched from %s', (path, address) => {
    expect(addressOf(path, {})).toBe(address)
  })

  it('carries objects as JSON, texts untouched, and leaves absent parts out', () => {
    const query = { cond: { name: '面包' }, sort: '{"_id":1}', site: null, range: undefined }
    const [path, search] = addressOf('/bdbrand', query).split('?')
    expect(path).toBe('/api/v1/bdbrand')
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      cond: '{"name":"面包"}',
      sort: '{"_id":1}',
    })
  })
})

describe('the time of the back end', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toUTCString()
  const at = async (date: string, path = '/param') => {
    fakeBackEnd({ 'GET /param': Response.json({ data: {} }, { headers: { date } }) })
    await http().send({ method: 'GET', path })
    return secondsAhead() / 3600
  }

  it('is that of its latest reply, where the clock of the device is wrong', async () => {
    expect(await at(hours(30))).toBeCloseTo(30, 2)
    expect(await at(hours(-30))).toBeCloseTo(-30, 2)
    expect(await at('')).toBeCloseTo(-30, 2)
    expect(await at(hours(0.005))).toBe(0)
  })

  it('is not that of another host', async () => {
    await at(hours(0))
    fakeBackEnd({ 'GET /data': Response.json({ data: {} }, { headers: { date: hours(5) } }) })
    await http().send({ method: 'GET', path: 'https://other.example/data' })
    expect(secondsAhead()).toBe(0)
  })
})

describe('a call', () => {
  it('carries token, language and credentials, and is never cached', async () => {
    const { asked } = fakeBackEnd({ 'POST /bdbrand': { _id: 'b1' } })
    await http('t1', 'zh_TW').send({ method: 'POST', path: '/bdbrand', body: { name: 'Aroma' } })
    expect(asked[0]).toMatchObject({
      headers: { token: 't1', 'content-type': 'application/json', 'accept-language': 'zh-HK' },
      body: { name: 'Aroma' },
      init: { cache: 'no-store', credentials: 'include' },
    })
  })

  it('has no token header before sign-in', async () => {
    const { asked } = fakeBackEnd({ 'GET /health': {} })
    await http(null).send({ method: 'GET', path: '/health' })
    expect(asked[0]?.headers).not.toHaveProperty('token')
  })

  it('never gives token or cookies to another host', async () => {
    const { asked } = fakeBackEnd({ 'GET /data': {} })
    await http().send({ method: 'GET', path: 'https://other.example/data' })
    expect(asked[0]?.headers).not.toHaveProperty('token')
    expect(asked[0]?.init.credentials).toBe('omit')
  })

  it('gives the token to an absolute address of our own host', async () => {
    const { asked } = fakeBackEnd({ 'GET /data': {} })
    await http().send({ method: 'GET', path: `${location.origin}/data` })
    expect(asked[0]?.headers).toHaveProperty('token', 't1')
  })

  it.each([
    ['inside the data', { data: { access_token: 'new' } }],
    ['beside the data', { data: {}, access_token: 'new' }],
  ])('finds the token %s', async (_, answer) => {
    fakeBackEnd({ 'POST /signin': Response.json(answer) })
    expect(await http(null).send({ method: 'POST', path: '/signin' })).toMatchObject({ token: 'new' })
  })

  it.each([
    ['nothing in it', {}, null],
    ['errcode 0 alone', { errcode: 0 }, null],
    ['an empty errmsg alone', { errmsg: '' }, null],
    ['a token alone', { access_token: 't2' }, 't2'],
    ['what nobody knows', { list: [] }, null],
  ])('succeeds with %s, and has no data', async (_, answer, token) => {
    fakeBackEnd({ 'GET /x': Response.json(answer) })
    expect(await http().send({ method: 'GET', path: '/x' })).toEqual({ data: undefined, token })
  })

  it.each([
    ['errcode 0 and an empty errmsg', { data: 1, errcode: 0, errmsg: '' }],
    ['neither of them', { data: 1 }],
    ['data null', { data: null, errcode: 0 }],
  ])('succeeds with %s', async (_, answer) => {
    fakeBackEnd({ 'GET /x': Response.json(answer) })
    expect(await http().send({ method: 'GET', path: '/x' })).toEqual({ data: answer.data, token: null })
  })
})

describe('a failed call', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
  })

  it.each([
    ['an errcode', { errcode: 4030, errmsg: '没有权限', data: { x: 1 } }, 4030, '没有权限'],
    ['only an errmsg', { errmsg: '库存不足', data: {} }, 0, '库存不足'],
    ['only an errcode', { errcode: 4040 }, 4040, '4040'],
  ])('with %s is an error of the back end', async (_, answer, errcode, message) => {
    fakeBackEnd({ 'GET /x': Response.json(answer) })
    const error = await failure(http().send({ method: 'GET', path: '/x' }))
    expect(error).toMatchObject({ errcode, message, errmsg: message, status: 200, isNetwork: false })
  })

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['status 500 with a page', new Response('<h1>oops</h1>', { status: 500 })],
    ['status 502 with an envelope', Response.json({ data: {}, errcode: 0 }, { status: 502 })],
    ['a page with status 200', new Response('<!doctype html>')],
    ['cut JSON', new Response('{"data": {"li')],
    ['an empty answer', new Response('')],
    ['null', new Response('null')],
    ['a list in place of an envelope', Response.json([])],
    ['a text in place of an envelope', Response.json('done')],
  ])('with %s says that the network is at fault', async (_, answer) => {
    fakeBackEnd({ 'GET /x': answer })
    const error = await failure(http().send({ method: 'GET', path: '/x' }))
    expect(error).toMatchObject({ message: '抱歉，网络错误', isNetwork: true })
  })

  it.each([
    ['zh_CN', '抱歉，网络错误'],
    ['zh_TW', '抱歉，網絡錯誤'],
    ['en_US', 'Sorry, network error'],
  ] as const)('says so in %s', async (locale, text) => {
    fakeBackEnd({ 'GET /x': new TypeError() })
    expect((await failure(http(null, locale).send({ method: 'GET', path: '/x' }))).message).toBe(text)
  })

  it('keeps the code and the trace of a crash for the person to quote', async () => {
    fakeBackEnd({
      'GET /x': Response.json({ errcode: 5000, errmsg: 'x', data: { trace_id: 'abc' } }, { status: 500 }),
    })
    const error = await failure(http().send({ method: 'GET', path: '/x' }))
    expect(error).toMatchObject({ errcode: 5000, status: 500, data: { trace_id: 'abc' }, isNetwork: true })
  })

  it('is silent when the session is over or its token did not pass', async () => {
    fakeBackEnd({
      'GET /x': refusal(555, '请登录'),
      'GET /y': refusal(4001, '访问令牌验证失败'),
      'GET /z': refusal(4001, '?'),
    })
    const [over, token, other] = await Promise.all(
      ['/x', '/y', '/z'].map((path) => failure(http().send({ method: 'GET', path }))),
    )
    expect(over).toMatchObject({ isSignedOut: true, isSilent: true })
    expect(token).toMatchObject({ isSignedOut: false, isSilent: true })
    expect(other).toMatchObject({ isSignedOut: false, isSilent: false })
  })

  it('logs the stack that the back end sent', async () => {
    fakeBackEnd({ 'GET /x': Response.json({ errcode: 5000, errmsg: 'x', errstack: 'at line 1' }) })
    await failure(http().send({ method: 'GET', path: '/x' }))
    expect(console.error).toHaveBeenCalledWith('at line 1')
  })

  it('that was aborted is not an error of ours', async () => {
    const abort = new AbortController()
    fakeBackEnd({
      'GET /x': () => {
        abort.abort()
        return envelope({})
      },
    })
    await expect(http().send({ method: 'GET', path: '/x', signal: abort.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    )
  })
})
