import { cleanup, screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { leaseShip } from '#contract/leasing/leaseShip.ts'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { open, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const columns: Column<typeof leaseShip>[] = [
  { source: 'contract_no' },
  { source: 'area', render: (_, shown) => <em>{shown}</em> },
  { source: 'monthly_base', sortable: false },
  { source: 'rent_free_days' },
]
const List = () => (
  <ResourceContextProvider value="leasing/lease">
    <ListPage sort={{ field: 'contract_no', order: 'ASC' }}>
      <Table columns={columns} />
    </ListPage>
  </ResourceContextProvider>
)

/** A list of leases with an area, a rent and its currency each. */
async function show(...leases: readonly [area: number, base: number | null, currency: string][]) {
  const lease_ship = leases.map(([area, monthly_base, currency], at) => ({
    id: `l${at}`,
    _id: `l${at}`,
    contract_no: `C-${at}`,
    rent_free_days: at,
    area,
    monthly_base,
    currency,
  }))
  await open({ at: '/brandDB/brand', screens: { list: List }, data: { ...rows(), lease_ship } })
  await screen.findByText('C-0')
}
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))
const heads = () =>
  screen.getAllByRole('columnheader').map((head) => head.ariaLabel ?? head.getAttribute('aria-label'))

describe('The figures of a list', () => {
  it('have equal decimals in a column, and their unit in its heading', async () => {
    await show([86.5, 41_696.2, 'CNY'], [120, -34_879.91, 'CNY'], [93.45, null, 'CNY'])
    expect(heads().slice(1)).toEqual(['Area (m²)', 'Monthly base (CNY)', 'Rent free days'])
    expect(cells()).toEqual([
      ['86.50', '41,696.20', '0'],
      ['120.00', '−34,879.91', '1'],
      ['93.45', 'No access', '2'],
    ])
  })

  it('say their currency in each cell if there are several', async () => {
    await show([100, 60_000, 'CNY'], [80, 118_600.5, 'HKD'])
    expect(heads().slice(1)).toEqual(['Area (m²)', 'Monthly base', 'Rent free days'])
    expect(cells().map(([, base]) => base)).toEqual(['CNY 60,000.00', 'HKD 118,600.50'])
  })

  it('say their unit on a card, which has no heading', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    await show([86.5, 60_000, 'HKD'])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '86.5 m²',
      'HK$60,000',
      '0',
    ])
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Area',
      'Monthly base',
      'Rent free days',
    ])
  })
})
