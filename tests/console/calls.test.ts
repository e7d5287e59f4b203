import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { createCalls } from '#src/providers/calls.ts'
import { configNow } from '#src/providers/config.ts'
import { fileNameIn } from '#src/providers/fileName.ts'
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
    expect(answer).toMatchObject({ list: [{ _id: 'a' }], total: 9, counters: { open: 3 } })
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

  it('carry the current site whatever they read, unless another one is given', async () => {
    const { asked } = fakeBackEnd({ 'GET /job': { list: [] }, 'GET /user/preference': { list: [] } })
    const { call } = open()
    await call({ method: 'GET', path: '/job' })
    await call({ method: 'GET', path: '/user/preference', query: { site: '9' } })
    expect(asked.map(({ query }) => query['site'])).toEqual(['2', '9'])
  })

  it('count the rows that came where the total is missing', async () => {
    fakeBackEnd({ 'GET /bdbrand': { list: [{ _id: 'a' }, { _id: 'b' }] } })
    expect(await open().list(brand)).toHaveProperty('total', 2)
  })

  it('are done, and no network failure, when a success comes without data', async () => {
    const done = () => Response.json({ errcode: 0 })
    fakeBackEnd({
      'GET /bdbrand': done,
      'GET /bdbrand/one': done,
      'GET /bdbrand/a': done,
      'POST /bdbrand': done,
      'PUT /bdbrand': done,
      'DELETE /bdbrand': done,
    })
    const { list, one, id, create, update, remove, upload, toasts } = open()
    expect(await list(brand)).toEqual({ list: [], total: 0 })
    expect(await one(brand, { cond: { code: 'A' } })).toEqual({})
    expect(await id(brand, 'a')).toEqual({})
    expect(await create(brand, { doc: { name: 'New' } })).toEqual({})
    expect(await update(brand, { cond: { _id: 'a' }, doc: { name: 'x' } })).toEqual({})
    expect(await remove(brand, { cond: { _id: 'a' } })).toEqual({})
    expect(await upload({ path: '/bdbrand', file: new File([''], 'a.csv') })).toEqual({})
    expect(toasts).toEqual([])
  })

  it('write', async () => {
    const { asked } = fakeBackEnd({
      'POST /bdbrand': {},
      'PUT /bdbrand': {},
      'DELETE /bdbrand': { removed: 1 },
    })
    const { create, update, remove } = open()
    await create(brand, { doc: { name: 'A' }, query: { manage: '1' } })
    await update(brand, { cond: { _id: 'a' }, doc: { name: 'B' } })
    expect(await remove(brand, { cond: { _id: 'a' } })).toEqual({ removed: 1 })
    expect(await remove(brand, { body: { ids: ['a'] } })).toEqual({ removed: 1 })
    expect(asked.map(({ method, query, body }) => [method, query, body])).toEqual([
      ['POST', { manage: '1' }, { name: 'A' }],
      ['PUT', { cond: '{"_id":"a"}' }, { name: 'B' }],
      ['DELETE', { cond: '{"_id":"a"}' }, undefined],
      ['DELETE', {}, { ids: ['a'] }],
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
    vi.setSystemTime(Date.now() + configNow().param('ui.toast_ms'))
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

describe('a download', () => {
  /** What the person was given: name and content. */
  let saved: { name: string; text: string }[]
  let blobs: Map<string, Blob>
  beforeEach(() => {
    saved = []
    blobs = new Map()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = `blob:${blobs.size}`
      if (blob instanceof Blob) blobs.set(url, blob)
      return url
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: this.href })
    })
  })
  afterEach(() => vi.restoreAllMocks())

  const file =
    (disposition?: string, text = 'a,b', type = 'text/csv') =>
    () =>
      new Response(text, {
        headers: { 'Content-Type': type, ...(disposition ? { 'Content-Disposition': disposition } : {}) },
      })

  it('is asked for at the current site, and saved under the name that the back end gives it', async () => {
    const { asked } = fakeBackEnd({
      'GET /bd/brand/list/export': file(
        "attachment; filename=x.csv; filename*=UTF-8''%E5%93%81%E7%89%8C.csv",
      ),
    })
    const { name } = await open().download({ path: '/bd/brand/list/export', query: { cond: { code: 'A' } } })
    expect(name).toBe('品牌.csv')
    expect(asked[0]).toMatchObject({
      query: { site: '2', cond: '{"code":"A"}' },
      headers: { token: 't1' },
    })
    expect(saved.map(({ name }) => name)).toEqual(['品牌.csv'])
    expect(await blobs.get('blob:0')?.text()).toBe('a,b')
  })

  it('is asked for at the site given instead', async () => {
    const { asked } = fakeBackEnd({ 'GET /x': file() })
    await open().download({ path: '/x', query: { site: '9' } })
    expect(asked[0]?.query).toEqual({ site: '9' })
  })

  it.each([
    ['the given name', 'list.csv', '/export/tenant_sale', 'list.csv'],
    ['the last part of the path, decoded', undefined, '/export/%E5%93%81.csv', '品.csv'],
    ['the last part of the path as it is when it is badly coded', undefined, '/export/%E5%.csv', '%E5%.csv'],
  ])('without a name of its own takes %s', async (_, name, path, expected) => {
    fakeBackEnd({ [`GET ${path}`]: file() })
    await open().download({ path, ...(name ? { name } : {}) })
    expect(saved[0]?.name).toBe(expected)
  })

  it.each([
    ['an error', 'application/json', '{"data":null,"errcode":4030,"errmsg":"没有权限"}', '没有权限'],
    ['an error under a wrong type', 'text/csv', ' {"errcode":4030,"errmsg":"没有权限"}', '没有权限'],
    ['an error without a text', 'application/json', '{"errcode":5001}', '5001'],
    [
      'an envelope without a file',
      'application/json',
      '{"data":{},"errcode":0,"errmsg":""}',
      '抱歉，网络错误',
    ],
    ['the page of a proxy', 'text/html; charset=utf-8', '<html>', '抱歉，网络错误'],
  ])('that brings %s saves nothing and says so', async (_, type, text, toast) => {
    fakeBackEnd({ 'GET /x': file(undefined, text, type) })
    const { download, toasts } = open()
    expect(await download({ path: '/x' })).toEqual({})
    expect(saved).toEqual([])
    expect(toasts).toEqual([toast])
  })

  it('may be a file of JSON', async () => {
    fakeBackEnd({ 'GET /x': file('attachment; filename="a.json"', '{"name":"A"}', 'application/json') })
    expect(await open().download({ path: '/x' })).toEqual({ name: 'a.json' })
    expect(saved[0]?.name).toBe('a.json')
  })

  it('leads to sign-in without a word when the session is over', async () => {
    fakeBackEnd({ 'GET /x': () => refusal(555, '请登录') })
    const { download, toasts, signedOut } = open()
    expect(await download({ path: '/x' })).toEqual({})
    expect(toasts).toEqual([])
    expect(signedOut).toHaveBeenCalledTimes(1)
  })

  it('that fails is told to the handler when there is one', async () => {
    fakeBackEnd({ 'GET /x': new Response('', { status: 502 }) })
    const { download, toasts } = open()
    const onError = vi.fn<(error: HttpError) => void>()
    expect(await download({ path: '/x' }, { onError })).toEqual({})
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ status: 502, errmsg: '抱歉，网络错误' })
    expect(toasts).toEqual([])
  })
})

describe('an upload', () => {
  const photo = new File(['bytes'], '照片.jpg', { type: 'image/jpeg' })

  it('sends what goes with it and the one file, and lets the browser name the type', async () => {
    const { asked } = fakeBackEnd({ 'POST /upload': { uid: 'f1' } })
    const params = { biz_type: 'tour', biz_id: null, rows: [1, 2], n: 3 }
    expect(await open().upload({ path: '/upload', params, file: photo })).toEqual({ uid: 'f1' })
    const form = asked[0]?.init.body
    if (!(form instanceof FormData)) throw new Error('no form')
    expect(
      [...form.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    ).toEqual([
      ['biz_type', 'tour'],
      ['rows', '[1,2]'],
      ['n', '3'],
      ['file', '照片.jpg'],
    ])
    expect(asked[0]?.headers).not.toHaveProperty('content-type')
    expect(asked[0]?.headers).toHaveProperty('token', 't1')
    expect(asked[0]?.query).toEqual({})
  })

  it('that fails is told, and its result is empty', async () => {
    fakeBackEnd({ 'POST /upload': refusal(4150, '不支持的文件类型') })
    const { upload, toasts } = open()
    expect(await upload({ path: '/upload', file: photo })).toEqual({})
    expect(toasts).toEqual(['不支持的文件类型'])
  })
})

describe('a file name', () => {
  it.each([
    ['attachment; filename="a b.csv"', 'a b.csv'],
    ['attachment; filename=a.csv', 'a.csv'],
    ['attachment;filename = a.csv ; size=3', 'a.csv'],
    [String.raw`attachment; filename="say \"hi\".csv"`, 'say "hi".csv'],
    ['attachment; filename="%E5%93%81.csv"', '品.csv'],
    ['attachment; filename="100%.csv"', '100%.csv'],
    ["attachment; filename*=UTF-8'zh'%E5%93%81.csv; filename=x.csv", '品.csv'],
    ["attachment; filename*=iso-8859-1''caf%E9.csv", 'café.csv'],
    ["attachment; filename*=UTF-8''%FF.csv; filename=x.csv", 'x.csv'],
    ["attachment; filename*=klingon''x; filename=y.csv", 'y.csv'],
    ['attachment; filename="../../etc/passwd"', 'etcpasswd'],
    ['attachment; filename="..%2F..%5Cx.csv"', 'x.csv'],
    ["attachment; filename*=UTF-8''%00%0Ax%E2%80%AEvsc.exe", 'xvsc.exe'],
    ['attachment; filename=".bashrc"', 'bashrc'],
    ['attachment; filename=""', null],
    ['attachment; filename="..."', null],
    ['attachment', null],
    ['attachment; notfilename=x', null],
  ])('in %s is %s', (disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name)
  })
})
