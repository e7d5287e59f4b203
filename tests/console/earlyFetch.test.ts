import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginReading, createEarlyFetch, type BegunReadings } from '#src/providers/earlyFetch.ts'
import { createHttp } from '#src/providers/http.ts'
import type { Locale } from '#src/providers/locale.ts'
import { readingOf } from '#src/providers/transmission.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that began to read the brands before anything needed them. */
function begunPage() {
  const backEnd = fakeBackEnd({
    'GET /bdbrand': () => ({ list: [], total: backEnd.asked.length }),
    'POST /validity': {},
    'PUT /bdbrand': {},
  })
  const begun: BegunReadings = new Map()
  const early = createEarlyFetch(begun)
  const person: { token: string; locale: Locale } = { token: 't1', locale: 'zh_CN' }
  const http = createHttp({ token: () => person.token, locale: () => person.locale, early: () => early })
  const begin = (path: string) => beginReading(begun, `/api/v1${path}`, readingOf(person))
  begin('/bdbrand?range=0-24')
  const first = backEnd.asked[0]?.init.signal
  const read = () => http.send({ method: 'GET', path: '/bdbrand', query: { range: '0-24' } })
  return { ...backEnd, early, http, person, begin, read, first }
}

describe('a reading that began before it was needed', () => {
  it('is used by the call that needs it, once', async () => {
    const { read, paths } = begunPage()
    expect((await read()).data).toEqual({ list: [], total: 1 })
    expect(paths()).toEqual(['GET /bdbrand'])
    expect((await read()).data).toEqual({ list: [], total: 2 })
  })

  it.each([
    ['another user', { token: 't2' }],
    ['another language', { locale: 'en_US' }],
  ] as const)('is not used by %s', async (_, change) => {
    const { read, person, asked } = begunPage()
    Object.assign(person, change)
    await read()
    expect(asked).toHaveLength(2)
  })

  it('is not used after a change, but after the session was checked', async () => {
    const page = begunPage()
    await page.http.send({ method: 'POST', path: '/validity' })
    await page.read()
    expect(page.paths()).toEqual(['GET /bdbrand', 'POST /validity'])

    page.begin('/bdbrand?range=0-24')
    await page.http.send({ method: 'PUT', path: '/bdbrand', body: {} })
    await page.read()
    expect(page.paths().slice(2)).toEqual(['GET /bdbrand', 'PUT /bdbrand', 'GET /bdbrand'])
  })

  it('is not used when the page has been there for a while', async () => {
    const { read, early, asked, first } = begunPage()
    early.end()
    expect(first?.aborted).toBe(true)
    await read()
    expect(asked).toHaveLength(2)
  })

  it('is left alone when it is in use by then', async () => {
    const { read, early, first } = begunPage()
    const reading = read()
    early.end()
    expect((await reading).data).toEqual({ list: [], total: 1 })
    expect(first?.aborted).toBe(false)
  })

  it('does not hold up a call that is given up', async () => {
    const { http } = begunPage()
    const left = new AbortController()
    const reading = http.send({ method: 'GET', path: '/bdbrand?range=0-24', signal: left.signal })
    left.abort()
    await expect(reading).rejects.toThrow(/abort/i)
  })

  it('that fails, fails the call that needs it, and nothing else', async () => {
    const { answers, begin, http, asked } = begunPage()
    answers['GET /bdtag'] = new TypeError('Failed to fetch')
    begin('/bdtag')
    await expect(http.send({ method: 'GET', path: '/bdtag' })).rejects.toMatchObject({ isNetwork: true })
    expect(asked).toHaveLength(2)
  })
})

describe('the readings of a page', () => {
  it('are envelopes: neither streams nor files', async () => {
    const { read, early, http } = begunPage()
    await read()
    await http.exchange({ method: 'GET', path: '/events' }, async () => null)
    await http.exchange({ method: 'GET', path: '/bdbrand/export' }, async () => null)
    expect(early.made()).toEqual(['/api/v1/bdbrand?range=0-24'])
  })

  it('do not include a stream that an earlier version noted', async () => {
    const { answers, begin, http, asked } = begunPage()
    answers['GET /events'] = () => new Response('', { headers: { 'content-type': 'text/event-stream' } })
    begin('/events')
    await http.exchange({ method: 'GET', path: '/events' }, async () => null)
    expect(asked.filter(({ path }) => path === '/events')).toHaveLength(2)
  })

  it.each([
    '/system/i18n/en_US/switch?user_type=1',
    '/gen_token',
    '/gen_token?menu_id=m1',
    '/captcha?r=1',
    '/sso/encrypt-key',
  ])('do not include a call that changes something: %s', async (path) => {
    const { answers, early, http } = begunPage()
    answers[`GET ${path.split('?')[0]}`] = {}
    await http.send({ method: 'GET', path })
    expect(early.made()).toEqual([])
  })

  it('are known by their addresses, until it has been there for a while', async () => {
    const { read, http, early } = begunPage()
    await read()
    await read()
    await http.send({ method: 'PUT', path: '/bdbrand', body: {} })
    early.end()
    await http.send({ method: 'GET', path: '/bdbrand' })
    expect(early.made()).toEqual(['/api/v1/bdbrand?range=0-24'])
  })
})
