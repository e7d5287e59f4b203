// @runs own window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

/** As a page that starts anew: the configuration is kept for the life of the page. */
async function start(params: unknown) {
  vi.resetModules()
  const back = fakeBackEnd({ 'GET /config': { params, demo: true, public_demo: true } })
  return { ...back, ...(await import('#src/providers/config.ts')) }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the configuration', () => {
  it('is what the operator set, and the initial values beside', async () => {
    const { loadConfig } = await start({ 'ui.toast_ms': 5000, 'auth.signin_domains': ['a.example'] })
    const { param, isPublicDemo } = await loadConfig()
    expect(param('ui.toast_ms')).toBe(5000)
    expect(param('auth.signin_domains')).toEqual(['a.example'])
    expect(param('ui.overlay_ms')).toBe(10_000)
    expect(param('ui.decor_ms')).toBe(3000)
    expect(isPublicDemo).toBe(true)
  })

  it('is asked for once a page, however many ask', async () => {
    const { loadConfig, asked } = await start({})
    await Promise.all([loadConfig(), loadConfig()])
    await loadConfig()
    expect(asked).toHaveLength(1)
  })

  it('holds from the first moment, with its initial values', async () => {
    const { loadConfig, configNow } = await start({ 'ui.toast_ms': 5000 })
    expect(configNow().param('ui.toast_ms')).toBe(3000)
    await loadConfig()
    expect(configNow().param('ui.toast_ms')).toBe(5000)
  })

  it.each([
    ['ui.toast_ms', '5000', 3000],
    ['ui.toast_ms', -1, 3000],
    ['ui.toast_ms', 1e9, 3000],
    ['ui.toast_ms', null, 3000],
    ['ui.trust_empty_referrer', 'false', true],
    ['ui.trusted_hosts', 'evil.example', []],
    ['ui.trusted_hosts', ['ok', 5], []],
    ['ui.admin_contact', 7, ''],
  ] as const)('leaves out %s when it is %j', async (key, value, initial) => {
    const { loadConfig } = await start({ [key]: value })
    expect((await loadConfig()).param(key)).toEqual(initial)
  })

  it.each([
    ['has no such call', () => new Response('<h1>Not found</h1>', { status: 404 }), 1],
    ['refuses', () => refusal(5000, 'No'), 1],
    ['does not answer', () => new TypeError('Failed to fetch'), 2],
  ])('has its initial values where the back end %s', async (_, answer, calls) => {
    const { loadConfig, asked, answers } = await start({})
    answers['GET /config'] = answer
    for (let times = 0; times < 2; times++) expect((await loadConfig()).param('ui.toast_ms')).toBe(3000)
    // Only without an answer it is worth to ask again.
    expect(asked).toHaveLength(calls)
  })

  it('is asked for without a token', async () => {
    localStorage.setItem('atrium.access_token', JSON.stringify({ token: 'secret', expires_at: null }))
    const { loadConfig, asked } = await start({})
    await loadConfig()
    expect(asked[0]?.headers).not.toHaveProperty('token')
  })
})
