import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { company } from '#contract/brandDB/company.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { store } from '#contract/brandDB/store.ts'
import { site } from '#contract/common/site.ts'
import { contactScreens as screens } from '#src/resources/brandDB/contact/contactScreens.tsx'
import { openPartner, recordOf } from './partnerScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const person = {
  name: '林晓雯',
  name_en: 'Lin Xiaowen',
  company_id: 'c1',
  country_code: '86',
  mobile: '13800135678',
  email: 'xw.lin@example.com',
  wechat: null,
  is_primary: true,
}
const data = (given: object = {}) => ({
  contact: [recordOf(contact, 'p1', { ...person, ...given })],
  company: [recordOf(company, 'c1', { name: '云上餐饮有限公司', name_en: 'Cloud Catering' })],
})
const unseeing = ['branddb.company.view', 'branddb.contact.view', 'branddb.contact.edit']
const masked = { mobile: '138****5678', email: 'x***@example.com' }

describe('Someone who enters a contact', () => {
  it('has to say for whom they stand: a company, a brand or a store', async () => {
    const { user, sent } = await openPartner({
      at: '/brandDB/contact/create',
      resource: 'brandDB/contact',
      screens,
      data: data(),
    })
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Somebody')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = (await screen.findByText('Fix 1 field')).parentElement ?? document.body
    within(summary).getByText(/Choose a company, a brand or a store/)
    expect(sent).toEqual([])

    await user.click(screen.getByRole('combobox', { name: /^Company/ }))
    await user.click(await screen.findByRole('option', { name: 'Cloud Catering' }))
    await waitFor(() => expect(screen.queryByText(/Choose a company, a brand or a store/)).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent[0]?.data).toMatchObject({ name: 'Somebody', company_id: 'c1' }))
  })
})

describe('Someone who changes a contact', () => {
  it('is shown what they may not see, masked, and saves the rest', async () => {
    const { user, sent } = await openPartner({
      at: '/brandDB/contact/p1',
      resource: 'brandDB/contact',
      screens,
      data: data(masked),
      permissions: unseeing,
    })
    const position = await screen.findByRole('textbox', { name: /^Position/ })
    screen.getByText('138****5678')
    expect(screen.queryByRole('textbox', { name: /^Mobile/ })).toBeNull()
    await user.type(position, 'Director')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'update', resource: 'brandDB/contact', data: { position: 'Director' } }]),
    )
  })

  it('changes the number where they may see it', async () => {
    await openPartner({ at: '/brandDB/contact/p1', resource: 'brandDB/contact', screens, data: data() })
    const mobile = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Mobile/ })
    expect(mobile.value).toBe('13800135678')
  })
})

describe('The page of a contact', () => {
  const show = (given: object = {}, permissions?: readonly string[]) =>
    openPartner({
      at: '/brandDB/contact/p1/show',
      resource: 'brandDB/contact',
      screens,
      data: data(given),
      ...(permissions ? { permissions } : {}),
    })

  it('lets one call, write and copy', async () => {
    const { user } = await show()
    const reach = await screen.findByRole('region', { name: 'Contact details' })
    const link = (name: string) => within(reach).getByRole('link', { name }).getAttribute('href')
    expect(link('Call +86 13800135678')).toBe('tel:+8613800135678')
    expect(link('Email xw.lin@example.com')).toBe('mailto:xw.lin@example.com')
    await user.click(within(reach).getByRole('button', { name: 'Copy xw.lin@example.com' }))
    expect(await navigator.clipboard.readText()).toBe('xw.lin@example.com')
  })

  it('writes to nobody else than that person, whatever stands in the address', async () => {
    await show({ email: 'a?cc=evil&body=x@example.com' })
    const reach = await screen.findByRole('region', { name: 'Contact details' })
    const link = within(reach).getByRole('link', { name: /^Email / })
    expect(link.getAttribute('href')).toBe('mailto:a%3Fcc%3Devil%26body%3Dx@example.com')
  })

  it('says why somebody sees no more than a mask', async () => {
    await show(masked, unseeing)
    const reach = await screen.findByRole('region', { name: 'Contact details' })
    within(reach).getByText('138****5678')
    within(reach).getByText(/you don't have access to private data/)
    expect(within(reach).queryByRole('link')).toBeNull()
    expect(within(reach).queryByRole('button')).toBeNull()
  })

  it('warns where nobody asked for consent', async () => {
    await show()
    await screen.findByText(/No consent is recorded/)
    cleanup()
    await show({ consent_at: 1763000000 })
    await screen.findByRole('region', { name: 'Consent and remark' })
    expect(screen.queryByText(/No consent is recorded/)).toBeNull()
  })
})

describe('The stores that a contact stands for', () => {
  const at = (store_ids: readonly string[]) => ({
    ...data({ store_ids }),
    store: [
      recordOf(store, 's1', { site: '2', store_no: 'L1-101', name: '云上' }),
      recordOf(store, 's9', { site: '9', store_no: 'G-12' }),
    ],
    site: [recordOf(site, '9', { name: '荃湾', name_en: 'Tsuen Wan' })],
  })

  it.each([
    [['s1', 's9', 's5', 's6'], ['云上', 'G-12 · Tsuen Wan'], "2 at sites you don't have access to"],
    [['s5'], [], "1 at a site you don't have access to"],
  ])('are named at all sites of the reader, and counted at others: %s', async (ids, names, rest) => {
    await openPartner({
      at: '/brandDB/contact/p1/show',
      resource: 'brandDB/contact',
      screens,
      data: at(ids),
    })
    const fact = (await screen.findByText('Stores')).parentElement ?? document.body
    await waitFor(() => expect(fact.textContent).toContain(rest))
    for (const name of names) await waitFor(() => expect(fact.textContent).toContain(name))
    for (const id of ids) expect(fact.textContent).not.toContain(id)
    expect(
      within(fact)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names.slice(0, 1))
  })

  it('stay chosen in the form, seen or not', async () => {
    const { user, sent } = await openPartner({
      at: '/brandDB/contact/p1',
      resource: 'brandDB/contact',
      screens,
      data: at(['s9', 's5']),
    })
    await screen.findByRole('button', { name: 'G-12' })
    await screen.findByRole('button', { name: 'Not visible to you' })
    await user.type(await screen.findByRole('textbox', { name: 'Position' }), 'Buyer')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent[0]?.data).toEqual({ position: 'Buyer' }))
  })
})

describe('The list of contacts', () => {
  it('shows whom one may not call as a mask, and is narrowed to a company and to those for emergencies', async () => {
    const { user, listed } = await openPartner({
      at: '/brandDB/contact',
      resource: 'brandDB/contact',
      screens,
      data: data(masked),
      permissions: unseeing,
    })
    await screen.findByText('138****5678')
    screen.getByText('Primary contact', { selector: '[data-tone]' })
    const filters = screen.getByRole('group', { name: 'Filters' })
    await user.click(within(filters).getByRole('button', { name: 'Company' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Cloud Catering' }))
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(listed).toContainEqual({ resource: 'brandDB/contact', filter: { company_id: ['c1'] } }),
    )
    await user.click(within(filters).getByRole('button', { name: 'More filters' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Emergency contact' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Yes' }))
    await waitFor(() =>
      expect(listed).toContainEqual({
        resource: 'brandDB/contact',
        filter: { company_id: ['c1'], is_emergency: true },
      }),
    )
  })
})
