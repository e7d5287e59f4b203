import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { LinkBase } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/PS/plugin.ts'
import { SalesGrid } from '#src/resources/PS/tenantSale/SalesGrid.tsx'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson, Here } from '#tests/console/asPerson.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const tea = {
  tenant_ship_id: 't1',
  store_id: 's1',
  store_no: 'L1-101',
  floor: 'L1',
  trade_name: '茶舍',
  brand: { name: '茶舍', name_en: 'Tea House', name_tc: '茶舍' },
  sales_category_id: 'c1',
  category: { name: '餐饮', name_en: 'Food', name_tc: '餐飲' },
  first: 1,
  last: 28,
  whole_month: null,
  may_edit: true,
  days: [],
}
const month = { list: [tea], today: '2099-01-01', currency: 'CNY', is_locked: false }

async function open(list: readonly object[] = [tea]) {
  const { answers, asked } = fakeBackEnd({ 'GET /TenantSale/month': { ...month, list } })
  const Screen = () => (
    <SubjectContext value={administrator}>
      <SalesGrid />
      <LinkBase to="/PS/tenantSale">The page of the menu</LinkBase>
      <Here />
    </SubjectContext>
  )
  await asPerson({ plugin, at: '/PS/tenantSale', screens: { '*': Screen } })
  const grid = await screen.findByRole('grid')
  return { answers, asked, grid, user: userEvent.setup() }
}

it('a search without a match keeps the cells that are not saved, and the focus in the search', async () => {
  const { grid, user } = await open()
  grid.focus()
  await user.keyboard('125{Enter}')
  await screen.findByText('1 cell changed')
  const search = screen.getByRole('searchbox')
  await user.type(search, 'nobody')
  await screen.findByText('Nothing matches')
  await screen.findByText('at /PS/tenantSale?q=nobody')
  expect(document.activeElement).toBe(search)
  expect(search.isConnected).toBe(true)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByText('1 cell changed')).toBeTruthy()
  await user.clear(search)
  await screen.findByRole('grid')
  expect(screen.getByText('1 cell changed')).toBeTruthy()
  expect(screen.getAllByRole('gridcell')[0]?.textContent).toBe('125 Not saved')
  // "Clear filters" is another way to change the search.
  await user.type(search, 'nobody')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(search).toHaveProperty('value', ''))
})

it('another month asks before cells that are not saved are lost, chosen or by the entry of the menu', async () => {
  const { grid, user } = await open()
  const months = () => screen.getByLabelText<HTMLSelectElement>('Month')
  const [latest = '', before = ''] = [...months().options].map(({ value }) => value)
  await user.selectOptions(months(), before)
  await screen.findByText(`at /PS/tenantSale?month=${before}`)
  ;(await screen.findByRole('grid')).focus()
  await user.keyboard('125{Enter}')
  await screen.findByText('1 cell changed')
  const stay = async () => {
    await screen.findByText(/kept as a draft in this window/)
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByText(/kept as a draft in this window/)).toBeNull())
    expect(screen.getByText('1 cell changed')).toBeTruthy()
    expect(months().value).toBe(before)
  }
  await user.selectOptions(months(), latest)
  await stay()
  await user.click(screen.getByRole('link', { name: 'The page of the menu' }))
  await stay()
  await user.selectOptions(months(), latest)
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(months().value).toBe(latest))
  expect(screen.queryByText('1 cell changed')).toBeNull()
  expect(grid.isConnected).toBe(false)
})

it('a failure to save is shown, and the cells can be saved again', async () => {
  const { answers, asked, grid, user } = await open()
  answers['POST /TenantSale/batch'] = () => new TypeError('Failed to fetch')
  grid.focus()
  await user.keyboard('125{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^told: .+/)).toBeTruthy()
  expect(screen.getByText('1 cell changed')).toBeTruthy()
  expect(screen.getByText('0 cells saved · 1 could not be saved')).toBeTruthy()
  answers['POST /TenantSale/batch'] = { list: [{ record: null }] }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('1 cell saved')
  expect(asked.filter(({ path }) => path === '/TenantSale/batch')).toHaveLength(2)
  expect(screen.queryByText('1 cell changed')).toBeNull()
})

it('400 rows of a workbook are checked, marked where they are wrong, and saved in one call', async () => {
  const tenants = Array.from({ length: 400 }, (_, at) => ({
    ...tea,
    tenant_ship_id: `t${at}`,
    store_id: `s${at}`,
    store_no: `L1-${at}`,
  }))
  const { answers, asked, grid, user } = await open(tenants)
  answers['POST /TenantSale/batch'] = { list: Array.from({ length: 398 }, () => ({ record: null })) }
  // As Excel copies a column: amounts as they are shown, a line break after the last.
  const column = tenants.map((_, at) => (at === 0 ? '#N/A' : at === 1 ? '(12.00)' : ` ¥${at},001.23 `))
  grid.focus()
  fireEvent.paste(grid, { clipboardData: { getData: () => `${column.join('\r\n')}\r\n` } })
  await user.click(await screen.findByRole('button', { name: 'Paste 400 cells' }))
  await screen.findByText('400 cells pasted')
  const wrong = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-invalid'))
  expect(wrong.map((cell) => cell.textContent)).toEqual([
    expect.stringMatching(/^#N\/A “#N\/A” is not one number/),
    expect.stringMatching(/^\(12\.00\) Say why the amount is below 0/),
  ])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('398 cells saved')
  const batches = asked.filter(({ path }) => path === '/TenantSale/batch')
  expect(batches).toHaveLength(1)
})
