// @runs own window
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { signedIn } from '#contract/access.ts'
import { consoleOf } from '#src/app/App.tsx'
import { compose } from '#src/kit/base/registry/compose.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { SomeSites } from '#contract/someSites.ts'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { isActive, readOffRules } from '#contract/pluginsOff.ts'
import { compositionFor } from '#src/kit/base/registry/activity.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { pageNotices } from '#src/kit/base/plugin/slots.ts'
import { useShell } from '#src/layout/shellContext.ts'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd, menuEntry } from '#tests/support/fakeBackEnd.ts'

const title = { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' }

describe('a rule of what is off', () => {
  const here = { site: '2', region: 'CN-S', roles: ['officer', 'editor'] }

  it.each([
    [{ plugin: 'parking' }, false],
    [{ plugin: 'parking', sites: [], roles: [] }, false],
    [{ plugin: 'other' }, true],
    [{ plugin: 'parking', sites: ['2', '9'] }, false],
    [{ plugin: 'parking', sites: ['9'] }, true],
    [{ plugin: 'parking', roles: ['editor'] }, false],
    [{ plugin: 'parking', roles: ['boss'] }, true],
    [{ plugin: 'parking', sites: ['2'], roles: ['editor'] }, false],
    [{ plugin: 'parking', sites: ['2'], roles: ['boss'] }, true],
    [{ plugin: 'parking', sites: ['9'], roles: ['editor'] }, true],
  ])('%j leaves parking active: %s', (rule, is) => {
    expect(isActive('parking', here, [rule])).toBe(is)
  })

  it('of a site says nothing to those who have none', () => {
    expect(isActive('parking', { site: null, roles: [] }, [{ plugin: 'parking', sites: ['2'] }])).toBe(true)
  })

  it('that cannot be read switches nothing off', () => {
    const good = { plugin: 'a', sites: ['2'] }
    const odd = [good, null, 'a', { plugin: 7 }, { plugin: 'b', sites: '2' }, { plugin: 'c', roles: [1] }]
    expect(readOffRules(odd)).toEqual([good])
    expect(readOffRules({ plugin: 'a' })).toEqual([])
  })

  it('takes along what needs it, and lets sleep what stands in its slots', () => {
    const load = async () => () => null
    const tab = { slot: 'parking.tabs', id: 'x', load, can: signedIn }
    const whole = compose(
      [
        definePlugin({
          id: 'parking',
          api: 1,
          title,
          slots: [{ id: 'parking.tabs' }],
          menu: [{ uri: '/valet', title, can: signedIn }],
        }),
        definePlugin({
          id: 'valet',
          api: 1,
          title,
          dependencies: ['parking'],
          pages: [page('/valet', load, signedIn)],
        }),
        definePlugin({ id: 'guest', api: 1, title, optionalDependencies: ['parking'], extensions: [tab] }),
      ].map((plugin) => ({ id: plugin.id, plugin })),
    )
    const off = compositionFor(whole, here, [{ plugin: 'parking' }])
    expect(off.plugins.map(({ id }) => id)).toEqual(['guest'])
    expect(off.inactive.map(({ id }) => id)).toEqual(['parking', 'valet'])
    expect([off.pages.length, off.menu.length, off.extensions.size, off.dormant.length]).toEqual([0, 0, 0, 1])
    expect(compositionFor(whole, here, [])).toBe(whole)
  })

  it.each<[SomeSites, string | null, string | null, boolean]>([
    [{ region: 'HK' }, '9', 'HK', true],
    [{ region: 'HK' }, '2', 'CN-S', false],
    [{ outside: 'HK' }, '9', 'HK', false],
    [{ outside: 'HK' }, '2', 'CN-S', true],
    [{ sites: ['9'] }, '9', 'HK', true],
    [{ sites: ['9'] }, '10', 'HK', false],
    [{ outside: 'HK' }, null, null, false],
  ])('made for %j runs or not at site %s in %s', (at, site, region, runs) => {
    const whole = compose([{ id: 'a', plugin: definePlugin({ id: 'a', api: 1, title, availableAt: at }) }])
    const { plugins, inactive } = compositionFor(whole, { site, region, roles: [] }, [])
    expect([plugins.length === 1, inactive.length === 0]).toEqual([runs, runs])
  })
})

const Reminder = () => <p>Mind the gap</p>
const Titled = ({ title: text }: { title: string }) => {
  const { switchSite } = useShell()
  return (
    <>
      <h1>{text}</h1>
      <p>Brands are at {useResourceOf('brand')}</p>
      <button type="button" onClick={() => switchSite('9')}>
        to Hong Kong
      </button>
    </>
  )
}
const Lots = () => <Titled title="Lots" />
const Home = () => <Titled title="Home" />

const lots = vi.fn(async () => Lots)
const notice = vi.fn(async () => Reminder)
const words = vi.fn(async () => ({ messages: {} }))
const messages = { zh_CN: words, zh_TW: words, en_US: words }

const plugins: readonly Plugin[] = [
  definePlugin({
    id: 'parking',
    api: 1,
    title,
    resources: [defineResource({ name: 'parking/lot', contract: brand, list: lots })],
    pages: [page('/parking/map', lots, 'branddb.brand.view')],
    extensions: [extendSlot(pageNotices, { id: 'gap', load: notice, can: signedIn })],
    menu: [{ uri: '/parking/map', title, can: 'branddb.brand.view' }],
    messages,
  }),
  definePlugin({ id: 'home', api: 1, title, pages: [page('/home', async () => Home, signedIn)] }),
  definePlugin({
    id: 'valet',
    api: 1,
    title,
    resources: [defineResource({ name: 'valet/car', contract: brand, list: lots })],
  }),
]

const menu = [
  menuEntry({ _id: 'lots', name_en: 'Parking lots', uri: '/parking/lot' }),
  menuEntry({ _id: 'home', name_en: 'At home', uri: '/home' }),
]

/** The console of an operator who switched parking off in Hong Kong. */
async function open(hash: string, site = '2') {
  localStorage.setItem('atrium.locale', 'en_US')
  location.hash = hash
  fakeBackEnd({
    'POST /validity': editor,
    'GET /menu': { list: menu, total: 2 },
    'GET /config': { params: { 'plugins.off': [{ plugin: 'parking', sites: ['9'] }] }, demo: false },
    'POST /site/change': {},
  })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, menu, site, isSiteChosen: true })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const loaders = Object.fromEntries(plugins.map((plugin) => [plugin.id, async () => ({ default: plugin })]))
  const parts = await startConsole({ session, http, signIn, person: Promise.resolve(), loaders })
  render(consoleOf(parts))
  return { session }
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a plugin that the operator switched off at a site', () => {
  it.each(['#/parking/lot', '#/parking/map'])(
    'has nothing at %s there, and fetches nothing',
    async (hash) => {
      await open(hash, '9')
      await screen.findByRole('heading', { name: 'There is nothing at this address' })
      expect([lots, notice, words].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0])
      expect(screen.queryByText('Parking lots')).toBeNull()
      expect(screen.queryByText('Parking')).toBeNull()
      expect(screen.getAllByText('At home').length).toBeGreaterThan(0)
    },
  )

  it('runs at the others, with its menu entries and notices', async () => {
    await open('#/parking/lot')
    await screen.findByRole('heading', { name: 'Lots' })
    await screen.findByText('Mind the gap')
    expect(screen.getAllByText('Parking lots').length).toBeGreaterThan(0)
    expect(screen.getByText('Parking')).toBeTruthy()
  })

  it('does not keep who goes there from its screen', async () => {
    await open('#/parking/lot')
    await userEvent.click(await screen.findByRole('button', { name: 'to Hong Kong' }))
    await screen.findByRole('heading', { name: 'Home' })
    expect(location.hash).toBe('#/home')
  })

  it('leaves references to its records to another area that runs there and has such records too', async () => {
    await open('#/home')
    await screen.findByText('Brands are at parking/lot')
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByText('Brands are at valet/car')).toBeTruthy()
  })

  it('goes with the switch of the site', async () => {
    const { session } = await open('#/home')
    await screen.findByText('Mind the gap')
    await userEvent.click(await screen.findByRole('button', { name: 'to Hong Kong' }))
    await waitFor(() => expect(session.get().site).toBe('9'))
    await waitFor(() => expect(screen.queryByText('Mind the gap')).toBeNull())
    expect(screen.queryByText('Parking lots')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
    act(() => {
      location.hash = '#/parking/map'
    })
    await screen.findByRole('heading', { name: 'There is nothing at this address' })
    expect(lots).not.toHaveBeenCalled()
  })
})
