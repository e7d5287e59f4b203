import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backEnd, brandOf, named, openBrands, rows, sent, withRights } from './brandConsole.tsx'

const page = '/brandDB/brand/B1/show'
const section = (name: string) => screen.findByRole('region', { name })

const ship = (_id: string, more: object) => ({
  _id,
  brand_id: 'B1',
  site: '2',
  store_id: 's1',
  trade_name: 'Shop',
  start_date: '2024-01-01',
  end_date: '2027-01-01',
  actual_exit_date: null,
  status: 'trading',
  ...more,
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the page of a brand', () => {
  it('says what it is, in every language it is written in', async () => {
    backEnd({
      'GET /bdbrand/B1': brandOf('B1', {
        origin_country: 'IT',
        founded_year: 1998,
        price_band: 4,
        description: '意大利品牌',
        description_en: 'An Italian brand',
      }),
    })
    await openBrands(page, withRights())
    const profile = await section('Profile')
    within(profile).getByText('Italy')
    within(profile).getByText('1998')
    within(profile).getByText('Price band 4 of 5')
    const texts = await section('Description')
    expect(within(texts).getByText('意大利品牌').lang).toBe('zh-CN')
    expect(within(texts).getByText('An Italian brand').lang).toBe('en')
    expect(screen.queryByRole('region', { name: 'Stores by site' })).toBeNull()
  })

  it('shows tenancies site by site to those who may see them, the past ones apart', async () => {
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1'),
      'GET /TenantShip': rows([
        ship('now', {}),
        ship('left', { trade_name: 'Old shop', status: 'exited', actual_exit_date: '2023-05-06' }),
        ship('far', { site: '9', store_id: 's9', trade_name: 'Far shop' }),
      ]),
      'GET /bdstore': rows([
        { _id: 's1', store_no: 'L1-1', site: '2' },
        { _id: 's9', store_no: 'B1-9', site: '9' },
      ]),
    })
    await openBrands(page, withRights('leasing.ship.view', 'branddb.store.view'))
    const places = await section('Stores by site')
    await within(places).findByText('B1-9')
    expect(within(places).getByText('Old shop').closest('details')).not.toBeNull()
    expect(within(places).getByText('Shop').closest('details')).toBeNull()
    within(places).getByText('2024/1/1 – 2023/5/6')
    expect(back.asked.find(({ path }) => path === '/TenantShip')?.query).toMatchObject({
      site: 'ALL',
      cond: '{"brand_id":"B1"}',
    })
  })

  it('shows the stores of today to those who may not see tenancies, and asks for none', async () => {
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1'),
      'GET /bdstore': rows([
        { _id: 's9', store_no: 'B1-9', site: '9', current_ship: { trade_name: 'Far shop' } },
      ]),
    })
    await openBrands(page, withRights('branddb.store.view'))
    const places = await section('Stores by site')
    within(places).getByText('B1-9')
    within(places).getByText('Far shop')
    expect(back.paths()).not.toContain('GET /TenantShip')
  })

  it('keeps the companies behind it', async () => {
    const relation = {
      _id: 'bc1',
      brand_id: 'B1',
      company_id: 'co1',
      relation: 'owner',
      region: 'HK',
      rev: 1,
    }
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1'),
      'GET /bdbrandcompany': rows([relation]),
      'GET /bdbrandcompany/bc1': relation,
      'GET /bdcompany': rows([named('co1', 'Acme Ltd')]),
      'GET /bdcompany/co1': named('co1', 'Acme Ltd'),
      'PUT /bdbrandcompany': { ...relation, relation: 'agency' },
      'DELETE /bdbrandcompany': { removed: 1 },
    })
    const { user } = await openBrands(page, withRights('branddb.brand.edit_direct', 'branddb.company.view'))
    const companies = await section('Companies')
    await within(companies).findByText('Owner · HK')
    await user.click(
      await within(companies).findByRole('button', { name: 'Change the relation of Acme Ltd' }),
    )
    await user.selectOptions(await screen.findByRole('combobox', { name: /Relation/ }), 'Agency')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(back).map(({ body }) => body)).toEqual([{ relation: 'agency', rev: 1 }]))
    await user.click(await within(companies).findByRole('button', { name: 'Remove Acme Ltd' }))
    const question = await screen.findByRole('dialog', { name: 'Remove Acme Ltd' })
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent(back).at(-1)?.method).toBe('DELETE'))
  })

  it('leaves the companies as they are while a change waits, for those who may change them, too', async () => {
    const relation = {
      _id: 'bc1',
      brand_id: 'B1',
      company_id: 'co1',
      relation: 'owner',
      region: null,
      rev: 1,
    }
    backEnd({
      'GET /bdbrand/B1': brandOf('B1', { audit_status: 'audit_inprogress' }),
      'GET /bdbrandcompany': rows([relation]),
      'GET /bdcompany': rows([named('co1', 'Acme Ltd')]),
      'GET /bdcompany/co1': named('co1', 'Acme Ltd'),
    })
    await openBrands(page, withRights('branddb.brand.edit_direct', 'branddb.company.view'))
    const companies = await section('Companies')
    await within(companies).findByText('Acme Ltd')
    expect(within(companies).queryByRole('button')).toBeNull()
  })

  it('cannot be deleted while it trades, nor changed while a change waits, and says so', async () => {
    backEnd({
      'GET /bdbrand/B1': brandOf('B1', { store_count: 2 }),
    })
    const { user } = await openBrands(page, withRights('branddb.brand.edit_direct', 'branddb.brand.delete'))
    const button = await screen.findByRole('button', { name: 'Delete' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.hover(button)
    await screen.findByText(/It trades in 2 stores/)
    expect(screen.getByRole('button', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('false')
  })

  it('leads those who propose changes to the form for that', async () => {
    backEnd({ 'GET /bdbrand/B1': brandOf('B1') })
    const { user, router } = await openBrands(page, withRights('branddb.brand.edit'))
    await user.click(await screen.findByRole('button', { name: 'Propose a change' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brandModifyPC/B1'))
  })

  it('is ended by a request of those who may only ask, once they know what follows', async () => {
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1', { store_count: 2 }),
      'POST /bdbrandaudit': { _id: 'A1', kind: 'deactivate', brand_id: 'B1' },
    })
    const { user, router } = await openBrands(page, withRights('branddb.brand.edit'))
    await user.click(await screen.findByRole('button', { name: 'Propose deactivation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to deactivate Brand B1?' }))
    dialog.getByText(/It trades in 2 stores today/)
    expect(sent(back)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brandAudit/A1/show'))
    expect(sent(back).map(({ body }) => body)).toEqual([
      { kind: 'deactivate', brand_id: 'B1', after: {}, source: 'pc' },
    ])
  })

  it.each([
    ['change it themselves', { status: 'active' }, ['branddb.brand.edit', 'branddb.brand.edit_direct']],
    ['may only look', { status: 'active' }, []],
    ['ask, where it is inactive', { status: 'inactive' }, ['branddb.brand.edit']],
  ])('is not offered to be ended to those who %s', async (_, state, rights) => {
    backEnd({ 'GET /bdbrand/B1': brandOf('B1', state) })
    await openBrands(page, withRights(...rights))
    await screen.findByRole('heading', { level: 1, name: /Brand B1/ })
    expect(screen.queryByRole('button', { name: 'Propose deactivation' })).toBeNull()
  })

  it('lists the changes that were asked for', async () => {
    const request = {
      _id: 'A1',
      brand_id: 'B1',
      kind: 'update',
      status: 'rejected',
      after: {},
      submitted_by: null,
      submitted_at: 1763000000,
      created_at: 1763000000,
    }
    backEnd({ 'GET /bdbrand/B1': brandOf('B1'), 'GET /bdbrandaudit': rows([request]) })
    await openBrands(page, withRights('branddb.audit.view'))
    const requests = await section('Requested changes')
    await within(requests).findByText('Rejected')
    expect(within(requests).getByRole('link', { name: 'Change' }).getAttribute('href')).toContain(
      '/brandAudit/A1/show',
    )
  })
})
