import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '#tests/support/fakeBackEnd.ts'
import { backEnd, brandOf, named, openBrands, sent, withRights } from './brandConsole.tsx'

const form = '/brandDB/brand/B1'
const keeper = withRights('branddb.brand.edit_direct', 'branddb.brand.create')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the form of a brand', () => {
  it('takes the country by its name, and stores its code', async () => {
    const back = backEnd({ 'GET /bdbrand/B1': brandOf('B1'), 'PUT /bdbrand': brandOf('B1', { rev: 2 }) })
    const { user } = await openBrands(form, keeper)
    await user.type(await screen.findByRole('combobox', { name: 'Origin' }), 'switz')
    await user.click(await screen.findByRole('option', { name: /Switzerland/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(back).map(({ body }) => body)).toEqual([{ origin_country: 'CH', rev: 1 }]),
    )
  })

  it('takes the price band from the few there are, or none', async () => {
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1', { price_band: 2 }),
      'PUT /bdbrand': brandOf('B1', { rev: 2 }),
    })
    const { user } = await openBrands(form, keeper)
    const select = await screen.findByRole('combobox', { name: 'Price band' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toHaveLength(6)
    await user.selectOptions(select, '¥¥¥¥ 4 of 5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(back).map(({ body }) => body)).toEqual([{ price_band: 4, rev: 1 }]))
  })

  it('is not kept from a change by a website that was stored under an older rule', async () => {
    const old = { website: 'https://example.com/"old"' }
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1', old),
      'PUT /bdbrand': brandOf('B1', { ...old, rev: 2 }),
    })
    const { user } = await openBrands(form, keeper)
    const input = await screen.findByRole('textbox', { name: 'Website' })
    await user.type(input, '!')
    await user.type(screen.getByRole('textbox', { name: 'Founded' }), '1999')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(/Enter a web address such as/)).length).toBeGreaterThan(0)
    expect(sent(back)).toEqual([])
    await user.type(input, '{Backspace}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(back).map(({ body }) => body)).toEqual([{ founded_year: 1999, rev: 1 }]))
  })

  it('refuses a year that has not begun', async () => {
    const back = backEnd({ 'GET /bdbrand/B1': brandOf('B1') })
    const { user } = await openBrands(form, keeper)
    await user.type(await screen.findByRole('textbox', { name: 'Founded' }), '2099')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(/Enter this year or an earlier year/)).length).toBeGreaterThan(0)
    expect(sent(back)).toEqual([])
  })

  it('offers to try the website once it is an address', async () => {
    backEnd({ 'GET /bdbrand/B1': brandOf('B1') })
    const { user } = await openBrands(form, keeper)
    const input = await screen.findByRole('textbox', { name: 'Website' })
    await user.type(input, 'https://exa')
    expect(screen.queryByRole('link', { name: /Try the address/ })).toBeNull()
    await user.type(input, 'mple.com')
    const link = await screen.findByRole('link', { name: /Try the address/ })
    expect(link.getAttribute('href')).toBe('https://example.com')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('makes a tag for those who keep them, and for nobody else', async () => {
    const back = backEnd({
      'GET /bdbrand/B1': brandOf('B1'),
      'POST /bdbrandtag': named('t9', 'Night owl'),
      'PUT /bdbrand': brandOf('B1', { rev: 2 }),
    })
    const { user, unmount } = await openBrands(
      form,
      withRights('branddb.brand.edit_direct', 'branddb.dict.edit'),
    )
    await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Night owl')
    await user.click(await screen.findByRole('option', { name: /Create the tag .Night owl/ }))
    await waitFor(() => expect(sent(back).map(({ body }) => body)).toEqual([{ name: 'Night owl' }]))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(back).at(-1)?.body).toEqual({ tag_ids: ['t9'], rev: 1 }))
    unmount()
    sessionStorage.clear()

    const { user: other } = await openBrands(form, keeper)
    await other.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Night owl')
    expect(screen.queryByRole('option', { name: /Create the tag/ })).toBeNull()
  })

  it('shows at the code that it is taken', async () => {
    backEnd({
      'POST /bdbrand': () => refusal(4090, 'Taken', { fields: { code: 'duplicate' } }),
      'GET /bd/duplicates': { list: [], total: 0 },
    })
    const { user } = await openBrands('/brandDB/brand/create', keeper)
    await user.type(await screen.findByRole('textbox', { name: /^Simplified Chinese name/ }), 'Another')
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'BR-000001')
    await user.click(screen.getByRole('button', { name: /^Category/ }))
    const panel = await screen.findByRole('dialog', { name: 'Category' })
    await user.click(await within(panel).findByRole('option', { name: 'Food' }))
    await user.click(within(panel).getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe('true'),
    )
  })
})
