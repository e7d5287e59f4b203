// @runs own window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

/** As a page that starts anew: the configuration is kept for the life of the page. */
async function start(config: object | (() => unknown)) {
  vi.resetModules()
  fakeBackEnd({ 'GET /config': config })
  return (await import('#src/app/pluginsOff.ts')).openPluginsOff()
}
const saying = (value: unknown) => ({ params: { 'plugins.off': value }, demo: false })
const parking = { plugin: 'parking', sites: ['9'] }
const never = () => new Promise(() => undefined)

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('what the operator switched off', () => {
  it('is waited for at the first visit', async () => {
    expect((await start(saying([parking]))).get()).toEqual([parking])
  })

  it('is at the next visit what it was at the last, until the operator has answered', async () => {
    await start(saying([parking]))
    expect((await start(never)).get()).toEqual([parking])
  })

  it('follows the operator’s answer when it comes', async () => {
    await start(saying([parking]))
    let answer = (_: object) => {}
    const off = await start(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const heard = vi.fn<() => void>()
    const leave = off.subscribe(heard)
    answer(saying([]))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(off.get()).toEqual([])
    leave()
    expect((await start(never)).get()).toEqual([])
  })

  it.each([
    ['does not answer', () => new TypeError('Failed to fetch')],
    ['knows no such parameter', { params: {}, demo: false }],
    ['says what is no list of records', saying(['parking'])],
  ])('stays as it was where the back end %s', async (_, config) => {
    await start(saying([parking]))
    const off = await start(config)
    await (await import('#src/providers/config.ts')).loadConfig()
    expect(off.get()).toEqual([parking])
    expect((await start(never)).get()).toEqual([parking])
  })

  it('is nothing where the browser keeps what cannot be read', async () => {
    localStorage.setItem('atrium.plugins_off', '{')
    expect((await start(never)).get()).toEqual([])
  })
})
