import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { brand } from '#contract/brandDB/brand.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { open, refusal, rows } from './kitScreen.tsx'

afterEach(cleanup)

const columns: Column<typeof brand>[] = [
  { source: 'name_en', render: (record) => <NameField record={record} /> },
  { source: 'category_id' },
  { source: 'store_count' },
  { source: 'status', statusColors: { active: 'green' } },
  { source: 'price_band', hidden: true },
]
const BrandList = () => (
  <ListPage
    filters={['category_id', 'status']}
    more={['price_band', 'level1_id', 'founded_year']}
    sort={{ field: 'name_en', order: 'ASC' }}
  >
    <Table columns={columns} selectable />
  </ListPage>
)
const Page = () => <p>A brand's page</p>
const screens = { list: BrandList, show: Page, create: Page }
const at = '/brandDB/brand'
const listCalls = (asked: { call: string; resource: string; params: Record<string, unknown> }[]) =>
  asked
    .filter(({ call, resource }) => call === 'getList' && resource === 'brandDB/brand')
    .map(({ params }) => params)

describe('A list', () => {
  it('shows names, references and choices in words, and how many there are', async () => {
    const { asked } = await open({ at, screens })
    const row = await screen.findByRole('row', { name: /Cloud Garden/ })
    await within(row).findByText('Food')
    within(row).getByText('Trading')
    within(row).getByText('1,234')
    screen.getByText('2 in all')
    expect(asked.filter(({ call }) => call === 'getMany')).toHaveLength(0)
    expect(asked.filter(({ resource }) => resource === 'brandDB/settings/category')).toHaveLength(1)
  })

  it('shows a reference by its name and number, in a row and on a page', async () => {
    const Level = ({ id }: { id: string }) => (
      <ReferenceLabel to="level1_classification" id={id} more="code" />
    )
    const render = ({ level1_id }: { level1_id: string | null }) => level1_id && <Level id={level1_id} />
    const List = () => (
      <ListPage>
        <Table<typeof brand> columns={[{ source: 'name_en' }, { source: 'level1_id', render }]} />
      </ListPage>
    )
    const data = rows()
    Object.assign(data['level1_classification']?.[0] ?? {}, { code: 'F-7' })
    const { user } = await open({ at, data, screens: { list: List, show: () => <Level id="l1" /> } })
    await user.click(await screen.findByText('Hotpot · F-7'))
    await waitFor(() => expect(screen.queryByRole('row')).toBeNull())
    await screen.findByText('Hotpot · F-7')
  })

  it('shows a name in two languages, and what both say once', async () => {
    const data = rows()
    Object.assign(data['brand']?.[1] ?? {}, { name: 'Hemu Canteen 禾木食堂' })
    await open({ at, screens, data })
    await screen.findByText('云上花园')
    screen.getByText('禾木食堂')
    expect(screen.getAllByText(/Hemu Canteen/)).toHaveLength(1)
  })

  it('opens a record by a click anywhere in its row', async () => {
    const { user, router } = await open({ at, screens })
    await user.click(await screen.findByText('Trading'))
    await screen.findByText("A brand's page")
    expect(router.state.location.pathname).toBe('/brandDB/brand/b1/show')
  })

  it('has a link in each row, and arrow keys between them', async () => {
    const { user } = await open({ at, screens })
    const first = await screen.findByRole('link', { name: /Cloud Garden/ })
    expect(first.getAttribute('href')).toBe('/brandDB/brand/b1/show')
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Hemu Canteen')
  })

  it('sorts by a column and says so', async () => {
    const { user, asked } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    await user.click(screen.getByRole('button', { name: 'Store count' }))
    await waitFor(() =>
      expect(listCalls(asked).at(-1)?.['sort']).toEqual({ field: 'store_count', order: 'ASC' }),
    )
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Store count' }).getAttribute('aria-sort')).toBe(
        'ascending',
      ),
    )
  })

  it('sorts by what a column refers to, as it is shown', async () => {
    const { user, asked } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    await user.click(within(screen.getByRole('columnheader', { name: 'Category' })).getByRole('button'))
    await waitFor(() =>
      expect(listCalls(asked).at(-1)?.['sort']).toEqual({ field: 'category_id.name_en', order: 'ASC' }),
    )
  })

  it('filters by ticked choices, in the address, and takes the filter off again', async () => {
    const { user, asked, router } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    const filters = screen.getByRole('group', { name: 'Filters' })
    await user.click(within(filters).getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByLabelText('Trading'))
    await waitFor(() => expect(listCalls(asked).at(-1)?.['filter']).toEqual({ status: ['active'] }))
    expect(decodeURIComponent(router.state.location.search)).toContain('{"status":["active"]}')
    await user.keyboard('{Escape}')
    await screen.findByRole('button', { name: 'Status: Trading' })
    await waitFor(() => expect(screen.queryByRole('row', { name: /Hemu/ })).toBeNull())
    await user.click(screen.getByRole('button', { name: /Remove.*Status/ }))
    await screen.findByRole('row', { name: /Hemu/ })
  })

  it('finds the records to filter by as one types', async () => {
    const { user, asked } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    const filters = screen.getByRole('group', { name: 'Filters' })
    await user.click(within(filters).getByRole('button', { name: 'Category' }))
    const dialog = await screen.findByRole('dialog', { name: 'Category' })
    await user.type(within(dialog).getByRole('searchbox'), 'fash')
    await waitFor(() => expect(within(dialog).queryByLabelText('Food')).toBeNull())
    await user.click(within(dialog).getByLabelText('Fashion'))
    await waitFor(() => expect(listCalls(asked).at(-1)?.['filter']).toEqual({ category_id: ['c2'] }))
  })

  it('takes figures as they are typed, with separators and full-width too, and says what is none', async () => {
    const { user, asked } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await user.click(screen.getByRole('menuitem', { name: 'Founded year' }))
    const dialog = await screen.findByRole('dialog', { name: 'Founded year' })
    await user.type(within(dialog).getByLabelText('From'), '1,９90')
    await user.type(within(dialog).getByLabelText('To'), 'soon{Enter}')
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Enter a number')
    expect(listCalls(asked).at(-1)?.['filter']).toEqual({})
    await user.clear(within(dialog).getByLabelText('To'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(listCalls(asked).at(-1)?.['filter']).toEqual({ founded_year: { $gte: 1990 } }))
  })

  it('offers further filters under "more", and only the lower levels of the chosen upper one', async () => {
    const filter = encodeURIComponent(JSON.stringify({ category_id: ['c1'] }))
    const { user } = await open({
      at: `${at}?filter=${filter}&page=1&perPage=25&sort=name_en&order=ASC`,
      screens,
    })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Trade' }))
    const dialog = await screen.findByRole('dialog', { name: 'Trade' })
    await within(dialog).findByLabelText('Hotpot')
    expect(within(dialog).queryByLabelText('Women')).toBeNull()
  })

  it('searches a moment after one stops typing; "nothing matches" offers to clear it', async () => {
    const { user, asked } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    await user.keyboard('/')
    await user.keyboard('zzz')
    await screen.findByText('Nothing matches')
    expect(listCalls(asked).map(({ filter }) => filter)).toEqual([{}, { q: 'zzz' }])
    await user.click(
      within(screen.getByRole('status', { name: '' })).getByRole('button', { name: 'Clear filters' }),
    )
    await screen.findByRole('row', { name: /Cloud Garden/ })
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', '')
  })

  it('shows the columns one chose', async () => {
    const { user } = await open({ at, screens })
    await screen.findByRole('row', { name: /Cloud Garden/ })
    expect(screen.queryByRole('columnheader', { name: 'Price band' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Columns 4/5' }))
    await user.click(await screen.findByLabelText('Price band'))
    await user.click(screen.getByRole('checkbox', { name: 'Status' }))
    await user.keyboard('{Escape}')
    await screen.findByRole('columnheader', { name: 'Price band' })
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull()
  })

  it.each(['ASC', 'DESC'])(
    'has the row of totals last, sorted %s, and nothing to do with it',
    async (order) => {
      const { brand = [], ...others } = rows()
      const [first, second] = brand
      // As a back end of the operator's may send it: first, or in its place among the others.
      const total = { ...first, name_en: 'Total', name: 'Total', store_count: 2468, is_total: true }
      const named = { id: 'undefined', name_en: 'Total', store_count: 99 } as never
      const data = {
        ...others,
        brand: [{ ...total, id: 't' }, ...(order === 'ASC' ? [named] : []), first, second] as typeof brand,
      }
      await open({ at: `${at}?sort=store_count&order=${order}&page=1&perPage=25`, screens, data })
      await screen.findByRole('row', { name: /Cloud Garden/ })
      const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 5))
      expect(names).toEqual(['Cloud', 'Hemu ', 'Total', ...(order === 'ASC' ? ['Total'] : [])])
      expect(screen.getAllByRole('checkbox')).toHaveLength(3)
      expect(screen.queryByRole('link', { name: /Total/ })).toBeNull()
      screen.getByText('2,468')
    },
  )

  it('opens a brand that is called Total', async () => {
    const data = rows()
    Object.assign(data['brand']?.[0] ?? {}, { name: 'Total', name_en: 'Total' })
    await open({ at, screens, data })
    expect((await screen.findByRole('link', { name: 'Total' })).getAttribute('href')).toBe(
      '/brandDB/brand/b1/show',
    )
    expect(screen.getAllByRole('rowheader').at(-1)?.textContent).toBe('Total')
  })

  it('turns pages', async () => {
    const [first] = rows()['brand'] ?? []
    const brand = Array.from({ length: 30 }, (_, index) => ({
      ...first,
      id: `x${index}`,
      name_en: `Brand ${index}`,
    }))
    const { user } = await open({ at, screens, data: { ...rows(), brand } })
    await screen.findByText('1–25 of 30')
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }))
    await screen.findByText('26–30 of 30')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6))
  })
})

describe('A list that shows no rows', () => {
  const nothing = { ...rows(), brand: [] }

  it('offers to create the first, to those who may', async () => {
    await open({ at, screens, data: nothing })
    await screen.findByText('Nothing here yet')
    expect((await screen.findByRole('link', { name: 'Create the first' })).getAttribute('href')).toBe(
      '/brandDB/brand/create',
    )
  })

  it('offers nothing to those who may not', async () => {
    await open({ at, screens, data: nothing, refused: ['create'] })
    await screen.findByText('Nothing here yet')
    expect(screen.queryByRole('link', { name: 'Create the first' })).toBeNull()
  })

  it('says what failed, the code to quote, and tries again', async () => {
    let isBroken = true
    const { user } = await open({
      at,
      screens,
      calls: {
        getList: async () => {
          if (isBroken) throw refusal(5000)
          return { data: [], total: 0 }
        },
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('5000')
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByText('Nothing here yet')
  })

  it('keeps its rows when a refresh fails, says so, and tries again', async () => {
    let isBroken = false
    const { user } = await open({
      at,
      screens,
      calls: {
        getList: async () => {
          if (isBroken) throw new Error('Sorry, network error')
          // Whatever record type is asked for: the test knows its own.
          return { data: [{ id: 'b1', _id: 'b1', name: 'Aroma Bakery' }] as never[], total: 1 }
        },
      },
    })
    await screen.findByRole('link', { name: /Aroma Bakery/ })
    isBroken = true
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText(/could not be refreshed/)
    expect(screen.getByRole('link', { name: /Aroma Bakery/ })).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull())
  })

  it('names no code where there is none', async () => {
    await open({ at, screens, calls: { getList: () => Promise.reject(new Error('Sorry, network error')) } })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Sorry, network error.')).toBeTruthy()
  })

  it('says when one may not see it', async () => {
    await open({ at, screens, calls: { getList: () => Promise.reject(refusal(4030)) } })
    await screen.findByText("You don't have access to this page")
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says that it loads', async () => {
    await open({ at, screens, calls: { getList: () => new Promise(() => undefined) } })
    expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  })
})
