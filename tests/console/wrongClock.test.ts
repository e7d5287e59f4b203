import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expiryOf } from '#src/providers/expiryOf.ts'
import { createHttp, type Http } from '#src/providers/http.ts'
import { keepFresh } from '#src/providers/keepFresh.ts'
import { refreshToken } from '#src/providers/refreshToken.ts'
import { openSession, type Session } from '#src/providers/session.ts'

const minute = 60_000
const hour = 60 * minute
const year = 365 * 24 * hour

/** A server whose clock is right: it goes on with the timers, whatever somebody sets the clock of the device to. */
function startServer() {
  const began = performance.now()
  const now = () => Date.UTC(2026, 10, 29) + (performance.now() - began)
  const life = 30 * minute
  let token = 0
  let issued = now()
  let refreshed = 0
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const isValid = new Headers(headers).get('token') === `t${token}` && now() < issued + life
    const isSignIn = url.includes('/signin')
    if (isSignIn || (isValid && url.includes('/refresh'))) {
      if (!isSignIn) refreshed += 1
      token += 1
      issued = now()
    }
    const expires_at = Math.floor((issued + life) / 1000)
    const body =
      isSignIn || isValid
        ? { data: { access_token: `t${token}`, expires_at } }
        : { errcode: 555, errmsg: 'Sign in' }
    return new Response(JSON.stringify(body), { headers: { date: new Date(now()).toUTCString() } })
  })
  return { refreshed: () => refreshed }
}

const expire = vi.fn<() => void>()
let stop = () => undefined as void

/** The page begins, with what the browser has stored. */
function load(): { session: Session; http: Http } {
  stop()
  const session = openSession()
  const http = createHttp({
    token: () => session.get().token,
    locale: () => 'en_US',
    catchUp: session.catchUp,
  })
  stop = keepFresh({ session, refresh: () => refreshToken({ session, http, signIn: { expire } }) })
  return { session, http }
}

async function signIn(): Promise<{ session: Session; http: Http }> {
  const { session, http } = load()
  const reply = await http.send({ method: 'POST', path: '/signin' })
  session.update({ token: reply.token, userId: 'ann', expiresAt: expiryOf(reply) })
  return { session, http }
}

beforeEach(() => {
  localStorage.clear()
  expire.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wrong: readonly (readonly [string, number])[] = [
  ['a year behind', -year],
  ['in 1980', -46 * year],
  ['nine hours behind', -9 * hour],
  ['nine hours ahead', 9 * hour],
  ['ten years ahead', 10 * year],
]

describe('somebody whose device has a clock that is', () => {
  it.each(wrong)(
    '%s stays signed in for a day, and renews the token as often as others do',
    async (_, off) => {
      vi.setSystemTime(Date.UTC(2026, 10, 29) + off)
      const server = startServer()
      const { http } = await signIn()
      await vi.advanceTimersByTimeAsync(24 * hour)
      await expect(http.send({ method: 'GET', path: '/userinfo' })).resolves.toBeDefined()
      expect(expire).not.toHaveBeenCalled()
      // 24 of its 30 minutes.
      expect(server.refreshed()).toBe(60)
    },
  )

  it.each(wrong)('set while the console is open to be %s stays signed in', async (_, off) => {
    const server = startServer()
    const { http } = await signIn()
    await vi.advanceTimersByTimeAsync(10 * minute)
    vi.setSystemTime(Date.now() + off)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(24 * hour)
    await expect(http.send({ method: 'GET', path: '/userinfo' })).resolves.toBeDefined()
    expect(expire).not.toHaveBeenCalled()
    expect(server.refreshed()).toBeLessThan(70)
  })

  it.each(wrong)('set between two visits to be %s stays signed in', async (_, off) => {
    const server = startServer()
    await signIn()
    await vi.advanceTimersByTimeAsync(10 * minute)
    vi.setSystemTime(Date.now() + off)
    const { http } = load()
    await vi.advanceTimersByTimeAsync(24 * hour)
    await expect(http.send({ method: 'GET', path: '/userinfo' })).resolves.toBeDefined()
    expect(expire).not.toHaveBeenCalled()
    expect(server.refreshed()).toBeLessThan(70)
  })
})
