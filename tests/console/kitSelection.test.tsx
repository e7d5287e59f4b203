import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext, memoryStore } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import type { brand } from '#contract/brandDB/brand.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
import { SelectionContext, useSelection } from '#src/kit/table/selection/selection.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { open, refusal, rows } from './kitScreen.tsx'

afterEach(cleanup)

const ticked = (count: number): string[] => Array.from({ length: count }, (_, index) => `x${index}`)

const columns: Column<typeof brand>[] = [
  { source: 'name_en', render: (record) => <NameField record={record} /> },
  { source: 'status' },
]
const sort = { field: 'name_en', order: 'ASC' } as const
const BrandList = () => (
  <ListPage filters={['status']} sort={sort}>
    <Table columns={columns} selectable />
  </ListPage>
)
const OwnBulk = () => <p>{JSON.stringify(useSelection().ids)}</p>
const ListByIds = () => (
  <ListPage filters={['status']} sort={sort} bulk={<OwnBulk />}>
    <Table columns={columns} selectable />
  </ListPage>
)
const at = '/brandDB/brand'
const screens = { list: BrandList, show: () => <p>A brand's page</p> }

/** Brand 0 to brand 29: two pages. Every third one trades. */
function thirty() {
  const [first] = rows()['brand'] ?? []
  const brand = Array.from({ length: 30 }, (_, index) => ({
    ...first,
    id: `x${index}`,
    _id: `x${index}`,
    name: `Brand ${index}`,
    name_en: `Brand ${index}`,
    status: index % 3 === 0 ? 'active' : 'prospect',
  }))
  return { ...rows(), brand }
}

const start = async (given: Partial<Parameters<typeof open>[0]> = {}) => {
  const opened = await open({ at, screens, data: thirty(), ...given })
  await screen.findByRole('row', { name: /Brand 0\b/ })
  const { user } = opened
  const tick = async (...names: string[]) => {
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: `Select this row: ${name}` }))
  }
  const search = async (text: string) => {
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), text)
  }
  return { ...opened, tick, search }
}
const bar = () => screen.getByRole('group', { name: 'Selected rows' })
const filter = (name: string) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name })
const noBar = () => waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull())
const inBar = (name: string) => within(bar()).getByRole('button', { name })
const namesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('Somebody who ticks rows', () => {
  it('keeps search and filters beside what can be done with them', async () => {
    const { tick } = await start()
    await tick('Brand 1')
    within(bar()).getByText('1 selected')
    screen.getByRole('searchbox', { name: 'Search' })
    expect(filter('Status').isConnected).toBe(true)
  })

  it('ticks some, searches, ticks more, and is told how many are not in view', async () => {
    const { tick, search, router } = await start()
    await tick('Brand 1', 'Brand 2')
    expect(within(bar()).queryByText(/not in view/)).toBeNull()
    await search('Brand 7')
    await within(bar()).findByText('2 not in view')
    await tick('Brand 7')
    within(bar()).getByText('3 selected')
    within(bar()).getByText('2 not in view')
    expect(decodeURIComponent(router.state.location.search)).toContain('{"q":"Brand 7"}')
  })

  it('sees all of them by a link, and the list as it was by going back', async () => {
    const { user, tick, search, router } = await start()
    await tick('Brand 1', 'Brand 2')
    await search('Brand 7')
    await within(bar()).findByText('2 not in view')
    await user.click(within(bar()).getByRole('link', { name: 'Show all selected' }))
    await screen.findByRole('row', { name: /Brand 1\b/ })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    expect(within(bar()).queryByText(/not in view/)).toBeNull()
    screen.getByText('2 chosen records')
    await router.navigate(-1)
    await screen.findByRole('row', { name: /Brand 7\b/ })
    within(bar()).getByText('2 selected')
    await router.navigate(1)
    await user.click(await screen.findByRole('button', { name: /Remove.*2 chosen records/ }))
    await screen.findByText('1–25 of 30')
  })

  it('is asked about them by name before they are deleted: the first ten, and how many more', async () => {
    const { user, tick, asked } = await start()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await tick('Brand 24')
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the 24 selected records?' })
    await waitFor(() =>
      expect(namesIn(dialog)).toEqual([
        ...Array.from({ length: 10 }, (_, index) => `Brand ${index}`),
        'and 14 more',
      ]),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await noBar()
    expect(asked.find(({ call }) => call === 'deleteMany')?.params['ids']).toEqual(
      Array.from({ length: 24 }, (_, index) => `x${index}`),
    )
  })

  it('is told which cannot be deleted and why, and goes on with the others', async () => {
    const gone: unknown[] = []
    const { user, tick, asked } = await start({
      calls: {
        deleteMany: async () => {
          throw refusal(4093, { references: { store: 2 } })
        },
        delete: async (_, { id }) => {
          if (id === 'x2') throw refusal(4093, { references: { store: 2 } })
          gone.push(id)
          return { data: { id } as never }
        },
      },
    })
    await tick('Brand 1', 'Brand 2', 'Brand 3')
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the 3 selected records?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Delete those that can be deleted' }))
    const results = within(await screen.findByRole('dialog')).getByRole('list', { name: 'Results' })
    await waitFor(() =>
      expect([...results.children].map(({ textContent }) => textContent)).toEqual([
        'Brand 1 Deleted',
        expect.stringMatching(/^Brand 2 (?!Deleted)/),
        'Brand 3 Deleted',
      ]),
    )
    expect(gone).toEqual(['x1', 'x3'])
    expect(asked.filter(({ call }) => call === 'deleteMany')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    within(bar()).getByText('1 selected')
  })

  it('names also the one that the search hides', async () => {
    const { user, tick, search } = await start()
    await tick('Brand 1')
    await search('Brand 7')
    await within(bar()).findByText('1 not in view')
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the selected record?' })
    await waitFor(() => expect(namesIn(dialog)).toEqual(['Brand 1']))
  })

  it('takes the ticks of the page away by its box, and all by "Clear selection"', async () => {
    const { user, tick, search } = await start()
    await tick('Brand 1')
    await search('Brand 2')
    await within(bar()).findByText('1 not in view')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Brand 1\b/ })).toBeNull())
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    await user.click(all)
    within(bar()).getByText('12 selected')
    await user.click(all)
    within(bar()).getByText('1 selected')
    await user.click(inBar('Clear selection'))
    await noBar()
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('checkbox'))
  })

  it('has none left after leaving the list, and none after a reload', async () => {
    const store = memoryStore()
    const { tick, router, unmount } = await start({ store })
    await tick('Brand 1')
    await router.navigate('/elsewhere')
    await screen.findByText('Elsewhere')
    await router.navigate(at)
    await screen.findByRole('row', { name: /Brand 1\b/ })
    await noBar()
    await tick('Brand 1')
    unmount()
    await start({ store })
    expect(screen.queryByText(/selected$/)).toBeNull()
  })
})

describe('Somebody who wants all that match', () => {
  const chooseTrading = async (user: Awaited<ReturnType<typeof start>>['user']) => {
    await user.click(filter('Status'))
    await user.click(await screen.findByLabelText('Trading'))
    await user.keyboard('{Escape}')
    await screen.findByText('1–10 of 10')
  }

  it('ticks them as a condition with its number, on every page', async () => {
    const { user, tick, asked } = await start()
    await tick('Brand 1')
    await user.click(inBar('Select all 30 that match'))
    within(bar()).getByText('All 30 that match are selected')
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }))
    await screen.findByRole('row', { name: /Brand 29/ })
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', true)
    await tick('Brand 29')
    within(bar()).getByText('29 of the 30 that match are selected')
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the 29 selected records?' })
    await waitFor(() => expect(namesIn(dialog).at(-1)).toBe('and 19 more'))
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await noBar()
    expect(asked.find(({ call }) => call === 'deleteMany')?.params).toEqual({
      ids: [],
      meta: { matching: { filter: { _id: { $nin: ['x29'] } }, count: 29 } },
    })
  })

  it('gives the filters with it, and up with them', async () => {
    const { user, tick, asked, search } = await start()
    await chooseTrading(user)
    await tick('Brand 0')
    await user.click(inBar('Select all 10 that match'))
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(namesIn(dialog)).toHaveLength(10))
    expect(asked.filter(({ call }) => call === 'getList').at(-1)?.params['filter']).toEqual({
      status: ['active'],
    })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await search('Brand 3')
    await noBar()
  })

  it('is asked again when others match by then', async () => {
    let matching = 31
    const { user, tick } = await start({
      calls: {
        deleteMany: async (_, { meta }) => {
          if (meta.matching.count !== matching) throw refusal(4006, { total: matching })
          matching = 0
          return { data: [] }
        },
      },
      data: thirty(),
    }).then((opened) => {
      const [first] = opened.data['brand'] ?? []
      opened.data['brand']?.push({ ...first, id: 'x30', _id: 'x30', name_en: 'Brand 30' })
      return opened
    })
    await tick('Brand 1')
    await user.click(inBar('Select all 30 that match'))
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the 30 selected records?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await within(dialog).findByText(/there are now 31 records/)
    await screen.findByRole('dialog', { name: 'Delete the 31 selected records?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await noBar()
    expect(matching).toBe(0)
  })

  it('is not asked about records that somebody else deleted meanwhile', async () => {
    const gone = new Set<unknown>()
    const { user, data, asked } = await start({
      calls: {
        deleteMany: async (_, { ids }) => {
          if (ids.some((id) => gone.has(id))) throw refusal(4006, { total: ids.length - gone.size })
          return { data: ids }
        },
      },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    data['brand'] = data['brand']?.filter(({ id }) => id !== 'x3') ?? []
    gone.add('x3')
    await user.click(inBar('Delete'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the 25 selected records?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog', { name: 'Delete the 24 selected records?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await noBar()
    expect(asked.filter(({ call }) => call === 'deleteMany').at(-1)?.params['ids']).not.toContain('x3')
  })

  it('is not offered it where what can be done goes by ids, or the number is not known', async () => {
    const { tick, unmount } = await start({ screens: { list: ListByIds } })
    await tick('Brand 1')
    within(bar()).getByText('["x1"]')
    expect(within(bar()).queryByRole('button', { name: /Select all/ })).toBeNull()
    unmount()
    const data = thirty()['brand']
    const uncounted = await start({
      calls: {
        // Whatever record type is asked for: the test knows its own.
        getList: async () => ({
          data: data.slice(0, 25) as never[],
          pageInfo: { hasNextPage: true, hasPreviousPage: false },
        }),
      },
    })
    await uncounted.tick('Brand 1')
    expect(within(bar()).queryByRole('button', { name: /Select all/ })).toBeNull()
  })

  it('is told when they are more than one call can change', async () => {
    const [first] = rows()['brand'] ?? []
    const many = Array.from({ length: 501 }, (_, index) => ({
      ...first,
      id: `x${index}`,
      name_en: `Brand ${index}`,
    }))
    const { user, tick } = await start({ data: { ...rows(), brand: many } })
    await tick('Brand 1')
    await user.click(inBar('Select all 501 that match'))
    expect(inBar('Delete').getAttribute('aria-disabled')).toBe('true')
    await user.click(inBar('Delete'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.hover(inBar('Delete'))
    await screen.findByText('At most 500 records at once. Filter the list first, or tick fewer.')
  })

  it.each([
    ['are ticked and would be changed', { ids: ticked(501) }, true],
    ['are ticked and would be read by their ids', { ids: ticked(501), onlyReads: true }, true],
    ['match and would be read', { ids: null, onlyReads: true }, false],
    ['can be changed by one call', { ids: ticked(500) }, false],
  ])('when they %s', (_, { ids, ...button }, isRefused) => {
    const selection = { count: ids?.length ?? 501, ids, filter: {}, outOfView: 0, matching: 501 }
    render(
      <AdminContext>
        <SelectionContext value={{ ...selection, isTicked: () => true, tick: () => {}, clear: () => {} }}>
          <BulkButton label="Go" icon={null} onClick={() => {}} {...button} />
        </SelectionContext>
      </AdminContext>,
    )
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe(isRefused ? 'true' : null)
  })
})
