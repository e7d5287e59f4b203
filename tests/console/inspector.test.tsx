// @runs own window
import axe from 'axe-core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn, type Rule } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { consoleOf } from '#src/app/App.tsx'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import type { ScreenLoader } from '#src/kit/base/resource/defineResource.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { ruleText } from '#src/layout/pages/ruleText.ts'
import { createHttp } from '#src/providers/http.ts'
import { locales, type Locale } from '#src/providers/locale.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd, menuEntry } from '#tests/support/fakeBackEnd.ts'

const title = (name: string) => ({ zh_CN: `${name}（简）`, zh_TW: `${name}（繁）`, en_US: name })
const screenLoader = vi.fn<ScreenLoader>(async () => () => null)
const load: ScreenLoader = () => screenLoader()
const hint = (uri: `/${string}`, can: Rule = signedIn) => ({ uri, title: title('Hint'), can })

const plugins: Readonly<Record<string, Plugin>> = {
  parking: definePlugin({
    id: 'parking',
    api: 1,
    version: '2.1.0',
    title: title('Parking'),
    resources: [
      defineResource({ name: 'parking/lot', contract: brand, list: load }),
      defineResource({ name: 'parking/level', contract: brand }),
    ],
    pages: [
      page('/parking/map', load, { all: ['system.user.view', { not: { site: ['9'] } }] }),
      page('/parking/rates', load, signedIn),
    ],
    extensions: [extendSlot(defineSlot('valet.tabs'), { id: 'cars', load, can: signedIn })],
    slots: [{ id: 'parking.tabs' }],
    menu: [hint('/parking/rates'), hint('/parking/lot', brand.can.view), hint('/valet/cars')],
    optionalDependencies: ['valet'],
  }),
  night: definePlugin({
    id: 'night',
    api: 1,
    title: title('Night'),
    pages: [page('/night', load, signedIn)],
  }),
  thief: definePlugin({
    id: 'thief',
    api: 1,
    title: title('Thief'),
    pages: [page('/parking/map', load, signedIn)],
  }),
}

/** The console of somebody with the permission to see how the installation is set up, or without. */
async function open(permission: string, locale: Locale = 'en_US', sizes?: object, report?: object) {
  localStorage.setItem('atrium.locale', locale)
  location.hash = '#/_plugins'
  const permissions = [permission, 'branddb.brand.view']
  const user = { ...editor, roles: [], data: { ...editor.data, permissions } }
  fakeBackEnd({
    'POST /validity': user,
    'GET /config': { params: { 'plugins.off': [{ plugin: 'night', sites: ['2'] }] }, demo: false },
    ...(report ? { 'GET /plugin/report': report } : {}),
    ...(sizes ? { 'GET /plugins.json': () => Response.json(sizes) } : {}),
  })
  const session = openSession()
  const menu = [menuEntry({ _id: 'lots', uri: '/parking/lot' })]
  session.update({ token: 't1', userId: 'u1', user, menu, site: '2' })
  const http = createHttp({ token: () => session.get().token, locale: () => locale })
  const signIn = createSignIn({ session, http })
  const loaders = {
    ...Object.fromEntries(
      Object.entries(plugins).map(([id, plugin]) => [id, async () => ({ default: plugin })]),
    ),
    valet: () => Promise.reject(new Error('not asked for')),
    gone: () => Promise.reject(new Error('no such file')),
  }
  const installation = { disabled: ['valet'] }
  const person = Promise.resolve()
  const parts = await startConsole({ session, http, signIn, person, loaders, installation })
  return render(consoleOf(parts))
}

/** The rows of a plugin as texts, a cell by a bar. */
async function rowsOf(name: string): Promise<readonly string[]> {
  const header = await screen.findByRole('rowheader', { name: new RegExp(`^${name} `, 'i') })
  const group = header.closest('tbody')
  return [...(group?.rows ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent).join(' | '),
  )
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the page of the plugins', () => {
  it('tells of each contribution who may see it, and what becomes of it here', async () => {
    await open('system.param.view')
    expect(await rowsOf('Parking')).toEqual([
      'Parking parking2.1.0 | Active | -',
      'parking/lot list | Active | Screen | branddb.brand.view',
      'parking/level | Active | Records for others | branddb.brand.view',
      '/parking/map | Forbidden | Page | system.user.view and not site 9',
      '/parking/rates | Active | Page | everyone signed in',
      'valet.tabs cars | DormantThe plugin that owns the slot is not running | Extension | everyone signed in',
      'parking.tabs | Active | Slot | ',
      '/parking/rates | Active | Menu hint | everyone signed in',
      '/parking/lot | DormantThe operator’s menu has this address already | Menu hint | branddb.brand.view',
      '/valet/cars | DormantIts menu group is hidden, or the address leads nowhere | Menu hint | everyone signed in',
    ])
  })

  it('knows those that are disabled, inactive here, quarantined, or did not come, and why', async () => {
    await open('system.param.view')
    expect(await rowsOf('valet')).toEqual(['valet valet | Disabled | -'])
    expect(await rowsOf('Night')).toEqual([
      'Night nightpart of the console | Inactive here | -',
      '/night | Inactive here | Page | everyone signed in',
    ])
    const [thief, problem, contribution] = await rowsOf('Thief')
    expect(thief).toContain('Quarantined')
    expect(problem).toContain('route.duplicate · pages[0].route · parking')
    expect(problem).toContain('Choose another route')
    expect(contribution).toBe('/parking/map | Quarantined | Page | everyone signed in')
    expect((await rowsOf('gone'))[1]).toContain('plugin.load')
    expect(screenLoader).not.toHaveBeenCalled()
  })

  it('says what a plugin weighs, a switched off one too, as the build measured it', async () => {
    const parking = { manifest: 853, screens: 44_009, texts: 1297 }
    const valet = { manifest: 1, screens: 0, texts: 0 }
    await open('system.param.view', 'en_US', { parking, valet, night: { manifest: '1' } })
    await screen.findByText('Manifest 0.85 kB')
    const heads = await Promise.all(
      ['Parking', 'valet', 'Night'].map(async (name) => (await rowsOf(name))[0]),
    )
    expect(heads).toEqual([
      'Parking parking2.1.0 | Active | Manifest 0.85 kBScreens 44.01 kBTexts 1.30 kB',
      'valet valet | Disabled | Manifest 0.00 kBScreens 0.00 kBTexts 0.00 kB',
      'Night nightpart of the console | Inactive here | -',
    ])
  })

  it('shows what is wrong with server halves, and which parts have failed and when', async () => {
    await open('system.param.view', 'en_US', undefined, {
      problems: [
        { plugin: 'parking', place: 'migrations.0002_note', sentence: 'syntax error' },
        { plugin: 'leasing', place: 'demo', sentence: 'no rows today' },
      ],
      faults: [
        {
          plugin: 'parking',
          version: '2.1.0',
          part: '/parking/map',
          count: 3,
          last_at: Date.parse('2026-11-15T10:00:00+08:00') / 1000,
        },
      ],
    })
    await screen.findByText('syntax error')
    expect((await rowsOf('Parking')).slice(0, 3)).toEqual([
      'Parking parking2.1.0 | Active | -',
      'Server · migrations.0002_notesyntax error',
      '/parking/map · 2.1.0Failed 3 times, last 2026/11/15 10:00',
    ])
    // An area without screens.
    expect(await rowsOf('leasing')).toEqual([
      'leasing leasing | Quarantined | -',
      'Server · demono rows today',
    ])
  })

  it.each([
    ['system.param.view', 1],
    ['system.user.view', 0],
  ])('is an entry of the user menu for those with %s: %i', async (permission, count) => {
    await open(permission)
    await userEvent.click(await screen.findByRole('button', { name: /^Profile/ }))
    expect(await screen.findByRole('link', { name: 'Profile' })).toBeTruthy()
    const links = screen.queryAllByRole('link', { name: 'Plugins' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('#/_plugins'))
  })

  it('is refused to those who may not see how the installation is set up', async () => {
    await open('system.user.view')
    await screen.findByRole('heading', { name: "You don't have access to this page" })
    expect(screen.queryByRole('table')).toBeNull()
  })

  it.each(locales)('speaks %s, for everyone', async (locale) => {
    await open('system.param.view', locale)
    const table = await screen.findByRole('table')
    expect(within(table).queryByText(/atrium\./)).toBeNull()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('a rule in words', () => {
  const words: Readonly<Record<string, string>> = {
    and: 'and',
    or: 'or',
    nobody: 'nobody',
    signed_in: 'everyone',
  }
  const translate = (key: string, values: Record<string, unknown> = {}) => {
    const name = key.replace('atrium.plugins.rule.', '')
    return words[name] ?? [name, ...Object.values(values)].join(' ')
  }

  it.each<[Rule | undefined, string]>([
    [undefined, 'nobody'],
    [{ any: [] }, 'nobody'],
    [signedIn, 'everyone'],
    [
      { all: ['branddb.brand.view', { any: ['system.user.view', { manager: true }] }] },
      'branddb.brand.view and (system.user.view or manager)',
    ],
    [{ not: { all: ['branddb.brand.view', { region: 'HK' }] } }, 'not (branddb.brand.view and region HK)'],
    [{ department: ['62', '65'] }, 'department 62, 65'],
    [{ own: 'store_id', permit: 'tour' }, 'own tour store_id'],
  ])('%j is %s', (rule, text) => {
    expect(ruleText(rule, translate)).toBe(text)
  })
})
