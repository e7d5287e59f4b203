import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { consoleOf } from '#src/app/App.tsx'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { createHttp } from '#src/providers/http.ts'
import { loadMenu } from '#src/providers/menu.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd, menuEntry, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'

const Place = () => (
  <>
    <h1>A page</h1>
    <input aria-label="Something to type in" />
  </>
)
const place = async () => Place
const words = async () => ({
  messages: {
    resources: {
      'brandDB/brand': { name: 'Brand |||| Brands' },
      'brandDB/store': { name: 'Store |||| Stores', choices: { status: { vacant: 'Vacant' } } },
    },
  },
})

const plugin = definePlugin({
  id: 'brandDB',
  api: 1,
  title: { zh_CN: '品牌库', zh_TW: '品牌庫', en_US: 'Brand database' },
  resources: [
    defineResource({ name: 'brandDB/brand', contract: brand, list: place, show: place, create: place }),
    defineResource({ name: 'brandDB/store', contract: store, list: place, create: place }),
    defineResource({ name: 'brandDB/issues', contract: tourProblem, list: place }),
  ],
  pages: [page('/brandDB/ranking', place, 'branddb.brand.view')],
  messages: { zh_CN: words, zh_TW: words, en_US: words },
})

const menu = [
  menuEntry({ _id: 'area', name_en: 'Brand database', uri: '/brandDB' }),
  menuEntry({ _id: 'brands', name: '品牌', name_en: 'All brands', parent: 'area', uri: '/brandDB/brand' }),
  menuEntry({ _id: 'ranks', name: '排行榜', name_en: 'Ranking', parent: 'area', uri: '/brandDB/ranking' }),
]

const person = {
  ...editor,
  data: {
    ...editor.data,
    permissions: ['branddb.brand.view', 'branddb.brand.create', 'branddb.store.view'],
  },
}

const aroma = { _id: 'b1', name: '香坊', name_en: 'Aroma Bakery', category_name: 'Food', sites: ['2'] }
const shop = { _id: 's1', store_no: 'L1-101', site: '2', status: 'vacant' }

const answers = (): Record<string, object | ((asked: ReceivedRequest) => unknown)> => ({
  'POST /validity': person,
  'GET /menu': { list: menu, total: menu.length },
  'GET /bd/brand/search': { list: [aroma], total: 1 },
  'GET /bdstore': { list: [shop], total: 1 },
})

/** Opens the console at the ranking, whatever the back end answers besides. */
async function open(
  more: Record<string, object | ((asked: ReceivedRequest) => unknown)> = {},
  userId = 'u1',
) {
  localStorage.setItem('atrium.locale', 'en_US')
  location.hash = '#/brandDB/ranking'
  const fake = fakeBackEnd({ ...answers(), ...more })
  const session = openSession()
  session.update({ token: 't1', userId })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const known = Promise.all([signIn.validity(), loadMenu({ http, session, onSignedOut: signIn.expire })])
  const parts = await startConsole({
    session,
    http,
    signIn,
    person: known,
    loaders: { brandDB: async () => ({ default: plugin }) },
  })
  render(consoleOf(parts))
  await screen.findByRole('heading', { name: 'A page' })
  return fake
}

const press = (keys: string) => userEvent.keyboard(keys)
const box = () => screen.findByRole('combobox', { name: 'Search everything' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent
const group = (name: string) => within(screen.getByRole('group', { name }))
/** Types, and waits until all have answered. */
async function find(text: string) {
  await press('{Control>}k{/Control}')
  await box()
  await press(text)
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull())
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the search over everything', () => {
  it.each([
    ['Ctrl and K', () => press('{Control>}k{/Control}')],
    ['Cmd and K', () => press('{Meta>}k{/Meta}')],
    ['a slash', () => press('/')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: /^Search everything/ }))],
  ])('opens by %s, with the focus in its box', async (_, how) => {
    await open()
    await how()
    const input = await box()
    expect(document.activeElement).toBe(input)
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('leaves a slash to those who type one', async () => {
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Something to type in' }), '1/2')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Something to type in' })).toHaveProperty('value', '1/2')
  })

  it('keeps what is typed before its box is there', async () => {
    await open()
    act(() => {
      const keys = [
        { key: 'k', ctrlKey: true },
        { key: 'z' },
        { key: 'x' },
        { key: 'Backspace' },
        { key: 'z' },
      ]
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    })
    expect(await box()).toHaveProperty('value', 'zz')
    await press('y')
    expect(await box()).toHaveProperty('value', 'zzy')
    await screen.findByRole('option', { name: /Aroma Bakery/ })
  })

  it('finds pages by their name in any language, with the group they stand in', async () => {
    await open({ 'GET /bd/brand/search': { list: [], total: 0 }, 'GET /bdstore': { list: [], total: 0 } })
    await find('排行')
    expect(options()).toEqual(['Ranking Brand database'])
    await press('{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(location.hash).toBe('#/brandDB/ranking')
  })

  it('finds records of what the person may view, with site and state', async () => {
    const { paths } = await open()
    await find('zz')
    expect(
      group('Brands')
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Aroma Bakery Food · Guangzhou'])
    expect(
      group('Stores')
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['L1-101 Vacant · Guangzhou'])
    expect(paths()).not.toContain('GET /TourProblem')
  })

  it('opens the page of a record, and of one without a page its list, searched for it', async () => {
    await open()
    await find('zz')
    await press('{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/brandDB/brand/b1/show'))
    await find('zz')
    await press('{ArrowDown}{Enter}')
    await waitFor(() => expect(location.hash).toContain('#/brandDB/store?'))
    expect(new URLSearchParams(location.hash.split('?')[1]).get('filter')).toBe('{"q":"L1-101"}')
  })

  it('walks through all groups with the arrows, round and round', async () => {
    await open()
    await find('zz')
    expect(chosen()).toContain('Aroma')
    await press('{ArrowDown}')
    expect(chosen()).toContain('L1-101')
    expect((await box()).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    await press('{ArrowDown}')
    expect(chosen()).toContain('Aroma')
    await press('{ArrowUp}')
    expect(chosen()).toContain('L1-101')
  })

  it('opens in a new tab with Ctrl and Enter, and stays', async () => {
    await open()
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await find('zz')
    await press('{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/#\/brandDB\/brand\/b1\/show$/),
      '_blank',
      'noopener',
    )
    expect(location.hash).toBe('#/brandDB/ranking')
    expect(await box()).toBeTruthy()
  })

  it('opens what fits the whole text for those who press Enter before the answer has come', async () => {
    await open({
      'GET /bd/brand/search': ({ query }) => ({ list: [{ ...aroma, _id: `is-${query['q']}` }], total: 1 }),
    })
    await find('zz')
    await press('q{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/brandDB/brand/is-zzq/show'))
  })

  it('asks once for what is typed in one go, and with the text alone', async () => {
    const { asked } = await open()
    await find('zzq')
    const searches = asked.filter(({ path }) => path === '/bd/brand/search')
    expect(searches.map(({ query }) => query['q'])).toEqual(['zzq'])
    expect(JSON.parse(asked.find(({ path }) => path === '/bdstore')?.query['cond'] ?? '')).toEqual({
      $q: 'zzq',
    })
  })

  it('ends the call for a text that is typed on', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    await open({
      'GET /bd/brand/search': ({ init, query }) => {
        signals.push(init.signal)
        return query['q'] === 'zz' ? new Promise(() => undefined) : { list: [], total: 0 }
      },
    })
    await press('{Control>}k{/Control}')
    await box()
    await press('zz')
    await waitFor(() => expect(signals).toHaveLength(1))
    await press('q')
    await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  })

  it('shows what the others found when one fails, says so, and tries again when asked', async () => {
    let isDown = true
    await open({
      'GET /bdstore': () => (isDown ? refusal(5000, 'Sorry') : { list: [shop], total: 1 }),
    })
    await find('zz')
    expect(options()).toEqual(['Aroma Bakery Food · Guangzhou'])
    expect(screen.getByRole('alert').textContent).toContain('Not searched: Stores.')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('L1-101')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('searches brands the general way where the back end has no search of its own for them', async () => {
    await open({
      'GET /bd/brand/search': () => refusal(5003, 'Not built'),
      'GET /bdbrand': { list: [aroma], total: 1 },
    })
    await find('zz')
    expect(options()[0]).toContain('Aroma Bakery')
  })

  it('says when nothing matches', async () => {
    await open({ 'GET /bd/brand/search': { list: [], total: 0 }, 'GET /bdstore': { list: [], total: 0 } })
    await find('zzz')
    expect(screen.getByText('Nothing matches “zzz”. Try fewer or other words.')).toBeTruthy()
    expect(options()).toEqual([])
  })
})

describe('what can be done from the search', () => {
  it('is to make what one may make, and nothing else', async () => {
    await open()
    await find('create')
    expect(
      group('Actions')
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Create brand'])
    await press('{ArrowUp}{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/brandDB/brand/create'))
  })

  it('is to switch the site, the language and the look, and to sign out', async () => {
    const { paths } = await open({ 'POST /site/change': { menu_version: '1' } })
    await find('hong')
    await userEvent.click(group('Actions').getByRole('option', { name: /Hong Kong/ }))
    await waitFor(() => expect(paths()).toContain('POST /site/change'))
    await find('dark')
    await userEvent.click(group('Actions').getByRole('option', { name: /Dark/ }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await find('繁體')
    await userEvent.click(group('Actions').getByRole('option', { name: /繁體中文/ }))
    expect(await screen.findByRole('button', { name: /^全站搜尋/ })).toBeTruthy()
  })
})

describe('before anything is typed', () => {
  it('what was opened last stands first, for the same person alone', async () => {
    await open()
    await find('zz')
    await press('{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/brandDB/brand/b1/show'))
    await find('ranking')
    await press('{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/brandDB/ranking'))
    await find('{ArrowDown}')
    const recents = () =>
      screen.queryByRole('group', { name: 'Recent' }) === null
        ? []
        : group('Recent')
            .getAllByRole('option')
            .map(({ textContent }) => textContent)
    expect(recents()).toEqual(['Ranking Brand database', 'Aroma Bakery'])
    cleanup()
    await open({ 'POST /validity': { ...person, _id: 'u2' } }, 'u2')
    await find('{ArrowDown}')
    expect(recents()).toEqual([])
    cleanup()
    await open()
    await find('{ArrowDown}')
    expect(recents()).toHaveLength(2)
  })

  it('nothing is asked for', async () => {
    const { paths } = await open()
    await find('{ArrowDown}')
    expect(paths().filter((path) => /search|bdstore/.test(path))).toEqual([])
    expect(group('Actions').getByRole('option', { name: 'Sign out' })).toBeTruthy()
  })
})

it('the search is sound for those who hear it', async () => {
  await open()
  await find('zz')
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
