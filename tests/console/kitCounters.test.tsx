import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { brand } from '#contract/brandDB/brand.ts'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const columns: readonly Column<typeof brand>[] = [{ source: 'code' }]
const BrandList = () => (
  <ListPage above={<Counters source="status" />} filters={['status']}>
    <Table columns={columns} />
  </ListPage>
)

const codes = { active: 'BR-b1', prospect: 'BR-b2' }

/** A list of two brands whose back end counts them, or does not. */
async function show(hasCounters = true, search = '', list = BrandList) {
  const asked: unknown[] = []
  const page = await open({
    at: `/brandDB/brand${search}`,
    screens: { list },
    calls: {
      getList: async (_, { filter, pagination }) => {
        asked.push({ filter, perPage: pagination?.perPage })
        const wanted: readonly string[] = filter.status ?? Object.keys(codes)
        const data = Object.entries(codes)
          .filter(([status]) => wanted.includes(status))
          .map(([status, code]) => ({ id: code, _id: code, code, status }) as never)
        const counters = Object.fromEntries(wanted.map((status) => [status, status === 'active' ? 1200 : 3]))
        const meta = { counters: { ...counters, late: 2 } }
        return { data, total: data.length, ...(hasCounters ? { meta } : {}) }
      },
    },
  })
  const group = within(await screen.findByRole('group', { name: 'Filter by Status' }))
  await screen.findAllByText(/^BR-b/)
  const texts = () => group.getAllByRole('button').map(({ textContent }) => textContent)
  return { ...page, group, texts, asked }
}

const shown = () => screen.queryAllByText(/^BR-b/).map(({ textContent }) => textContent)

describe('the counters above a list', () => {
  it('say how many there are of each value, and show one alone, then all again', async () => {
    const { user, group, texts, router } = await show()
    expect(texts()).toEqual(['3 Wanted', '1,200 Trading', '0 At rest', '0 Barred'])
    const trading = group.getByRole('button', { name: /Trading/ })
    await user.click(trading)
    await waitFor(() => expect(shown()).toEqual(['BR-b1']))
    expect(trading.getAttribute('aria-pressed')).toBe('true')
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"status":["active"]}')
    // The others keep their numbers, to change over to.
    await waitFor(() => expect(texts()).toEqual(['3 Wanted', '1,200 Trading', '0 At rest', '0 Barred']))
    await user.click(group.getByRole('button', { name: /Wanted/ }))
    await waitFor(() => expect(shown()).toEqual(['BR-b2']))
    group.getByRole('button', { name: /Wanted/ }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shown()).toEqual(['BR-b1', 'BR-b2']))
    expect(group.getAllByRole('button', { pressed: false })).toHaveLength(4)
  })

  it('are counted without the filter that they set, and with all others', async () => {
    const filter = { status: ['active', 'prospect'], q: 'b' }
    const { user, group, asked } = await show(true, `?filter=${JSON.stringify(filter)}`)
    await waitFor(() => expect(asked).toContainEqual({ filter: { q: 'b' }, perPage: 1 }))
    expect(group.getAllByRole('button', { pressed: true })).toHaveLength(2)
    // Of two values that are chosen, a press keeps one.
    await user.click(group.getByRole('button', { name: /Trading/ }))
    await waitFor(() => expect(shown()).toEqual(['BR-b1']))
  })

  it('filter without numbers where the back end sends none', async () => {
    const { user, group, texts } = await show(false)
    expect(texts().map((text) => text?.trim())).toEqual(['Wanted', 'Trading', 'At rest', 'Barred'])
    await user.click(group.getByRole('button', { name: 'Trading' }))
    await waitFor(() => expect(shown()).toEqual(['BR-b1']))
  })

  it('count besides the values what a yes-or-no field says, and filter by it', async () => {
    const flags = [{ counter: 'late', source: 'is_first_store', tone: 'red' }] as const
    const Flagged = () => (
      <ListPage above={<Counters source="status" flags={flags} />}>
        <Table columns={columns} />
      </ListPage>
    )
    const { user, group, texts, router } = await show(true, '', Flagged)
    expect(texts().at(-1)).toBe('2 Is first store')
    const filter = () => new URLSearchParams(router.state.location.search).get('filter')
    await user.click(group.getByRole('button', { name: '2 Is first store' }))
    await waitFor(() => expect(filter()).toBe('{"is_first_store":true}'))
    await user.click(await group.findByRole('button', { name: '2 Is first store', pressed: true }))
    await waitFor(() => expect(filter()).toBe('{}'))
  })
})
