import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listCall } from '#contract/resourceCalls.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { consoleOf } from '#src/app/App.tsx'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useShopResults } from '#src/kit/page/shopResults.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useShell } from '#src/layout/shellContext.ts'
import { createHttp } from '#src/providers/http.ts'
import { loadMenu } from '#src/providers/menu.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd, menuEntry, refusal } from '#tests/support/fakeBackEnd.ts'

const Names = () => {
  const { data, total } = useListContext()
  const { switchSite } = useShell()
  return (
    <>
      <h1>{`${useContract().name}: ${total ?? '…'}`}</h1>
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => switchSite('9')}>
        to Hong Kong
      </button>
    </>
  )
}
const Rows = () => (
  <ListBase>
    <Names />
  </ListBase>
)
const Broken = () => {
  throw new Error('kaput')
}

const Count = () => {
  const { send, showFailure } = useBackEnd()
  const [total, setTotal] = useState<number>()
  const count = () => send(listCall(brand), {}).then((page) => setTotal(page.total), showFailure)
  return (
    <button type="button" onClick={() => void count()}>
      count: {total ?? 'unknown'}
    </button>
  )
}
const Shop = () => {
  const { setShopResults } = useShopResults()
  const { resultStoreId, resultStatTime, resultsStores, scoringLatestResult, resultData, switchSite } =
    useShell()
  const state = [resultStoreId, resultStatTime, resultsStores.length, scoringLatestResult, resultData.length]
  return (
    <>
      <h1>{JSON.stringify(state)}</h1>
      <button
        type="button"
        onClick={() => setShopResults({ resultStoreId: 's1', resultStatTime: 1_794_672_000 })}
      >
        choose
      </button>
      <button type="button" onClick={() => switchSite('9')}>
        to Hong Kong
      </button>
    </>
  )
}
/** The page state, in the words of the specification. */
const stateNames = [
  'name',
  'username',
  'collapsed',
  'mode',
  'user',
  'menus',
  'rawMenuList',
  'scoringLatestResult',
  'currentUser',
  'token',
  'resultsStores',
  'resultStoreId',
  'resultStatTime',
  'resultData',
]
const StateNames = () => {
  const shell = useShell()
  return <h1>{stateNames.filter((name) => name in shell).join(' ')}</h1>
}
const Words = () => <h1>{useTranslate()('brandDB.title')}</h1>

const Typing = () => (
  <>
    <h1>Typing</h1>
    <input ref={(input) => input?.focus()} aria-label="New name" />
  </>
)

const rows = vi.fn(async () => Rows)
const secret = vi.fn(async () => Rows)

const words = vi.fn(async () => ({ messages: { brandDB: { title: 'Brands of all malls' } } }))

const plugin: Plugin = definePlugin({
  id: 'brandDB',
  api: 1,
  title: { zh_CN: '品牌库', zh_TW: '品牌庫', en_US: 'Brand database' },
  resources: [
    defineResource({ name: 'brandDB/brand', contract: brand, list: rows, edit: secret }),
    defineResource({ name: 'RM/tourIssue/issueList', contract: tourProblem, list: rows }),
  ],
  pages: [
    page('/brandDB/ranking', secret, 'branddb.ranking.view'),
    page('/brandDB/broken', async () => Broken, 'branddb.brand.view'),
    page('/brandDB/count', async () => Count, 'branddb.brand.view'),
    page('/brandDB/typing', async () => Typing, 'branddb.brand.view'),
    page('/brandDB/shop', async () => Shop, 'branddb.brand.view'),
    page('/brandDB/state', async () => StateNames, 'branddb.brand.view'),
    page('/brandDB/words', async () => Words, 'branddb.brand.view'),
  ],
  messages: { zh_CN: words, zh_TW: words, en_US: words },
})

const menu: MenuEntry[] = [
  menuEntry({ _id: 'brandDB', name_en: 'Brands and more', uri: '/brandDB' }),
  menuEntry({ _id: 'brands', name_en: 'Brands', parent: 'brandDB', uri: '/brandDB/brand' }),
  menuEntry({
    _id: 'issues',
    name_en: 'Issues',
    uri: '/RM/tourIssue/issueList',
    permission_code: 'rm.tour_issue.view',
    sites: ['2'],
  }),
]

const officer = {
  ...editor,
  data: { ...editor.data, permissions: [...editor.data.permissions, 'rm.tour_issue.view'] },
}

const answers = () => ({
  'POST /validity': editor as object,
  'GET /menu': { list: menu, total: menu.length } as object,
  'GET /bdbrand': { list: [{ _id: 'b1', name: 'Aroma Bakery' }], total: 1 },
  'GET /TourProblem': ({ query }: { query: Readonly<Record<string, string>> }) => ({
    list: [],
    total: Number(query['site']),
  }),
})

/** Opens the console at an address, of which the part before the `#` may be left out, as after sign-in or, with `known`, as on a later visit. */
async function open(
  hash: string,
  { back = answers(), known }: { back?: Record<string, object>; known?: object } = {},
) {
  localStorage.setItem('atrium.locale', 'en_US')
  history.replaceState(null, '', hash.startsWith('#') ? `/${hash}` : hash)
  const fake = fakeBackEnd(back)
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', ...known })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const person = Promise.all([signIn.validity(), loadMenu({ http, session, onSignedOut: signIn.expire })])
  person.catch(() => undefined)
  const loaders = { brandDB: async () => ({ default: plugin }) }
  const parts = await startConsole({ session, http, signIn, person, loaders })
  render(consoleOf(parts))
  return { ...fake, session, person }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  rows.mockClear()
  words.mockClear()
  secret.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('entering the console', () => {
  it('leads to the first permitted entry of the menu', async () => {
    await open('#/')
    expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
    expect(location.hash).toBe('#/brandDB/brand')
  })

  it('asks for what does not belong to the page when the page stands', async () => {
    let give = () => {}
    const brands = new Promise<object>((resolve) => {
      give = () => resolve({ list: [{ _id: 'b1', name: 'Aroma Bakery' }], total: 1 })
    })
    const { paths } = await open('#/brandDB/brand', { back: { ...answers(), 'GET /bdbrand': () => brands } })
    await waitFor(() => expect(paths()).toContain('GET /bdbrand'))
    const later = ['GET /notification', 'GET /job', 'GET /todo/counts', 'GET /system/i18n']
    expect(paths().filter((path) => later.includes(path))).toEqual([])
    give()
    await screen.findByText('Aroma Bakery')
    await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(later)), { timeout: 5000 })
  })

  it('leads to the issue list those who may see it', async () => {
    await open('#/', { back: { ...answers(), 'POST /validity': officer } })
    expect(await screen.findByRole('heading', { name: 'tour_problem: 2' })).toBeTruthy()
    expect(location.hash).toBe('#/RM/tourIssue/issueList')
  })

  it('leads those without any menu to /empty', async () => {
    await open('#/', { back: { ...answers(), 'GET /menu': { list: [] } } })
    expect(await screen.findByRole('heading', { name: 'No area is open to you yet' })).toBeTruthy()
    expect(location.hash).toBe('#/empty')
  })

  it('leads from the address of a group to its first entry', async () => {
    await open('#/brandDB')
    expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
  })

  it('says so at an address that nobody mounts', async () => {
    await open('#/no/where')
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeTruthy()
  })

  it('does not wait for the back end when person and menu are known', async () => {
    const never = () => new Promise(() => undefined)
    const back = { ...answers(), 'POST /validity': never, 'GET /menu': never }
    await open('#/brandDB/brand', { back, known: { user: editor, menu } })
    expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
  })

  it('takes up what changed since', async () => {
    const { person } = await open('#/brandDB/brand', {
      back: { ...answers(), 'POST /validity': officer },
      known: { user: editor, menu },
    })
    await person
    expect(await screen.findByText('Issues')).toBeTruthy()
  })

  it('fails with the text for the person when there is no answer, and keeps the session', async () => {
    const opening = open('#/', { back: { ...answers(), 'POST /validity': () => new TypeError() } })
    await expect(opening).rejects.toHaveProperty('message', 'Sorry, network error')
    expect(openSession().get().token).toBe('t1')
  })

  it('ends at sign-in when the menu says that the session is over', async () => {
    const opening = open('#/brandDB/brand', { back: { ...answers(), 'GET /menu': () => refusal(555, '') } })
    await expect(opening).rejects.toHaveProperty('errcode', 555)
    expect(openSession().get().token).toBeNull()
    expect(location.hash).toBe('#/login?target=%2FbrandDB%2Fbrand')
  })
})

describe('a screen that one may not see', () => {
  it.each([
    ['page', '#/brandDB/ranking'],
    ['screen of a resource', '#/brandDB/brand/b1'],
  ])('is a forbidden %s, of which nothing is fetched', async (_, hash) => {
    await open(hash)
    expect(await screen.findByRole('heading', { name: "You don't have access to this page" })).toBeTruthy()
    expect(secret).not.toHaveBeenCalled()
    expect(words).not.toHaveBeenCalled()
  })
})

describe('a screen with a call of its own', () => {
  it('gets the answer', async () => {
    await open('#/brandDB/count')
    await userEvent.click(await screen.findByRole('button', { name: 'count: unknown' }))
    expect(await screen.findByRole('button', { name: 'count: 1' })).toBeTruthy()
  })

  it('tells the person of a failure', async () => {
    await open('#/brandDB/count', {
      back: { ...answers(), 'GET /bdbrand': () => refusal(4032, 'Not your mall') },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'count: unknown' }))
    expect(await screen.findByText('Not your mall')).toBeTruthy()
  })
})

describe('the texts of a plugin', () => {
  it('are there when its first screen is drawn', async () => {
    await open('#/brandDB/words')
    expect(await screen.findByRole('heading', { name: 'Brands of all malls' })).toBeTruthy()
  })

  it('are not fetched before', async () => {
    await open('#/no/where')
    await screen.findByRole('heading', { name: 'There is nothing at this address' })
    expect(words).not.toHaveBeenCalled()
  })
})

describe('a screen that fails', () => {
  it('leaves menu and bar standing', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await open('#/brandDB/broken')
    expect((await screen.findByRole('alert')).textContent).toContain('/brandDB/broken could not be shown')
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy()
  })

  it('because its code did not come is there after another try', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    rows.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    await open('#/brandDB/brand')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
  })
})

describe('an address beneath a screen', () => {
  it.each([
    '#/RM/tourIssue/issueList/create',
    '#/RM/tourIssue/issueList/t1',
    '#/RM/tourIssue/issueList/t1/show',
    '#/brandDB/brand/b1/elsewhere',
  ])('%s where nothing is mounted is not the screen', async (hash) => {
    await open(hash, { back: { ...answers(), 'POST /validity': officer } })
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeTruthy()
  })
})

describe('going to another page', () => {
  it('puts the focus on its heading and its name into the title', async () => {
    await open('#/brandDB/brand')
    await screen.findByText('Aroma Bakery')
    expect(document.activeElement).toBe(document.body)
    await waitFor(() => expect(document.title).toBe('Brands · Guangzhou · Atrium'))
    act(() => {
      location.hash = '#/brandDB/words'
    })
    const heading = await screen.findByRole('heading', { name: 'Brands of all malls' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await waitFor(() =>
      expect(document.title).toBe('Brands of all malls · Brands and more · Guangzhou · Atrium'),
    )
  })

  it('leaves the focus where the page itself put it', async () => {
    await open('#/brandDB/brand')
    await screen.findByText('Aroma Bakery')
    act(() => {
      location.hash = '#/brandDB/typing'
    })
    const input = await screen.findByRole('textbox', { name: 'New name' })
    await waitFor(() => expect(document.title).toContain('Typing'))
    expect(document.activeElement).toBe(input)
  })

  it('moves no focus when only the query changes', async () => {
    await open('#/brandDB/words')
    await screen.findByRole('heading', { name: 'Brands of all malls' })
    act(() => {
      location.hash = '#/brandDB/words?page=2'
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.activeElement).toBe(document.body)
  })
})

describe('another language', () => {
  const chooseEnglish = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }))
    await userEvent.click(screen.getByRole('button', { name: '繁體中文' }))
    await screen.findByRole('navigation', { name: '選單' })
  }

  it('is told to the back end as that of the account', async () => {
    const { asked } = await open('#/brandDB/brand', {
      back: { ...answers(), 'GET /system/i18n/zh_TW/switch': { locale: 'zh_TW' } },
    })
    await chooseEnglish()
    const told = asked.filter(({ path }) => path.endsWith('/switch'))
    expect(told).toMatchObject([
      { method: 'GET', path: '/system/i18n/zh_TW/switch', query: { user_type: '1' } },
    ])
    expect(localStorage.getItem('atrium.locale')).toBe('zh_TW')
  })

  it('holds here when the back end does not take it, which is told', async () => {
    await open('#/brandDB/brand', {
      back: { ...answers(), 'GET /system/i18n/zh_TW/switch': () => refusal(4001, '沒有這種語言') },
    })
    await chooseEnglish()
    expect(await screen.findByText('沒有這種語言')).toBeTruthy()
    expect(screen.getByRole('navigation', { name: '選單' })).toBeTruthy()
  })

  it('is offered as far as the back end calls it active', async () => {
    const language = (name: string, is_active: boolean) => ({ _id: name, name, label: name, is_active })
    const { session } = await open('#/brandDB/brand', {
      back: {
        ...answers(),
        'GET /system/i18n': {
          list: [
            language('en_US', true),
            language('zh_TW', true),
            language('zh_CN', false),
            language('fr', true),
          ],
        },
      },
    })
    await waitFor(() => expect(session.get().languages).toHaveLength(4))
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }))
    expect(screen.getByRole('button', { name: '繁體中文' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '简体中文' })).toBeNull()
  })
})

describe('the state of the page', () => {
  it('has the names of the specification', async () => {
    await open('#/brandDB/state')
    expect(await screen.findByRole('heading', { name: stateNames.join(' ') })).toBeTruthy()
  })
})

describe('the scores of a shop', () => {
  it('are kept while one looks at other pages, and gone at another site', async () => {
    await open('#/brandDB/shop')
    await screen.findByText('[null,null,0,null,0]')
    await userEvent.click(screen.getByRole('button', { name: 'choose' }))
    act(() => void (location.hash = '#/brandDB/count'))
    await screen.findByText('count: unknown')
    act(() => void (location.hash = '#/brandDB/shop'))
    await screen.findByText('["s1",1794672000,0,null,0]')
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByText('[null,null,0,null,0]')).toBeTruthy()
  })
})

describe('another site', () => {
  it('costs one call for the choice, one for the menu, and what belongs to the site', async () => {
    const everywhere = [menuEntry({ _id: 'issues', uri: '/RM/tourIssue/issueList' })]
    const permissions = [...officer.data.permissions, 'rmhk.tour_issue.view']
    const { asked, paths, session } = await open('#/RM/tourIssue/issueList', {
      back: {
        ...answers(),
        'POST /validity': { ...officer, data: { ...officer.data, permissions } },
        'GET /menu': { list: everywhere },
        'POST /site/change': { site: '9', menu_version: '2' },
      },
    })
    await screen.findByRole('heading', { name: 'tour_problem: 2' })
    // What does not belong to the first page follows it.
    await waitFor(() => expect(paths()).toContain('GET /events'))
    await waitFor(() => expect(paths().filter((path) => path === 'GET /notification')).toHaveLength(2))
    const before = asked.length
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByRole('heading', { name: 'tour_problem: 9' })).toBeTruthy()
    expect(paths().slice(before)).toEqual(['POST /site/change', 'GET /menu', 'GET /TourProblem'])
    expect(asked[before]?.body).toEqual({ site: '9' })
    expect(asked[before + 1]?.query).toEqual({ site: '9', range: 'ALL' })
    expect(session.get()).toMatchObject({ site: '9', isSiteChosen: true, menuKey: 'u1|9|2' })
  })

  it('shows the menu that the back end has for it', async () => {
    const back = {
      ...answers(),
      'GET /menu': ({ query }: { query: Readonly<Record<string, string>> }) => ({
        list:
          query['site'] === '9'
            ? [menuEntry({ _id: 'words', name_en: 'Words', uri: '/brandDB/words' })]
            : menu,
      }),
    }
    await open('#/brandDB/brand', { back })
    await screen.findByText('Aroma Bakery')
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByRole('heading', { name: 'Brands of all malls' })).toBeTruthy()
    expect(screen.queryByText('Brands and more')).toBeNull()
  })

  it.each([
    ['refuses it', () => refusal(4032, 'Not your mall'), 'Not your mall'],
    ['does not answer', () => new TypeError('Failed to fetch'), 'Sorry, network error'],
  ])('changes nothing when the back end %s, which is told', async (_, answer, text) => {
    const { paths, session } = await open('#/brandDB/brand', {
      back: { ...answers(), 'POST /site/change': answer },
    })
    await screen.findByText('Aroma Bakery')
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(session.get()).toMatchObject({ site: null })
    expect(paths().filter((path) => path === 'GET /menu')).toHaveLength(1)
    expect(screen.getByText('Guangzhou')).toBeTruthy()
  })

  it('keeps the menu one has when that of the site does not come', async () => {
    let isDown = false
    const { session } = await open('#/brandDB/brand', {
      back: { ...answers(), 'GET /menu': () => (isDown ? new TypeError('Failed to fetch') : { list: menu }) },
    })
    await screen.findByText('Aroma Bakery')
    isDown = true
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    await waitFor(() => expect(session.get().site).toBe('9'))
    expect(screen.getByText('Aroma Bakery')).toBeTruthy()
    expect(session.get().menuKey).toBeNull()
  })

  it('leaves alone what is the same at every site', async () => {
    const { paths, session } = await open('#/brandDB/brand')
    await screen.findByText('Aroma Bakery')
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    await waitFor(() => expect(session.get().site).toBe('9'))
    expect(location.hash).toBe('#/brandDB/brand')
    expect(paths().filter((path) => path === 'GET /bdbrand')).toHaveLength(1)
  })

  it('is opened by a link that names it, such as those of notifications, with what the link filters', async () => {
    const everywhere = [menuEntry({ _id: 'issues', uri: '/RM/tourIssue/issueList' })]
    const permissions = [...officer.data.permissions, 'rmhk.tour_issue.view']
    const { asked, session } = await open('#/brandDB/brand', {
      back: {
        ...answers(),
        'POST /validity': { ...officer, data: { ...officer.data, permissions } },
        'GET /menu': { list: everywhere },
      },
    })
    await screen.findByText('Aroma Bakery')
    act(() => void (location.hash = '#/RM/tourIssue/issueList?filter={"store_id":"s9"}&at=9'))
    expect(await screen.findByRole('heading', { name: 'tour_problem: 9' })).toBeTruthy()
    expect(session.get().site).toBe('9')
    expect(location.hash).not.toContain('at=')
    const lists = asked.filter(({ path }) => path === '/TourProblem')
    expect(lists.map(({ query }) => [query['site'], query['cond']])).toEqual([['9', '{"store_id":"s9"}']])
  })

  it('stays when the site of a link cannot be reached', async () => {
    const back = { ...answers(), 'POST /site/change': () => new TypeError('Failed to fetch') }
    const { session } = await open('#/brandDB/brand?at=9', { back })
    expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
    await waitFor(() => expect(location.hash).not.toContain('at='))
    expect(session.get().site).toBeNull()
    expect(location.search).toBe('?site=2')
  })

  it.each(['#/brandDB/brand?at=77', '/?site=77#/brandDB/brand'])(
    'says so when the site of a link is not theirs, until they go elsewhere: %s',
    async (address) => {
      const { paths } = await open(address)
      expect(
        await screen.findByRole('heading', { name: /a site that you don't have access to/ }),
      ).toBeTruthy()
      expect(screen.getByText(/You are still at Guangzhou/)).toBeTruthy()
      expect(paths()).not.toContain('GET /bdbrand')
      await waitFor(() => expect(location.search + location.hash).toBe('?site=2#/brandDB/brand?at=77'))
      act(() => void (location.hash = '#/brandDB/brand'))
      expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
    },
  )

  it('is in the address of the tab, which Back takes to the site that a page was at', async () => {
    const { session } = await open('#/brandDB/brand')
    await screen.findByText('Aroma Bakery')
    await waitFor(() => expect(location.search).toBe('?site=2'))
    act(() => void (location.hash = '#/brandDB/brand?page=1'))
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    await waitFor(() => expect(session.get().site).toBe('9'))
    expect(location.search).toBe('?site=9')
    act(() => history.back())
    await waitFor(() => expect(session.get().site).toBe('2'))
    await waitFor(() => expect(location.search + location.hash).toBe('?site=2#/brandDB/brand'))
  })

  it('asks anew for what belongs to a site, without the filters of the other one', async () => {
    const everywhere = [menuEntry({ _id: 'issues', uri: '/RM/tourIssue/issueList' })]
    const permissions = [...officer.data.permissions, 'rmhk.tour_issue.view']
    const back = {
      ...answers(),
      'POST /validity': { ...officer, data: { ...officer.data, permissions } },
      'GET /menu': { list: everywhere },
    }
    const { asked } = await open('#/RM/tourIssue/issueList?filter={"store_id":"s1"}&page=1&perPage=10', {
      back,
    })
    await screen.findByRole('heading', { name: 'tour_problem: 2' })
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByRole('heading', { name: 'tour_problem: 9' })).toBeTruthy()
    const lists = asked
      .filter(({ path }) => path === '/TourProblem')
      .map(({ query }) => [query['site'], query['cond']])
    expect(lists).toEqual([
      ['2', '{"store_id":"s1"}'],
      ['9', undefined],
    ])
  })

  it('leads away from what is not to be seen there', async () => {
    const { asked } = await open('#/RM/tourIssue/issueList', {
      back: { ...answers(), 'POST /validity': officer },
    })
    await screen.findByRole('heading', { name: 'tour_problem: 2' })
    await userEvent.click(screen.getByRole('button', { name: 'to Hong Kong' }))
    expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
    const brands = asked.filter(({ path }) => path === '/bdbrand')
    expect(brands.at(-1)?.query).toMatchObject({ site: '9' })
  })
})
