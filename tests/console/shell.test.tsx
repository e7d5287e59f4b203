import { Tooltip } from '@mui/material'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { localStorageStore, memoryStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { startThemePreference, themePreference } from '#src/layout/themePreference.ts'
import { renderShell, sitesOf, user } from './inShell.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const menu = () => screen.getByRole('navigation', { name: 'Menu' })
const search = () => screen.getByRole('searchbox', { name: 'Search menu' })

describe('someone looking for their way', () => {
  it('sees where they are: in the menu, the breadcrumb and the title of the window', async () => {
    await renderShell({ path: '/RM/tourIssue/issueList' })
    const here = within(menu()).getByRole('link', { name: 'Issue list' })
    expect(here.getAttribute('aria-current')).toBe('page')
    const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' })).getAllByRole('listitem')
    expect(crumbs.map(({ textContent }) => textContent)).toEqual([
      'Retail management',
      'Tour issues',
      'Issue list',
    ])
    expect(document.title).toBe('Issue list · Guangzhou · Atrium')
  })

  it('gets back from a record to its list by the breadcrumb', async () => {
    const { router } = await renderShell({ path: '/brandDB/brand/12/show' })
    const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }))
    await userEvent.click(crumbs.getByRole('link', { name: 'Brands' }))
    expect(router.state.location.pathname).toBe('/brandDB/brand')
  })

  it('gets back from a record to a list without a menu entry, and from that list to the entry that leads to it', async () => {
    const name = 'brandDB/nickname'
    const resources = new Map([[name, { name, contract: brand, menuPlace: '/brandDB/brand' }]])
    const messages = { resources: { [name]: { name: 'Nickname |||| Nicknames' } } }
    const texts = async () => ({ messages })
    const { router, i18n } = await renderShell({ path: `/${name}/12/show`, resources })
    await act(() => i18n.addMessages('brandDB', { zh_CN: texts, zh_TW: texts, en_US: texts }))
    const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }))
    await userEvent.click(await crumbs.findByRole('link', { name: 'Nicknames' }))
    expect(router.state.location.pathname).toBe(`/${name}`)
    expect(crumbs.getByText('Nicknames').getAttribute('aria-current')).toBe('page')
    expect(within(menu()).getByRole('link', { current: 'page' }).textContent).toBe('Brands')
    await userEvent.click(crumbs.getByRole('link', { name: 'Brands' }))
    expect(router.state.location.pathname).toBe('/brandDB/brand')
    expect(crumbs.queryByText('Nicknames')).toBeNull()
  })

  it('finds the entry that a page beside the menu says it belongs to, and the way back there', async () => {
    const Request = () => {
      useMenuPlace(useLocation().pathname === '/brandDB/brandModifyPC/B1' ? '/brandDB/brand' : null)
      return <h1>A request</h1>
    }
    const { router } = await renderShell({ path: '/brandDB/brandModifyPC/B1', page: <Request /> })
    const here = () => within(menu()).queryAllByRole('link', { current: 'page' })
    expect(here().map(({ textContent }) => textContent)).toEqual(['Brands'])
    await waitFor(() => expect(document.title).toBe('A request · Brands · Guangzhou · Atrium'))
    const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }))
    await userEvent.click(crumbs.getByRole('link', { name: 'Brands' }))
    expect(router.state.location.pathname).toBe('/brandDB/brand')
    await act(() => router.navigate('/profile'))
    expect(here()).toEqual([])
  })

  it('is told what a button does within the page, where its words belong to', async () => {
    const page = (
      <Tooltip title="Copies the number">
        <button type="button">Copy</button>
      </Tooltip>
    )
    await renderShell({ page })
    await userEvent.hover(screen.getByRole('button', { name: 'Copies the number' }))
    expect(screen.getByRole('main').contains(await screen.findByRole('tooltip'))).toBe(true)
  })

  it('types part of a name and opens the first match with Enter', async () => {
    const { router } = await renderShell()
    await userEvent.type(search(), 'stat')
    expect(
      within(menu())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Issue statistics'])
    await userEvent.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/RM/tourIssue/issueStatistics')
    expect(search()).toHaveProperty('value', '')
  })

  it('is told when nothing matches, and Enter then goes nowhere', async () => {
    const { router } = await renderShell()
    await userEvent.type(search(), 'payroll{Enter}')
    expect(within(menu()).getByText('No menu entry matches')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/brandDB/brand')
    await userEvent.keyboard('{Escape}')
    expect(within(menu()).getByRole('link', { name: 'Brands' })).toBeTruthy()
  })

  it('walks the menu by the arrow keys and closes a group with the left one', async () => {
    await renderShell()
    search().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const group = within(menu()).getByRole('button', { name: 'Brand database' })
    expect(document.activeElement).toBe(group)
    await userEvent.keyboard('{ArrowLeft}')
    expect(group.getAttribute('aria-expanded')).toBe('false')
    expect(within(menu()).queryByRole('link', { name: 'Companies' })).toBeNull()
  })

  it('finds open groups and favourites again next time', async () => {
    const store = localStorageStore()
    const { router } = await renderShell({ store })
    await userEvent.click(within(menu()).getByRole('button', { name: 'Retail management' }))
    await userEvent.click(within(menu()).getByRole('button', { name: 'Add to favourites: Contacts' }))
    await act(() => router.navigate('/brandDB/company'))
    cleanup()
    await renderShell({ store, path: '/Iframe/board' })
    expect(within(menu()).getByRole('button', { name: 'Retail management' }).ariaExpanded).toBe('true')
    const favourites = screen.getByRole('region', { name: 'Favourites' })
    expect(within(favourites).getByRole('link', { name: 'Contacts' })).toBeTruthy()
  })

  it('finds the records that they opened last below the menu, by their names, but not the one on screen', async () => {
    const visited = (id: string, name: string, name_en: string) => ({
      resource: 'brandDB/brand',
      record: { id, name, name_en },
    })
    const store = memoryStore({
      'atrium.search.recents': [
        visited('b2', '禾木食堂', 'Hemu Canteen'),
        { page: 'bd2' },
        visited('b1', '云上花园', 'Cloud Garden'),
        { resource: 'brandDB/gone', record: { id: 'x', name: 'Of an area that was removed' } },
      ],
    })
    const load = async () => () => null
    const resources = new Map([
      ['brandDB/brand', { name: 'brandDB/brand', contract: brand, list: load, show: load }],
    ])
    const data = { user: { ...user, data: { ...user.data, permissions: ['branddb.brand.view'] } } }
    const { router } = await renderShell({ store, resources, data })
    const recents = () =>
      within(screen.getByRole('region', { name: 'Recent' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    await screen.findByRole('region', { name: 'Recent' })
    expect(recents()).toEqual(['Hemu Canteen', 'Cloud Garden'])
    await userEvent.click(screen.getByRole('link', { name: 'Hemu Canteen' }))
    expect(router.state.location.pathname).toBe('/brandDB/brand/b2/show')
    await waitFor(() => expect(recents()).toEqual(['Cloud Garden']))
  })

  it('skips the menu by the first stop of the tab key', async () => {
    await renderShell()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

describe('a menu collapsed to icons', () => {
  it('stays collapsed the next time', async () => {
    const store = localStorageStore()
    await renderShell({ store })
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }))
    expect(screen.queryByRole('searchbox')).toBeNull()
    cleanup()
    await renderShell({ store })
    expect(screen.getByRole('button', { name: 'Expand menu' })).toBeTruthy()
  })

  it('shows the entries of an area beside its icon, and Escape puts them away', async () => {
    const store = localStorageStore()
    store.setItem('atrium.menu.collapsed', true)
    const { router } = await renderShell({ store })
    screen.getByRole('button', { name: 'Retail management' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(within(menu()).getByRole('link', { name: 'Issue list' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(within(menu()).queryByRole('link', { name: 'Issue list' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(within(menu()).getByRole('link', { name: 'Issue list' }))
    expect(router.state.location.pathname).toBe('/RM/tourIssue/issueList')
    expect(within(menu()).queryByRole('link', { name: 'Issue list' })).toBeNull()
  })
})

describe('the site', () => {
  it('is chosen from the own ones, in the current language', async () => {
    const switchSite = vi.fn<(id: string) => void>()
    await renderShell({ locale: 'zh_TW', data: { switchSite } })
    await userEvent.click(screen.getByRole('button', { name: /^切換站點： ?廣州店/ }))
    const dialog = screen.getByRole('dialog', { name: '切換站點' })
    expect(within(dialog).queryByRole('searchbox')).toBeNull()
    expect(within(dialog).getByRole('button', { name: /廣州店/ }).ariaCurrent).toBe('true')
    await userEvent.click(within(dialog).getByRole('button', { name: /荃灣/ }))
    expect(switchSite).toHaveBeenCalledExactlyOnceWith('9')
  })

  it('is not switched by choosing the current one', async () => {
    const switchSite = vi.fn<(id: string) => void>()
    await renderShell({ data: { switchSite } })
    await userEvent.click(screen.getByRole('button', { name: /^Switch site: ?Guangzhou/ }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Guangzhou/ }))
    expect(switchSite).not.toHaveBeenCalled()
  })

  it('is searched for by any name or the code, where there are more than six', async () => {
    const switchSite = vi.fn<(id: string) => void>()
    await renderShell({ data: { switchSite, sites: sitesOf(7) } })
    await userEvent.click(screen.getByRole('button', { name: /^Switch site: ?Guangzhou/ }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search sites' }), 'whhk{Enter}')
    expect(switchSite).toHaveBeenCalledExactlyOnceWith('6')
  })

  it('cannot be switched by someone who has one', async () => {
    await renderShell({ data: { sites: sitesOf(1) } })
    expect(screen.getByText('Guangzhou')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Switch site/ })).toBeNull()
  })
})

describe('a person', () => {
  it('changes the language, and everything speaks it', async () => {
    await renderShell()
    await userEvent.click(screen.getByRole('button', { name: /^Language: ?English/ }))
    await userEvent.click(screen.getByRole('button', { name: '简体中文' }))
    expect(await screen.findByRole('navigation', { name: '菜单' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^切换站点： ?广州店/ })).toBeTruthy()
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  it('chooses dark and compact, which stay', async () => {
    startThemePreference()
    await renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Profile: Chan Mei Ling' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' })
    expect(localStorage.getItem('atrium.theme')).toBe('dark')
    startThemePreference()
    expect(themePreference()).toMatchObject({ theme: 'dark', density: 'compact', appearance: 'dark' })
  })

  it('signs out', async () => {
    const signOut = vi.fn<() => void>()
    await renderShell({ data: { signOut } })
    await userEvent.click(screen.getByRole('button', { name: 'Profile: Chan Mei Ling' }))
    expect(screen.getByText('brand.editor')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(signOut).toHaveBeenCalledOnce()
  })
})

describe('on a phone', () => {
  beforeEach(() =>
    vi.stubGlobal('matchMedia', (query: string) => ({ ...noMedia, matches: query.includes('720px') })),
  )

  it('the four entries opened most are at hand, in the order of the menu', async () => {
    const store = localStorageStore()
    const { router } = await renderShell({ store })
    for (const path of ['/Iframe/board', '/brandDB/contact']) await act(() => router.navigate(path))
    const first = ['Issue list', 'Issue statistics', 'Brands', 'Companies']
    expect(namesInBar(), 'they stay while one works').toEqual(first)
    cleanup()
    await renderShell({ store })
    expect(namesInBar()).toEqual(['Issue list', 'Brands', 'Contacts', 'BI board'])
  })

  it('there is no bar for those who have no menu', async () => {
    await renderShell({ data: { menus: [] } })
    expect(screen.queryByRole('navigation', { name: 'Most used' })).toBeNull()
  })

  it('the whole menu covers the page and goes when an entry is opened', async () => {
    const { router } = await renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const cover = screen.getByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(cover).getByRole('link', { name: 'Companies' }))
    expect(router.state.location.pathname).toBe('/brandDB/company')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the shell', () => {
  it.each(['inline', 'vertical'])('breaks no rule of accessibility, %s', async (mode) => {
    const store = localStorageStore()
    store.setItem('atrium.menu.collapsed', mode === 'vertical')
    const { container } = await renderShell({ store })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})

const namesInBar = () =>
  within(screen.getByRole('navigation', { name: 'Most used' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const noMedia = { addEventListener: () => undefined, removeEventListener: () => undefined }
