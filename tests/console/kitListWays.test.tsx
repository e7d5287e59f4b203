import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useSetLocale, type DataProvider, type RaRecord } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { brand } from '#contract/brandDB/brand.ts'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { Input } from '#src/kit/form/input/Input.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { BackToList } from '#src/kit/value/frame/BackLink.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { BulkActionDialog } from '#src/kit/table/selection/BulkActionDialog.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { HttpError } from '#src/providers/http.ts'
import { locales } from '#src/providers/locale.ts'
import { open, refusal, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '/brandDB/brand'
const columns: readonly Column<typeof brand>[] = [{ source: 'name_en', width: 200 }]
const list = () => (
  <ListPage filters={['status']}>
    <Table columns={columns} selectable />
  </ListPage>
)
const looking = () => (
  <ListPage filters={['status']}>
    <Table columns={columns} preview={<p>More about it</p>} />
  </ListPage>
)
const show = () => (
  <>
    <p>A brand's page</p>
    <BackToList />
  </>
)
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const focused = () => document.activeElement?.textContent

describe('The order of the names in a list', () => {
  const inBoth: readonly Column<typeof brand>[] = [{ source: 'name', width: 200 }]
  const Languages = () => {
    const setLocale = useSetLocale()
    return (
      <>
        <ListPage filters={['status']}>
          <Table columns={inBoth} />
        </ListPage>
        {locales.map((locale) => (
          <button key={locale} type="button" onClick={() => void setLocale(locale)}>
            {locale}
          </button>
        ))}
      </>
    )
  }

  it('follows the language that somebody reads, and the mark stays at their column', async () => {
    const { user, router, asked } = await open({ at, screens: { list: Languages } })
    await screen.findByText('禾木食堂')
    const heading = () => screen.getAllByRole('columnheader')[0] ?? document.body
    const sortedSince = (calls: number) =>
      asked.slice(calls).flatMap(({ call, params }) => (call === 'getList' ? [params['sort']] : []))
    await user.click(within(heading()).getByRole('button'))
    const order = { field: 'name_en', order: heading().ariaSort === 'descending' ? 'DESC' : 'ASC' }
    await waitFor(() => expect(sortedSince(0)).toContainEqual(order))
    for (const [language, field] of [
      ['zh_CN', 'name'],
      ['zh_TW', 'name'],
      ['en_US', 'name_en'],
    ]) {
      const before = asked.length
      await user.click(screen.getByRole('button', { name: language ?? '' }))
      await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('sort')).toBe(field))
      await waitFor(() => expect(sortedSince(before)).toContainEqual({ ...order, field }))
      await waitFor(() => expect(heading().ariaSort).toBe(order.order === 'ASC' ? 'ascending' : 'descending'))
    }
  })
})

describe('The way from a list and back', () => {
  it('ends at the row that somebody came from, by the browser and by the link', async () => {
    const { user, router } = await open({ at, screens: { list, show } })
    await user.click(within(await rowOf('Hemu Canteen')).getByRole('link'))
    await screen.findByText("A brand's page")
    await act(() => router.navigate(-1))
    await rowOf('Hemu Canteen')
    await waitFor(() => expect(focused()).toBe('Hemu Canteen'))
    await user.click(within(await rowOf('Cloud Garden')).getByRole('link'))
    await user.click(await screen.findByRole('link', { name: /^Brands?$/ }))
    await rowOf('Cloud Garden')
    await waitFor(() => expect(focused()).toBe('Cloud Garden'))
  })

  it('ends at the row that somebody changed, also where the change moved it in the order of the list', async () => {
    const data = rows()
    const brands = data['brand'] ?? []
    const calls = {
      getList: async () => {
        const sorted = brands.toSorted((a, b) =>
          String(a['name_en']).localeCompare(String(b['name_en']), 'en'),
        )
        return { data: sorted, total: sorted.length }
      },
      update: async (_: string, { id, data: change }: { id: string; data: object }) => {
        const at = brands.findIndex((one) => one.id === id)
        const changed = { ...brands[at], ...change } as RaRecord
        brands[at] = changed
        return { data: changed }
      },
    } as Partial<DataProvider>
    const edit = () => (
      <EditPage>
        <Input source="name_en" />
      </EditPage>
    )
    const page = () => (
      <ShowPage>
        <p>A brand</p>
      </ShowPage>
    )
    const { user } = await open({ at, screens: { list, show: page, edit }, data, calls })
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('link').textContent)
    await user.click(within(await rowOf('Cloud Garden')).getByRole('link'))
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const name = await screen.findByRole('textbox', { name: /English name/ })
    await user.clear(name)
    await user.type(name, 'Zen Garden')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('link', { name: /^Brands?$/ }))
    await rowOf('Zen Garden')
    await waitFor(() => expect(names()).toEqual(['Hemu Canteen', 'Zen Garden']))
    await waitFor(() => expect(focused()).toBe('Zen Garden'))
  })

  it('keeps what the list does not know in the address, and adds nothing empty to it', async () => {
    const { user, router } = await open({ at: `${at}?from=mail`, screens: { list: looking, show } })
    await user.click(await rowOf('Hemu Canteen'))
    await screen.findByText('More about it')
    const address = () => new URLSearchParams(router.state.location.search)
    expect(Object.fromEntries(address())).toMatchObject({ from: 'mail', look: 'b2' })
    await user.click(within(screen.getAllByRole('columnheader')[0] ?? document.body).getByRole('button'))
    await waitFor(() => expect(address().get('sort')).toBe('name_en'))
    expect(address().get('from')).toBe('mail')
    expect(address().get('displayedFilters') ?? 'none').toBe('none')
  })

  it('opens a tab by a click with Ctrl, Cmd or the middle button, anywhere in a row', async () => {
    const opened = vi.fn()
    vi.stubGlobal('open', opened)
    const { router } = await open({ at, screens: { list, show } })
    const row = await rowOf('Hemu Canteen')
    fireEvent.click(row, { ctrlKey: true })
    fireEvent.click(row, { metaKey: true })
    fireEvent(row, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    expect(opened.mock.calls.map(([address]) => address)).toEqual(Array(3).fill(`#${at}/b2/show`))
    expect(router.state.location.pathname).toBe(at)
  })
})

describe('A finger that stays on a card', () => {
  const onPhone = () =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }))
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 }

  it('selects it and offers what can be done with it, but not while the list is scrolled', async () => {
    onPhone()
    const { router } = await open({ at, screens: { list, show } })
    const link = await screen.findByRole('link', { name: 'Hemu Canteen' })
    fireEvent.pointerDown(link, finger)
    fireEvent.pointerMove(link, { ...finger, clientY: 90 })
    fireEvent.contextMenu(link)
    expect(screen.queryByText('1 selected')).toBeNull()
    fireEvent.pointerDown(link, finger)
    await screen.findByText('1 selected')
    fireEvent.pointerUp(link, finger)
    expect(fireEvent.click(link, { detail: 1 })).toBe(false)
    expect(router.state.location.pathname).toBe(at)
    // A browser that asks for its menu first does not get it.
    fireEvent.pointerDown(link, finger)
    expect(fireEvent.contextMenu(link)).toBe(false)
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  })
})

describe('A list that could not be read', () => {
  it('does not look empty where the refusal says nothing', async () => {
    const getList = () => Promise.reject(new HttpError('', { status: 200 }))
    await open({ at, screens: { list }, calls: { getList } })
    await screen.findByRole('alert')
    expect(screen.queryByText('Nothing here yet')).toBeNull()
  })

  it('is read again when the network is back', async () => {
    let isOffline = true
    const data = rows()['brand'] ?? []
    const getList = async () => {
      if (isOffline) throw new HttpError('Sorry, network error', { status: 0, isNetwork: true })
      return { data: data as never[], total: data.length }
    }
    await open({ at, screens: { list }, calls: { getList } })
    await screen.findByRole('alert')
    isOffline = false
    act(() => void globalThis.dispatchEvent(new Event('online')))
    expect((await rowOf('Hemu Canteen')).isConnected).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('An action on several records', () => {
  const bulk = (onEach: (id: unknown) => Promise<unknown>, onRun: () => Promise<never>) =>
    function WithBulk() {
      return (
        <ListPage
          bulk={
            <BulkActionDialog
              title="Close them?"
              confirm="Close them"
              done="Closed"
              onRun={onRun}
              onEach={onEach}
              onClose={() => undefined}
            />
          }
        >
          <Table columns={columns} selectable />
        </ListPage>
      )
    }

  it('goes on one by one where all together are refused, with the result for each', async () => {
    const acted: unknown[] = []
    const onEach = async (id: unknown) => {
      if (id === 'b1') throw refusal(4094)
      acted.push(id)
    }
    const { user } = await open({ at, screens: { list: bulk(onEach, () => Promise.reject(refusal(4094))) } })
    await rowOf('Hemu Canteen')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Close them?' })
    expect(within(dialog).queryByRole('button', { name: 'Change those that can be changed' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Close them' }))
    await user.click(await screen.findByRole('button', { name: 'Change those that can be changed' }))
    const results = await screen.findByRole('list', { name: 'Results' })
    await waitFor(() => expect(results.children).toHaveLength(2))
    expect([...results.children].filter(({ textContent }) => textContent?.endsWith('Closed'))).toHaveLength(1)
    expect(acted).toEqual(['b2'])
  })
})
