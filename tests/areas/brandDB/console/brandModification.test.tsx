// @runs own window
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BrandModification, isMobileDevice } from '#src/plugins/brandDB/BrandModification.tsx'
import { mobileBrandAddress } from '#src/plugins/brandDB/mobileBrandAddress.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson, Here } from '#tests/console/asPerson.tsx'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36', 5],
    ['Mozilla/5.0 (Linux; Android 14; SM-X900) Chrome/130.0 Safari/537.36', 10],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) HarmonyOS ArkWeb/4', 5],
    [mac, 5],
  ])('that says “%s” is held in the hand', (userAgent, maxTouchPoints) => {
    expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(true)
  })

  it.each([
    [mac, 0],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 10],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 0],
  ])('that says “%s” is not', (userAgent, maxTouchPoints) => {
    expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(false)
  })

  it('is believed when it says so by itself', () => {
    expect(isMobileDevice({ userAgent: 'x', userAgentData: { mobile: true } })).toBe(true)
  })
})

describe('the address for phones', () => {
  const from = { origin: 'https://atrium.example', search: '?from=mail' }
  const own = 'https://atrium.example/brandDB/brandModification/B%201?from=mail'

  it.each([
    ['https://m.example/app/', 'https://m.example/app/brandDB/brandModification/B%201?from=mail'],
    ['https://m.example', 'https://m.example/brandDB/brandModification/B%201?from=mail'],
    ['', own],
    ['m.example', own],
    ['javascript:alert(1)', own],
    ['https://name@m.example/', own],
    ['https://atrium.example', own],
    // Would open this console, which would open it again.
    ['https://atrium.example/#/x', own],
  ])('with the app at “%s” is %s', (base, address) => {
    expect(mobileBrandAddress(base, 'B 1', from)).toBe(address)
  })
})

describe('a link to change a brand', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const open = () => {
    fakeBackEnd({ 'GET /config': { params: {}, demo: true } })
    return asPerson({
      plugin,
      at: '/brandDB/brandModification/B123?from=mail&x=%26',
      screens: {
        '/brandDB/brandModification/:id': BrandModification,
        '*': Here,
      },
    })
  }

  it('leads on a desktop to the form, with its query, and leaves no trace on the way back', async () => {
    const { router } = await open()
    expect(await screen.findByText('at /brandDB/brandModifyPC/B123?from=mail&x=%26')).toBeTruthy()
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('leaves the console on a phone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148')
    const replaced = vi.fn()
    vi.stubGlobal('location', {
      origin: 'https://atrium.example',
      href: 'https://atrium.example/',
      search: '',
      replace: replaced,
    })
    await open()
    await waitFor(() => expect(replaced).toHaveBeenCalledOnce())
    expect(replaced).toHaveBeenCalledWith(
      'https://atrium.example/brandDB/brandModification/B123?from=mail&x=%26',
    )
  })
})
