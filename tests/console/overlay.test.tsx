// @runs own window
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTrustedReferrer } from '#src/app/isTrustedReferrer.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

const rules = {
  ownHost: '192.168.7.20',
  trustedHosts: ['portal.example.com', 'wiki.example.com:8443'],
  trustsEmpty: true,
}

describe('a visit that comes from', () => {
  it.each([
    ['http://localhost/', true],
    ['http://localhost:3000/page', true],
    ['http://127.0.0.1:4000/#/x', true],
    ['http://127.8.9.1/', true],
    ['http://[::1]:4000/', true],
    ['http://192.168.7.20:4000/', true],
    ['https://192.168.7.20/', true],
    ['https://portal.example.com/a?b', true],
    ['https://PORTAL.example.com:444/', true],
    ['https://wiki.example.com:8443/', true],
    ['https://wiki.example.com/', false],
    ['', true],
    ['https://example.com/', false],
    ['https://portal.example.com.evil.net/', false],
    ['https://evil.net/portal.example.com', false],
    ['https://portal.example.com@evil.net/', false],
    ['https://sub.portal.example.com/', false],
    ['https://localhost.evil.net/', false],
    ['https://127.0.0.1.evil.net/', false],
    ['https://evil-127.0.0.1/', false],
    ['android-app://com.example/', false],
    ['about:blank', false],
    ['no address at all', false],
  ])('%s is trusted: %s', (referrer, is) => {
    expect(isTrustedReferrer(referrer, rules)).toBe(is)
  })

  it('nowhere is trusted unless the operator says otherwise', () => {
    expect(isTrustedReferrer('', { ...rules, trustsEmpty: false })).toBe(false)
  })
})

describe('the cover over the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // The configuration is asked for once per page.
    vi.resetModules()
    document.body.innerHTML = '<div id="root">console</div>'
    localStorage.setItem('atrium.locale', 'en_US')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  async function come(referrer: string, params: object = {}) {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    const { asked } = fakeBackEnd({ 'GET /config': { params, demo: true } })
    const { startOverlay } = await import('#src/app/startOverlay.ts')
    await act(async () => {
      startOverlay()
      await vi.dynamicImportSettled()
    })
    return asked
  }
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const cover = () => document.querySelector('output[aria-busy=true]')
  const root = () => document.querySelector<HTMLElement>('#root')

  it('says where one comes from, and goes after ten seconds', async () => {
    await come('https://mail.example.com/inbox')
    await pass(0)
    expect(cover()?.textContent).toContain('You come from mail.example.com')
    expect(root()?.inert).toBe(true)
    await pass(9900)
    expect(cover()).not.toBeNull()
    await pass(200)
    expect(cover()).toBeNull()
    expect(root()?.inert).toBe(false)
    expect(document.body.children).toHaveLength(1)
  })

  it('stays as long as the operator wants', async () => {
    await come('https://mail.example.com/', { 'ui.overlay_ms': 2000 })
    await pass(1900)
    expect(cover()).not.toBeNull()
    await pass(200)
    expect(cover()).toBeNull()
  })

  it('goes at once when the operator trusts the host', async () => {
    await come('https://mail.example.com/', { 'ui.trusted_hosts': ['mail.example.com'] })
    await pass(0)
    expect(cover()).toBeNull()
  })

  it('is not there for a bookmark', async () => {
    await come('')
    await pass(100)
    expect(cover()).toBeNull()
  })

  it('is there for a bookmark too when the operator trusts none', async () => {
    await come('', { 'ui.trust_empty_referrer': false })
    await pass(100)
    expect(cover()?.textContent).toContain('Opening')
    await pass(10_000)
    expect(cover()).toBeNull()
  })

  it('is not there, and nothing is asked, for who comes from the console itself', async () => {
    const asked = await come(`${location.origin}/elsewhere`)
    await pass(100)
    expect(cover()).toBeNull()
    expect(asked).toEqual([])
  })

  it('goes after ten seconds too where the back end has no configuration', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example.com/')
    fakeBackEnd({})
    const { startOverlay } = await import('#src/app/startOverlay.ts')
    await act(async () => {
      startOverlay()
      await vi.dynamicImportSettled()
    })
    await pass(9900)
    expect(cover()).not.toBeNull()
    await pass(200)
    expect(cover()).toBeNull()
  })
})
