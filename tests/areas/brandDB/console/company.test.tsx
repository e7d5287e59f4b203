import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { company } from '#contract/brandDB/company.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { companyScreens as screens } from '#src/resources/brandDB/company/companyScreens.tsx'
import { openPartner, recordOf } from './partnerScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const data = {
  company: [
    recordOf(company, 'c1', {
      name: '云上餐饮有限公司',
      name_en: 'Cloud Catering Co., Ltd.',
      country: 'HK',
      registration_no: '61234567',
      status: 'active',
    }),
    recordOf(company, 'c2', {
      name: '云上分公司',
      name_en: 'Cloud Branch',
      country: 'HK',
      group_company_id: 'c1',
      status: 'active',
    }),
  ],
  brand: [recordOf(brand, 'b1', { name: '云上花园', name_en: 'Cloud Garden' })],
  brand_company: [
    recordOf(brandCompany, 'r1', {
      brand_id: 'b1',
      company_id: 'c1',
      relation: 'franchisee',
      region: 'East China',
    }),
  ],
  contact: [
    recordOf(contact, 'p1', {
      name: '林晓雯',
      name_en: 'Lin Xiaowen',
      position: 'Director',
      company_id: 'c1',
      is_primary: true,
    }),
  ],
}
const alike = (given: object) => ({
  _id: 'c1',
  name: '云上餐饮有限公司',
  name_en: 'Cloud Catering Co., Ltd.',
  name_tc: null,
  number: '61234567',
  status: 'active',
  reason: 'similar',
  similarity: 0.62,
  is_certain: false,
  ...given,
})
const create = (found: object[] = []) =>
  openPartner({
    at: '/brandDB/company/create',
    resource: 'brandDB/company',
    screens,
    data,
    answer: ({ path }) => (path === '/bd/duplicates' ? { list: found, total: found.length } : undefined),
  })

/** Picks a country by its name. */
async function choose(user: UserEvent, name: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: /^Country/ })
  await user.clear(box)
  await user.type(box, name)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name} ?[A-Z]{2}$`) }))
}

describe('Someone who enters a company', () => {
  it('is told which rule the registration number breaks, as one types, and anew when the country changes', async () => {
    const { user } = await create()
    const number = await screen.findByRole('textbox', { name: /^Registration number/ })
    await choose(user, 'China')
    await user.type(number, '9144')
    await user.tab()
    await screen.findByText(/Enter the 18 digits and capital letters/)
    await user.clear(number)
    await user.type(number, '9144O300708461136T')
    await screen.findByText(/I, O, S, V and Z never occur/)
    await user.clear(number)
    await user.type(number, '91440300708461136U')
    await screen.findByText(/last character does not match/)
    await user.clear(number)
    await user.type(number, '91440300708461136T')
    await waitFor(() => expect(screen.queryByText(/last character/)).toBeNull())
    await choose(user, 'Hong Kong')
    await screen.findByText(/Enter the 8 digits/)
  })

  it('sees what looks alike, with its page in a new tab, and may go on', async () => {
    const { user, sent, asked } = await create([alike({})])
    await user.type(await screen.findByRole('textbox', { name: /^Simplified Chinese name/ }), '云上餐饮馆')
    await choose(user, 'Hong Kong')
    const panel = await screen.findByRole('region', { name: 'This may already exist' })
    within(panel).getByText('similar name, 62%')
    const link = within(panel).getByRole('link', { name: 'Open Cloud Catering Co., Ltd. in a new tab' })
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_blank',
      '/brandDB/company/c1/show',
    ])
    expect(within(panel).queryByRole('checkbox')).toBeNull()
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({ noun: 'company', name: '云上餐饮馆', country: 'HK' }),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.data).not.toHaveProperty('look_alikes')
  })

  it('has to say that it is another one where the number is the same', async () => {
    const { user, sent } = await create([alike({ reason: 'registration_no', is_certain: true })])
    await user.type(await screen.findByRole('textbox', { name: /^Simplified Chinese name/ }), '另一家')
    await choose(user, 'Singapore')
    await user.type(screen.getByRole('textbox', { name: /^Registration number/ }), '61234567')
    const box = await screen.findByRole('checkbox', { name: 'This is a different one: continue' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByText(/^Fix 1 field/)
    await user.click(within(summary.parentElement ?? document.body).getByRole('button'))
    expect(document.activeElement).toBe(box)
    expect(sent).toEqual([])
    await user.keyboard(' ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('is not held up by a back end that cannot say what looks alike', async () => {
    const { user, sent } = await openPartner({
      at: '/brandDB/company/create',
      resource: 'brandDB/company',
      screens,
      answer: () => {
        throw new Error('no such call')
      },
    })
    await user.type(await screen.findByRole('textbox', { name: /^Simplified Chinese name/ }), '云上')
    await choose(user, 'Hong Kong')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('The page of a company', () => {
  const show = (permissions?: readonly string[]) =>
    openPartner({
      at: '/brandDB/company/c1/show',
      resource: 'brandDB/company',
      screens,
      data,
      ...(permissions ? { permissions } : {}),
    })

  it('says what it is, the brands behind which it stands, whom to speak to, and its group', async () => {
    await show()
    await screen.findByRole('heading', { level: 1, name: 'Cloud Catering Co., Ltd.' })
    const brands = await screen.findByRole('region', { name: 'Brands' })
    await within(brands).findByRole('link', { name: 'Cloud Garden' })
    within(brands).getByText('Franchisee · East China')
    const people = screen.getByRole('region', { name: 'Contacts' })
    await within(people).findByText('Lin Xiaowen')
    within(people).getByText('Primary contact')
    const group = await screen.findByRole('region', { name: 'Companies of the group' })
    expect((await within(group).findByRole('link', { name: 'Cloud Branch' })).getAttribute('href')).toBe(
      '/brandDB/company/c2/show',
    )
  })

  it('takes a brand away after asking', async () => {
    const { user, sent } = await show()
    await user.click(await screen.findByRole('button', { name: 'Remove Cloud Garden' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'delete', resource: 'brandDB/brandCompany', data: 'r1' }]),
    )
  })

  it('takes in a contact of the company, and another one, without being left', async () => {
    const { user, sent, router } = await show()
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }))
    const drawer = await screen.findByRole('dialog', { name: 'Add a contact' })
    await user.type(within(drawer).getByRole('textbox', { name: /^Name/ }), 'First')
    await user.click(within(drawer).getByRole('button', { name: 'Save and add another' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.data).toMatchObject({ name: 'First', company_id: 'c1' })
    await waitFor(() =>
      expect(within(drawer).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe(''),
    )
    expect(router.state.location.pathname).toBe('/brandDB/company/c1/show')
  })

  it('offers nothing to change, and no people, to those who may not', async () => {
    await show(['branddb.company.view', 'branddb.brand.view'])
    await screen.findByRole('region', { name: 'Brands' })
    await screen.findByText('Franchisee · East China')
    expect(screen.queryByRole('button', { name: /Add|Remove/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Contacts' })).toBeNull()
  })
})

describe('The list of companies', () => {
  it('is narrowed to those behind a brand', async () => {
    const { user, listed } = await openPartner({
      at: '/brandDB/company',
      resource: 'brandDB/company',
      screens,
      data,
    })
    await screen.findByRole('link', { name: /^Cloud Catering Co., Ltd./ })
    const filters = screen.getByRole('group', { name: 'Filters' })
    await user.click(within(filters).getByRole('button', { name: 'Brand' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Cloud Garden' }))
    await waitFor(() =>
      expect(listed).toContainEqual({ resource: 'brandDB/company', filter: { brand_id: ['b1'] } }),
    )
  })
})
