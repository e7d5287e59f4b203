import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { memoryStore, type Store } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { brand } from '#contract/brandDB/brand.ts'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { nobody } from '#src/kit/testing/sampleConsole.ts'
import { open, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const columns: Column<typeof brand>[] = [
  { source: 'name_en', width: 200, render: (record) => <NameField record={record} /> },
  { source: 'category_id', width: 130 },
  { source: 'store_count' },
  { source: 'status' },
]
const views = [
  { name: 'resources.brandDB/brand.choices.status.active', filter: { status: ['active'] } },
  { name: 'Mine', filter: (me: string) => ({ created_by: [me] }) },
]
const archive = vi.fn<(id: unknown) => void>()
const actionsOf = ({ _id }: { _id: string }) => (
  <button type="button" onClick={() => archive(_id)}>
    Archive
  </button>
)
const cardOf = ({ code }: { code: string }) => <em>Card of {code}</em>

const BrandList = () => (
  <ListPage
    filters={['category_id', 'status']}
    more={['price_band', 'origin_country']}
    sort={{ field: 'name_en', order: 'ASC' }}
    views={views}
    exporter={<button type="button">Export</button>}
  >
    <Table
      columns={columns}
      selectable
      rowActions={actionsOf}
      card={cardOf}
      preview={<FieldValue source="code" />}
    />
  </ListPage>
)
/** Begins to fetch in the very drawing in which the rows are new. */
const LateFetch = () => {
  const [step, setStep] = useState(0)
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['late', step], queryFn: () => step })
  const more = () => {
    const updatedAt = Date.now() + 60_000
    queries.setQueriesData({ queryKey: ['brandDB/brand', 'getList'] }, (rows) => rows, { updatedAt })
    setStep(step + 1)
  }
  return (
    <button type="button" aria-label="Fetch more" onClick={more}>
      {data} fetched
    </button>
  )
}
const ListWithLateFetch = () => (
  <ListPage filters={['status']} exporter={false}>
    <LateFetch />
    <Table columns={columns} />
  </ListPage>
)
const screens = { list: BrandList, show: () => <p>A brand's page</p> }
const at = '/brandDB/brand'

/** Brands named Brand 0, Brand 1 and so on. */
function many(count: number) {
  const [first] = rows()['brand'] ?? []
  const brand = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `x${index}`,
    _id: `x${index}`,
    code: `C${index}`,
    name: `Brand ${index}`,
    name_en: `Brand ${index}`,
  }))
  return { ...rows(), brand }
}

const start = async (count = 2, given = {}) => {
  const opened = await open({ at, screens, data: many(count), ...given })
  await screen.findByRole('row', { name: /Brand 0/ })
  return opened
}
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-label'))
const ticked = () =>
  screen
    .getAllByRole('checkbox', { name: /Brand/ })
    .flatMap((box, index) => (box instanceof HTMLInputElement && box.checked ? [index] : []))
const filterIn = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}')

describe('The columns of a list', () => {
  it('change their width by the arrow keys on their edge, and lose it by Delete', async () => {
    const { user } = await start()
    const edge = () => screen.getByRole('separator', { name: 'Width of Category' })
    edge().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await waitFor(() => expect(edge().getAttribute('aria-valuenow')).toBe('140'))
    expect(screen.getByRole('columnheader', { name: 'Category' }).style.maxWidth).toBe('140px')
    await user.keyboard('{Delete}')
    await waitFor(() => expect(edge().getAttribute('aria-valuenow')).toBe('130'))
  })

  it('change their width by dragging their edge', async () => {
    await start()
    const edge = screen.getByRole('separator', { name: 'Width of Category' })
    fireEvent.pointerDown(edge, { clientX: 100 })
    fireEvent.pointerMove(edge, { clientX: 160 })
    fireEvent.pointerUp(edge, { clientX: 160 })
    await waitFor(() => expect(edge.getAttribute('aria-valuenow')).toBe('190'))
  })

  it('change places by Alt and an arrow key; the first one stays, and all comes back', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Columns 4/4' }))
    const dialog = await screen.findByRole('dialog', { name: 'Columns' })
    const box = (name: string) => within(dialog).getByRole('checkbox', { name })
    box('Status').focus()
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    expect(document.activeElement).toBe(box('Status'))
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(headers().slice(1, 5)).toEqual(['English name', 'Status', 'Category', 'Store count']),
    )
    await user.click(screen.getByRole('button', { name: 'Columns 4/4' }))
    await user.click(await screen.findByRole('button', { name: 'Reset' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(headers().slice(2, 5)).toEqual(['Category', 'Store count', 'Status']))
  })

  it('stay in sight, as many as one wants', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Columns 4/4' }))
    await user.selectOptions(await screen.findByLabelText('Frozen columns'), '2')
    await user.keyboard('{Escape}')
    const frozen = () => screen.getAllByRole('columnheader').flatMap((cell) => cell.dataset['frozen'] ?? [])
    await waitFor(() => expect(frozen()).toEqual(['0', '1']))
  })
})

describe('The rows of a list', () => {
  it('are ticked from one to another with shift, by mouse and by key', async () => {
    const { user } = await start(6)
    const boxes = screen.getAllByRole('checkbox', { name: /Brand/ })
    await user.click(boxes[1] ?? document.body)
    await user.keyboard('{Shift>}')
    await user.click(boxes[4] ?? document.body)
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(ticked()).toEqual([1, 2, 3, 4]))
    boxes[2]?.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await waitFor(() => expect(ticked()).toEqual([1]))
    screen.getByText('1 selected')
  })

  it('have their actions, which do not open the record', async () => {
    const { user, router } = await start()
    await user.click(
      within(screen.getByRole('row', { name: /Brand 1/ })).getByRole('button', { name: 'Archive' }),
    )
    expect(archive).toHaveBeenLastCalledWith('x1')
    expect(router.state.location.pathname + router.state.location.search).toBe(at)
    screen.getByRole('columnheader', { name: 'Actions' })
  })

  it('turn into cards and back, by choice', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('button', { name: 'Show as cards' }))
    await screen.findByText('Card of C1')
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    await screen.findByRole('table')
  })
})

describe('The quick look', () => {
  it('opens by a click, goes through the list by arrow keys, and closes by Escape', async () => {
    const { user, router } = await start(3)
    await user.click(within(screen.getByRole('row', { name: /Brand 1/ })).getByText('1,234'))
    const look = await screen.findByRole('complementary', { name: 'Quick look' })
    await within(look).findByText('C1')
    expect(new URLSearchParams(router.state.location.search).get('look')).toBe('x1')
    expect(screen.getByRole('row', { name: /Brand 1/ }).getAttribute('aria-current')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brand 1' }))
    await user.keyboard('{ArrowDown}')
    await within(look).findByText('C2')
    await user.click(within(look).getByRole('button', { name: 'Previous' }))
    await within(look).findByText('C1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brand 1' }))
    expect(router.state.location.pathname).toBe(at)
  })

  it('gives way to the page by a second click', async () => {
    const { user, router } = await start()
    const cell = within(screen.getByRole('row', { name: /Brand 1/ })).getByText('1,234')
    await user.dblClick(cell)
    await screen.findByText("A brand's page")
    expect(router.state.location.pathname).toBe('/brandDB/brand/x1/show')
  })

  it('opens by the space key, and Enter opens the page', async () => {
    const { user, router } = await start()
    screen.getByRole('link', { name: 'Brand 0' }).focus()
    await user.keyboard(' ')
    await screen.findByRole('complementary', { name: 'Quick look' })
    await user.keyboard('{Enter}')
    await screen.findByText("A brand's page")
    expect(router.state.location.pathname).toBe('/brandDB/brand/x0/show')
  })

  it('opens by its address, also for a record of another page', async () => {
    await start(30, { at: `${at}?look=x29` })
    const look = await screen.findByRole('complementary', { name: 'Quick look' })
    await within(look).findByText('C29')
    expect(within(look).getByRole('link', { name: 'Open the full page' }).getAttribute('href')).toBe(
      '/brandDB/brand/x29/show',
    )
  })

  it('is left out on a phone: a tap and the address open the page', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { router } = await open({ at: `${at}?look=x1`, screens, data: many(2) })
    await screen.findByText("A brand's page")
    expect(router.state.location.pathname).toBe('/brandDB/brand/x1/show')
  })
})

describe('The views of a list', () => {
  it('are brought along by the list, each an address', async () => {
    const { user, router } = await start()
    const nav = screen.getByRole('navigation', { name: 'Views' })
    expect(within(nav).getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page')
    await user.click(within(nav).getByRole('link', { name: 'Trading' }))
    await screen.findByRole('button', { name: 'Status: Trading' })
    expect(filterIn(router.state.location.search)).toEqual({ status: ['active'] })
    expect(within(nav).getByRole('link', { name: 'Trading' }).getAttribute('aria-current')).toBe('page')
    await user.click(within(nav).getByRole('link', { name: 'All' }))
    await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({}))
    expect(screen.queryByRole('button', { name: 'Status: Trading' })).toBeNull()
  })

  it('can be about the user', async () => {
    const { user, router } = await start()
    await user.click(screen.getByRole('link', { name: 'Mine' }))
    await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({ created_by: [nobody.id] }))
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page')
  })

  it('are saved under a name, renamed and deleted', async () => {
    const { user } = await start(2, { at: `${at}?filter=${JSON.stringify({ store_count: [1234] })}` })
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await user.type(await screen.findByLabelText(/^Name of the view/), 'Large{Enter}')
    const tab = await screen.findByRole('link', { name: 'Large' })
    expect(tab.getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('link', { name: 'All' }))
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBeNull())
    await user.click(tab)
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'))

    await user.click(screen.getByRole('button', { name: 'Options of Large' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const name = await screen.findByLabelText(/^Name of the view/)
    await user.clear(name)
    await user.type(name, 'Huge{Enter}')
    await screen.findByRole('link', { name: 'Huge' })
    await user.click(screen.getByRole('button', { name: 'Options of Huge' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Huge' })).toBeNull())
  })
})

describe('A change to a list that is open in another tab, too', () => {
  it('keeps the view that was saved there', async () => {
    const key = 'preference.list/brandDB/brand'
    const view = { id: 'v1', name: 'Elsewhere', filter: {}, sort: { field: 'name', order: 'ASC' } }
    const store = memoryStore()
    const elsewhere = new Map<string, unknown>()
    const shared: Store = {
      ...store,
      // A tab does not hear what another one stores.
      getItem: <T,>(name: string, otherwise?: T) =>
        (elsewhere.get(name) as T | undefined) ?? store.getItem(name, otherwise),
    }
    await start(2, { store: shared })
    elsewhere.set(key, { views: [view] })
    fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Category' }), { key: 'ArrowRight' })
    await waitFor(() => expect(store.getItem(key)).toMatchObject({ views: [{ name: 'Elsewhere' }] }))
    expect(store.getItem(key)).toMatchObject({ widths: { category_id: expect.any(Number) } })
  })
})

describe('The view that a list opens with', () => {
  const data = () => {
    const all = many(3)
    Object.assign(all.brand[2] ?? {}, { status: 'prospect' })
    return all
  }
  const remembered = () => {
    const view = {
      id: 'v1',
      name: 'Wanted',
      filter: { status: ['prospect'] },
      sort: { field: 'store_count', order: 'DESC' },
      shown: {},
      order: [],
    }
    return memoryStore({ 'preference.list/brandDB/brand': { views: [view], start: 'v1' } })
  }

  it('is there at once, and given up by choosing another one', async () => {
    const { user, asked } = await open({ at, screens, data: data(), store: remembered() })
    await screen.findByRole('row', { name: /Brand 2/ })
    const list = asked.find(({ call, resource }) => call === 'getList' && resource === 'brandDB/brand')
    expect(list?.params).toMatchObject({
      filter: { status: ['prospect'] },
      sort: { field: 'store_count', order: 'DESC' },
    })
    expect(screen.getByRole('link', { name: /Wanted/ }).getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('link', { name: 'All' }))
    await screen.findByRole('row', { name: /Brand 0/ })
    await user.click(screen.getByRole('button', { name: 'Options of Wanted' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Stop opening/ }))
    await waitFor(() => expect(screen.queryByText('opens first')).toBeNull())
  })

  it('gives way to what the address asks for', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['active'] }))
    await open({ at: `${at}?filter=${filter}`, screens, data: data(), store: remembered() })
    await screen.findByRole('row', { name: /Brand 0/ })
    expect(screen.queryByRole('row', { name: /Brand 2/ })).toBeNull()
  })
})

describe('The tools of a list', () => {
  it('look at the cache when what comes after them is drawn, not while', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = await start(2, { screens: { ...screens, list: ListWithLateFetch } })
    await user.click(screen.getByRole('button', { name: 'Fetch more' }))
    await screen.findByText('1 fetched')
    expect(complaints.mock.calls.map(String).filter((text) => text.includes('while rendering'))).toEqual([])
    complaints.mockRestore()
  })

  it('say when the rows were fetched, take the export, and fill the window until Escape', async () => {
    const { user } = await start()
    const tools = screen.getByRole('button', { name: 'Refresh' })
    await user.hover(tools)
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Loaded at \d\d:\d\d$/)
    screen.getByRole('button', { name: 'Export' })
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    await screen.findByRole('button', { name: 'Leave full screen' })
    await user.keyboard('{Escape}')
    await screen.findByRole('button', { name: 'Full screen' })
  })

  it('go to the page whose number one types', async () => {
    const { user } = await start(60)
    await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '3{Enter}')
    await screen.findByText('51–60 of 60')
    expect(screen.getByText('of 3')).toBeTruthy()
  })

  it('go to the last page by key, where the button keeps the focus and does nothing more', async () => {
    const { user } = await start(40)
    const next = () => screen.getByRole('button', { name: 'Go to next page' })
    next().focus()
    await user.keyboard('{Enter}')
    await screen.findByText('26–40 of 40')
    expect(document.activeElement).toBe(next())
    expect(next().getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    expect(screen.getByText('26–40 of 40')).toBeTruthy()
  })
})

describe('The search form of a list', () => {
  beforeEach(() => archive.mockClear())

  it('asks for all at once, and shows more fields when one wants', async () => {
    const { user, asked, router } = await start()
    await user.click(screen.getByRole('button', { name: 'Advanced search' }))
    const form = await screen.findByRole('form', { name: 'Filters' })
    const calls = asked.filter(({ call }) => call === 'getList').length
    await user.type(within(form).getByRole('searchbox', { name: 'Search' }), 'Brand 1')
    await user.click(within(form).getByRole('button', { name: 'Status Any' }))
    await user.click(await screen.findByLabelText('Trading'))
    await user.keyboard('{Escape}')
    expect(within(form).queryByRole('button', { name: /Origin/ })).toBeNull()
    await user.click(within(form).getByRole('button', { name: 'More fields' }))
    within(form).getByRole('button', { name: /Origin/ })
    expect(asked.filter(({ call }) => call === 'getList')).toHaveLength(calls)
    await user.click(within(form).getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Brand 0/ })).toBeNull())
    expect(filterIn(router.state.location.search)).toEqual({ q: 'Brand 1', status: ['active'] })
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await screen.findByRole('row', { name: /Brand 0/ })
  })
})
