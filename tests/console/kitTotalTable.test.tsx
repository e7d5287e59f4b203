import { cleanup, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'
import { inOrder, isTotal } from '#src/kit/table/totalOrder.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const columns: readonly TotalColumn[] = [
  { source: 'store', label: 'Store', kind: 'text' },
  { source: 'sales', label: 'Sales', kind: 'money' },
  { source: 'area', label: 'Area', kind: 'area' },
  { source: 'growth', label: 'Growth', kind: 'ratio' },
  { source: 'shops', label: 'Shops', kind: 'count' },
  { source: 'other', label: 'Other' },
]
const rows = [
  { store: 'Total', sales: 625000.5, area: 220, growth: 0.5, shops: 3, other: 0.5 },
  { store: 'L2-10', sales: 0, area: 100, growth: 1.5, shops: 1, other: 12000 },
  { store: '"Tea", L2-9', sales: 625000.5, area: 120, growth: -0.131, shops: 2, other: null },
  { store: '=L1-1', sales: null, area: null, growth: null, shops: null, other: 1 },
]
const Page = () => <TotalTable label="Sales of October" rows={rows} columns={columns} />
const show = () => open({ at: '/brandDB/brand/b1/show', screens: { show: Page } })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('A table of totals', () => {
  it('writes each figure as its column says, and one without a kind by the common rule', async () => {
    await show()
    const table = await screen.findByRole('table', { name: 'Sales of October' })
    expect([...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf))).toEqual([
      ['L2-10', '0.00', '100', '150.00%', '1', '12,000'],
      ['"Tea", L2-9', '625,000.50', '120', '−13.10%', '2', '-'],
      ['=L1-1', '-', '-', '-', '-', '100.00%'],
      ['Total', '625,000.50', '220', '50.00%', '3', '50.00%'],
    ])
  })

  it('says the currency of its amounts once, and that of an amount that could not be converted', async () => {
    const sales = [
      { store: 'L1-1', sales: 1234.5, currency: 'CNY' },
      { store: 'L1-2', sales: -5, currency: 'HKD' },
      { store: 'L1-3', sales: null, currency: 'HKD' },
    ]
    const shown = columns.slice(0, 2)
    const Both = () => <TotalTable label="Sales" rows={sales} columns={shown} currency="CNY" />
    await open({ at: '/brandDB/brand/b1/show', screens: { show: Both } })
    await screen.findByRole('columnheader', { name: 'Sales (CNY)' })
    expect(screen.getAllByRole('cell').map(textOf)).toEqual(['1,234.50', 'HKD −5.00', '-'])
  })

  it('sorts by any column with the keyboard, and keeps the total last', async () => {
    const { user } = await show()
    const sales = await screen.findByRole('button', { name: 'Sales' })
    sales.focus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['"Tea", L2-9', 'L2-10', '=L1-1', 'Total'])
    expect(screen.getByRole('columnheader', { name: 'Sales' }).ariaSort ?? sortOf('Sales')).toBe('descending')
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['L2-10', '"Tea", L2-9', '=L1-1', 'Total'])
    await user.click(screen.getByRole('button', { name: 'Store' }))
    expect(names().at(-1)).toBe('Total')
    await user.click(screen.getByRole('button', { name: 'Store' }))
    expect(names().at(-1)).toBe('Total')
  })

  it('of which only a page is here is not sorted, but copied whole', async () => {
    const pages: number[] = []
    const paged = {
      page: 1,
      perPage: 25,
      total: 30,
      setPage: (page: number) => pages.push(page),
      setPerPage: () => undefined,
      readAll: async () => [...rows, { store: 'L9-9', sales: 1 }],
    }
    const Paged = () => <TotalTable label="Sales" rows={rows} columns={columns.slice(0, 2)} paged={paged} />
    const { user } = await open({ at: '/brandDB/brand/b1/show', screens: { show: Paged } })
    await screen.findByRole('columnheader', { name: 'Sales' })
    expect(screen.queryByRole('button', { name: 'Sales' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /page 2/ }))
    expect(pages).toEqual([2])
    await user.click(screen.getByRole('button', { name: 'Copy as CSV' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/"L9-9",1\r\n"Total",625000.5$/),
    )
  })

  it('goes to the last page from a page beyond it', async () => {
    const pages: number[] = []
    const setPage = (page: number) => pages.push(page)
    const paged = {
      page: 9,
      perPage: 25,
      total: 30,
      setPage,
      setPerPage: () => undefined,
      readAll: async () => rows,
    }
    const Beyond = () => <TotalTable label="Sales" rows={[]} columns={columns} paged={paged} />
    await open({ at: '/brandDB/brand/b1/show', screens: { show: Beyond } })
    await waitFor(() => expect(pages[0]).toBe(2))
  })

  it('is copied as CSV as it stands, with plain figures and without formulas', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Copy as CSV' }))
    await waitFor(async () =>
      expect((await navigator.clipboard.readText()).split('\r\n')).toEqual([
        '"Store","Sales","Area (m²)","Growth","Shops","Other"',
        '"L2-10",0,100,1.5,1,12000',
        '"""Tea"", L2-9",625000.5,120,-0.131,2,',
        `"'=L1-1",,,,,1`,
        '"Total",625000.5,220,0.5,3,0.5',
      ]),
    )
  })

  it('knows the total by its word in a column of names, or by its flag', () => {
    const named: readonly TotalColumn[] = [...columns, { source: 'brand_name', label: '', isName: true }]
    expect(isTotal({ store: 'Total' }, columns)).toBe(true)
    expect(isTotal({ store: 'x', is_total: true }, columns)).toBe(true)
    expect(isTotal({ store: 'x', brand_name: 'Total' }, named)).toBe(true)
    expect(isTotal({ store: 'TOTAL' }, columns)).toBe(false)
    expect(isTotal({ store: 'Total Fitness' }, columns)).toBe(false)
    expect(isTotal({ store: 'x', other: 'Total' }, columns)).toBe(false)
  })

  it('has the total last and loses no row, whatever is sorted how', () => {
    const value = fc.oneof(fc.double(), fc.constant(null), fc.string())
    const row = fc.record({ store: fc.oneof(fc.constant('Total'), fc.string()), sales: value })
    fc.assert(
      fc.property(fc.array(row), fc.boolean(), (all, isDescending) => {
        const ordered = inOrder(all, columns, { source: 'sales', isDescending })
        const flags = ordered.map((one) => isTotal(one, columns))
        expect(flags).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)))
        expect(new Set(ordered)).toEqual(new Set(all))
      }),
    )
  })
})

const textOf = ({ textContent }: Element) => textContent
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
