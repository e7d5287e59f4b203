import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '#tests/support/fakeBackEnd.ts'
import { backEnd, brandOf, openBrands, rows, sent, withRights } from './brandConsole.tsx'

const list = '/brandDB/brand'
const keeper = withRights('branddb.brand.edit_direct', 'branddb.brand.export')
const proposer = withRights('branddb.brand.edit')
const star = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` })
const isMarked = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the star of a brand', () => {
  it('shows at once, and is sent', async () => {
    const back = backEnd({ 'POST /bs/user/favorite/brand': { brand_id: 'B1', is_favourite: true } })
    const { user } = await openBrands(list, withRights())
    const button = await star('Brand B1')
    await user.click(button)
    await waitFor(async () => expect(isMarked(await star('Brand B1'))).toBe(true))
    expect(isMarked(await star('Brand B2'))).toBe(false)
    expect(sent(back).map(({ body }) => body)).toEqual([{ brand_id: 'B1' }])
  })

  it('is taken away by a condition', async () => {
    const back = backEnd({
      'GET /bdbrand': rows([brandOf('B1', { is_favourite: true })]),
      'DELETE /bs/user/favorite/brand': { brand_id: 'B1', is_favourite: false },
    })
    const { user } = await openBrands(list, withRights())
    await user.click(await star('Brand B1'))
    await waitFor(async () => expect(isMarked(await star('Brand B1'))).toBe(false))
    expect(sent(back).map(({ query }) => query['cond'])).toEqual(['{"brand_id":"B1"}'])
  })

  it('goes back when the server refuses, and says why', async () => {
    backEnd({ 'POST /bs/user/favorite/brand': () => refusal(4040, 'No such brand') })
    const { user } = await openBrands(list, withRights())
    await user.click(await star('Brand B1'))
    await screen.findByText(/told: No such brand/)
    expect(isMarked(await star('Brand B1'))).toBe(false)
  })

  it('is not there where the back end says nothing of favourites, and goes where it has no such call', async () => {
    backEnd({
      'GET /bdbrand': rows([brandOf('B1'), brandOf('B2', { is_favourite: undefined })]),
    })
    const { user } = await openBrands(list, withRights())
    const button = await star('Brand B1')
    expect(screen.queryByRole('button', { name: 'Favourite: Brand B2' })).toBeNull()
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Favourite: Brand B1' })).toBeNull())
  })
})

describe('the list of brands', () => {
  it('has its views, and asks for what they say', async () => {
    const back = backEnd()
    const { user } = await openBrands(list, withRights())
    const views = await screen.findByRole('navigation', { name: 'Views' })
    await user.click(within(views).getByRole('link', { name: 'Favourites' }))
    await waitFor(() => expect(back.asked.at(-1)?.query['cond'] ?? '').toContain('"is_favourite":true'))
    await user.click(within(views).getByRole('link', { name: 'In approval' }))
    await waitFor(() =>
      expect(JSON.stringify(back.asked.map(({ query }) => query))).toContain('audit_inprogress'),
    )
  })

  it.each([
    ['asks for a new one', ['branddb.brand.edit'], 2],
    ['adds one directly', ['branddb.brand.edit', 'branddb.brand.create'], 0],
    ['may only look', [], 0],
  ])('that is empty leads who %s to the way to do it', async (_, rights, links) => {
    backEnd({ 'GET /bdbrand': rows([]) })
    await openBrands(list, withRights(...rights))
    await screen.findByText('Nothing here yet')
    const found = screen.queryAllByRole('link', { name: 'Propose a new brand' })
    expect(found.map((link) => link.getAttribute('href')?.endsWith('/brandDB/brandPropose'))).toEqual(
      Array.from({ length: links }, () => true),
    )
  })

  it('is filtered by countries by their names', async () => {
    const back = backEnd()
    const { user } = await openBrands(list, withRights())
    await screen.findByText('Brand B1')
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Origin' }))
    const panel = await screen.findByRole('dialog', { name: 'Origin' })
    await user.type(await within(panel).findByRole('searchbox'), 'japa')
    await user.click(within(panel).getByRole('checkbox', { name: 'Japan' }))
    await waitFor(() =>
      expect(JSON.stringify(back.asked.map(({ query }) => query['cond'] ?? ''))).toContain('JP'),
    )
    await user.keyboard('{Escape}')
    await screen.findByRole('button', { name: 'Origin: Japan' })
  })

  it('opens a brand beside it, with what can be done', async () => {
    backEnd({
      'GET /bdbrand/B1': brandOf('B1', { origin_country: 'FR', price_band: 3 }),
    })
    await openBrands(`${list}?look=B1`, proposer)
    const look = await screen.findByRole('complementary', { name: 'Quick look' })
    // The code of the look is fetched when it opens.
    await within(look).findByText('France', undefined, { timeout: 5000 })
    expect(within(look).getByText('Price band 3 of 5')).toBeTruthy()
    await within(look).findByRole('button', { name: 'Propose a change' })
    expect(within(look).queryByRole('button', { name: 'Edit' })).toBeNull()
  })
})

describe('ticked brands', () => {
  const tick = async (user: Awaited<ReturnType<typeof openBrands>>['user'], ...names: string[]) => {
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: `Select this row: ${name}` }))
  }

  it('get tags beside those they have, in one call for each outcome', async () => {
    const back = backEnd({ 'PUT /bdbrand': { list: [{}], total: 1 } })
    const { user } = await openBrands(list, keeper)
    await tick(user, 'Brand B1', 'Brand B2')
    await user.click(screen.getByRole('button', { name: 'Add tags' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add tags to 2 brands' })
    await user.click(within(dialog).getByRole('combobox', { name: 'Tags' }))
    await user.click(await screen.findByRole('option', { name: 'Vintage' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add tags' }))
    await screen.findByText(/told: brandDB.brand.bulk.told.changed {"smart_count":2}/)
    expect(sent(back).map(({ query, body }) => [query['cond'], body])).toEqual([
      ['{"_id":{"$in":["B1"]}}', { tag_ids: ['t2'], rev: 1 }],
      ['{"_id":{"$in":["B2"]}}', { tag_ids: ['t1', 't2'], rev: 1 }],
    ])
  })

  it('become requests for those who only propose, and what waits already stays', async () => {
    const back = backEnd({
      'GET /bdbrand': rows([brandOf('B1'), brandOf('B2', { audit_status: 'audit_inprogress' })]),
      'PUT /bdbrand': { list: [{ audit_id: 'A1', audit_status: 'audit_inprogress' }], total: 1 },
    })
    const { user } = await openBrands(list, proposer)
    await tick(user, 'Brand B1', 'Brand B2')
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/need approval/)
    await user.click(within(dialog).getByRole('radio', { name: 'Inactive' }))
    await user.click(within(dialog).getByRole('button', { name: 'Propose a change' }))
    await screen.findByText(/told.asked {"smart_count":1}/)
    await screen.findByText(/told.waiting {"smart_count":1}/)
    expect(screen.queryByText(/told.changed/)).toBeNull()
    expect(sent(back).map(({ query, body }) => [query['cond'], body])).toEqual([
      ['{"_id":{"$in":["B1"]}}', { status: 'inactive', rev: 1 }],
    ])
  })

  it('are changed when all that match are meant, unless others match by then', async () => {
    const brands = [brandOf('B1'), brandOf('B2'), brandOf('B3')]
    let there = brands.slice(0, 2)
    const back = backEnd({
      'GET /bdbrand': (asked) => rows(there)(asked),
      'PUT /bdbrand': { list: [{}, {}, {}], total: 3 },
    })
    const { user } = await openBrands(list, keeper)
    await tick(user, 'Brand B1')
    await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }))
    there = brands
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the status of 2 brands' })
    await user.click(within(dialog).getByRole('radio', { name: 'Inactive' }))
    const change = () => user.click(within(dialog).getByRole('button', { name: 'Change status' }))
    await change()
    await within(dialog).findByText(/there are now 3 records/)
    expect(sent(back)).toEqual([])
    await screen.findByRole('dialog', { name: 'Change the status of 3 brands' })
    await change()
    await screen.findByText(/told.changed {"smart_count":3}/)
    expect(sent(back).map(({ query, body }) => [query['cond'], body])).toEqual([
      ['{"_id":{"$in":["B1","B2","B3"]}}', { status: 'inactive', rev: 1 }],
    ])
  })

  it('say in the dialog why the server refused', async () => {
    backEnd({ 'PUT /bdbrand': () => refusal(4030, 'Not yours') })
    const { user } = await openBrands(list, keeper)
    await tick(user, 'Brand B1')
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Inactive' }))
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Not yours')
  })

  it('are not changed by those who may only look', async () => {
    backEnd()
    const { user } = await openBrands(list, withRights())
    await tick(user, 'Brand B1')
    expect(screen.queryByRole('button', { name: 'Add tags' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export these' })).toBeNull()
  })
})
