import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brand.ts'
import { createCalls, errorToastMs } from '#src/providers/calls.ts'
import { createHttp, type HttpError } from '#src/providers/http.ts'
import { envelope, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

function open() {
  const toasts: string[] = []
  const signedOut = vi.fn<() => void>()
  const calls = createCalls({
    http: createHttp({ token: () => 't1', locale: () => 'zh_CN' }),
    site: () => '2',
    notify: (message) => toasts.push(message),
    onSignedOut: signedOut,
  })
  return { ...calls, toasts, signedOut }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the generic calls', () => {
  it('list at the current site', async () => {
    const { asked } = fakeBackEnd({
      'GET /bdbrand': { list: [{ _id: 'a' }], total: 9, counters: { open: 3 } },
    })
    const answer = await open().list(brand, { cond: { status: 'active' }, sort: { name: 1 }, range: '0-9' })
    expect(answer).toEqual({ list: [{ _id: 'a' }], total: 9, counters: { open: 3 } })
    expect(asked[0]?.query).toEqual({
      site: '2',
      cond: '{"status":"active"}',
      sort: '{"name":1}',
      range: '0-9',
    })
  })

  it('use the site given instead', async () => {
    const { asked } = fakeBackEnd({
      'GET /bdbrand': { list: [] },
      'GET /bdbrand/one': null,
      'GET /bdbrand/a': {},
    })
    const { list, one, id } = open()
    await list(brand, { site: '9' })
    await one(brand, { site: '9', cond: { code: 'A' } })
    await id(brand, 'a', { site: '9' })
    expect(asked.map(({ query }) => query['site'])).toEqual(['9', '9', '9'])
  })

  it('count the rows that came where the total is missing', async () => {
    fakeBackEnd({ 'GET /bdbrand': { list: [{ _id: 'a' }, { _id: 'b' }] } })
    expect(await open().list(brand)).toHaveProperty('total', 2)
  })

  it('write', async () => {
    const { asked } = fakeBackEnd({
      'POST /bdbrand': {},
      'PUT /bdbrand': {},
      'DELETE /bdbrand': { removed: 1 },
    })
    const { create, update, remove } = open()
    await create(brand, { name: 'A' })
    await update(brand, { cond: { _id: 'a' }, doc: { name: 'B' } })
    expect(await remove(brand, { _id: 'a' })).toEqual({ removed: 1 })
    expect(asked.map(({ method, query, body }) => [method, query['cond'], body])).toEqual([
      ['POST', undefined, { name: 'A' }],
      ['PUT', '{"_id":"a"}', { name: 'B' }],
      ['DELETE', '{"_id":"a"}', undefined],
    ])
  })
})

describe('a failed call', () => {
  it('is told to the person, and its result is empty', async () => {
    fakeBackEnd({ 'GET /bdbrand': refusal(4030, '没有权限') })
    const { list, toasts } = open()
    expect(await list(brand)).toEqual({})
    expect(toasts).toEqual(['没有权限'])
  })

  it('is told to the handler instead when there is one', async () => {
    fakeBackEnd({ 'GET /bdbrand': refusal(4030, '没有权限') })
    const { list, toasts } = open()
    const onError = vi.fn<(error: HttpError) => void>()
    expect(await list(brand, {}, { onError })).toEqual({})
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ errcode: 4030, errmsg: '没有权限' })
    expect(toasts).toEqual([])
  })

  it.each([
    ['the session is over', refusal(555, '请登录'), 1],
    ['the token did not pass', refusal(4001, '访问令牌验证失败'), 0],
  ])('is silent when %s', async (_, answer, ends) => {
    fakeBackEnd({ 'GET /bdbrand': answer })
    const { list, toasts, signedOut } = open()
    expect(await list(brand)).toEqual({})
    expect(toasts).toEqual([])
    expect(signedOut).toHaveBeenCalledTimes(ends)
  })

  it.each([
    ['a lost connection', new TypeError()],
    ['a list that is none', envelope({ list: 3 })],
    ['a page of HTML', new Response('<html>')],
  ])('by %s says the network is at fault', async (_, answer) => {
    fakeBackEnd({ 'GET /bdbrand': answer })
    const { list, toasts } = open()
    expect(await list(brand)).toEqual({})
    expect(toasts).toEqual(['抱歉，网络错误'])
  })

  it('is told once while its toast shows', async () => {
    fakeBackEnd({ 'GET /bdbrand': () => refusal(4030, 'A'), 'GET /bdbrand/one': () => refusal(4030, 'B') })
    const { list, one, toasts } = open()
    await list(brand)
    await list(brand)
    await one(brand, {})
    expect(toasts).toEqual(['A', 'B'])
    vi.setSystemTime(Date.now() + errorToastMs)
    await list(brand)
    expect(toasts).toEqual(['A', 'B', 'A'])
  })

  it('that was aborted is no failure', async () => {
    const abort = new AbortController()
    abort.abort()
    fakeBackEnd({ 'GET /bdbrand': { list: [] } })
    const { list, toasts } = open()
    expect(await list(brand, {}, { signal: abort.signal })).toEqual({})
    expect(toasts).toEqual([])
  })
})
