import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useRecordContext } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { company } from '#contract/brandDB/company.ts'
import { floor } from '#contract/brandDB/floor.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import type { ScreenParts } from '#src/kit/page/screens/ScreenParts.ts'
import { openPartner, recordOf } from '#tests/areas/brandDB/console/partnerScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const data = {
  company: [
    recordOf(company, 'c1', {
      name: '云上餐饮有限公司',
      name_en: 'Cloud Catering',
      short_name: 'Cloud',
      country: 'HK',
      registered_capital: 5000,
      status: 'active',
    }),
    recordOf(company, 'c2', { name: '禾木', name_en: 'Hemu', country: 'CN', status: 'inactive' }),
  ],
  brand_company: [recordOf(brandCompany, 'r1', { brand_id: 'b9', company_id: 'c1', relation: 'owner' })],
}
const open = (path: string, parts?: ScreenParts<typeof company>, permissions?: readonly string[]) =>
  openPartner({
    at: `/brandDB/company${path}`,
    resource: 'brandDB/company',
    screens: resourceScreens(company, parts),
    data,
    ...(permissions ? { permissions } : {}),
  })
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
const labelsIn = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dt, label')].map(
    ({ textContent }) => textContent,
  )

describe('Screens that say nothing but their contract', () => {
  it('list the name, choices and references, and offer the rest as columns', async () => {
    const { user } = await open('')
    await screen.findByRole('link', { name: /^Cloud Catering/ })
    expect(headers()).toEqual(['', 'Company name', 'Country or region', 'Classification', 'Group', 'Status'])
    await user.click(screen.getByRole('button', { name: /^Columns / }))
    const box = await screen.findByRole('checkbox', { name: 'Tax number' })
    await user.click(box)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(headers()).toContain('Tax number'))
  })

  it('sort by what the contract sorts by, unless they say otherwise', async () => {
    const sorted = () =>
      screen.queryAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'))
    const { unmount } = await open('', { columns: ['short_name', 'name'] })
    await screen.findByRole('link', { name: 'Cloud' })
    expect(sorted().slice(-2)).toEqual([null, 'ascending'])
    unmount()
    await open('', { columns: ['short_name', 'name'], sort: { field: 'short_name', order: 'DESC' } })
    await screen.findByRole('link', { name: 'Cloud' })
    expect(sorted().slice(-2)).toEqual(['descending', null])
  })

  it('filter by choices and references, and import and export where the contract allows it', async () => {
    await open('')
    const filters = await screen.findByRole('group', { name: 'Filters' })
    for (const name of ['Country or region', 'Classification', 'Group', 'Status']) {
      within(filters).getByRole('button', { name })
    }
    expect(within(filters).queryByRole('button', { name: 'Tax number' })).toBeNull()
    screen.getByRole('link', { name: 'Import' })
    screen.getByRole('button', { name: 'Export' })
  })

  it('do not offer to import or export what the contract does not', async () => {
    await openPartner({
      at: '/brandDB/store',
      resource: 'brandDB/store',
      screens: resourceScreens({ ...floor, path: '/BdStore' }),
    })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  it('ask for every field that users write, in the order of the contract, the names together', async () => {
    const { user, sent } = await open('/create')
    const name = await screen.findByRole('textbox', { name: /^Simplified Chinese name/ })
    const group = screen.getByRole('region', { name: 'Details' })
    const labels = [...group.querySelectorAll('label')].map(({ textContent }) => textContent)
    const order = [
      'Simplified Chinese name',
      'Traditional Chinese name',
      'English name',
      'Short name',
      'Country or region',
      'Registration number',
      'Classification',
      'Legal representative',
      'Registered address',
      'Registered capital',
      'Tax number',
      'Group',
      'Status',
    ]
    expect(labels.map((label) => order.find((one) => label?.startsWith(one)))).toEqual(order)
    await user.type(name, '新公司')
    await user.type(screen.getByRole('combobox', { name: /^Country/ }), 'Singapore')
    await user.click(await screen.findByRole('option', { name: /^Singapore/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ call: 'create', data: { name: '新公司', country: 'SG' } })
  })

  it('show every field of a record, and who changed it and when', async () => {
    await open('/c1/show')
    await screen.findByRole('heading', { level: 1, name: 'Cloud Catering' })
    expect(labelsIn('Details')).toEqual([
      'Short name',
      'Country or region',
      'Registration number',
      'Classification',
      'Legal representative',
      'Registered address',
      'Registered capital',
      'Tax number',
      'Group',
      'Status',
    ])
    expect(labelsIn('Record')).toEqual([
      'Created',
      'Created by',
      'Last changed',
      'Last changed by',
      'Revision',
    ])
  })

  it('fill the form with the record, and save the changes', async () => {
    const { user, sent } = await open('/c1')
    const short = await screen.findByRole('textbox', { name: 'Short name' })
    expect(short).toHaveProperty('value', 'Cloud')
    await user.clear(short)
    await user.type(short, 'Sky')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ call: 'update', data: { short_name: 'Sky' } })
  })
})

describe('Screens from data', () => {
  it('list what they name, as they say it looks', async () => {
    await open('', {
      columns: ['name', { source: 'registered_capital', width: 90 }, 'status'],
      looks: {
        registered_capital: { format: formatArea },
        status: { statusColors: { active: 'green' } },
      },
      filters: ['tax_no'],
      more: ['brand_id'],
    })
    await screen.findByRole('link', { name: /^Cloud Catering/ })
    expect(headers()).toEqual(['', 'Company name', 'Registered capital', 'Status'])
    screen.getByText('5,000 m²')
    expect(screen.getByText('Active').getAttribute('data-tone')).toBe('green')
    const filters = screen.getByRole('group', { name: 'Filters' })
    within(filters).getByRole('button', { name: 'Tax number' })
    expect(within(filters).queryByRole('button', { name: 'Status' })).toBeNull()
  })

  it('have the input that a look names, and components between the groups of a form', async () => {
    await open('/c1', {
      looks: { tax_no: { input: () => <p>Ask the tax office</p> } },
      form: [
        { title: 'brandDB.company.group.names', fields: ['short_name'] },
        () => <p>Between the groups</p>,
        { title: 'brandDB.company.group.registration', fields: ['tax_no', 'country'] },
      ],
    })
    const between = await screen.findByText('Between the groups')
    expect(between.previousElementSibling?.textContent).toContain('Short name')
    expect(between.nextElementSibling?.textContent).toContain('Ask the tax office')
    expect(screen.queryByRole('textbox', { name: 'Tax number' })).toBeNull()
    screen.getByRole('combobox', { name: /^Country/ })
  })

  it('sort names as the user reads them, and show what was assigned to a record with who changed it', async () => {
    const parts: ScreenParts<typeof company> = {
      columns: ['short_name', 'name'],
      recordFacts: ['tax_no'],
      looks: { tax_no: { render: (number) => `No. ${number}` } },
    }
    const { unmount } = await open('', parts)
    await screen.findByRole('link', { name: 'Cloud' })
    const sorted = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'))
    expect(sorted.slice(-2)).toEqual([null, 'ascending'])
    unmount()
    await open('/c1/show', parts)
    await screen.findByRole('heading', { level: 1 })
    expect(labelsIn('Record')[0]).toBe('Tax number')
    // It has none, so there is nothing to render.
    expect(screen.queryByText(/^No\./)).toBeNull()
  })

  it('have the groups of the form on the page too, without what the header shows', async () => {
    const parts = {
      looks: { status: { statusColors: { active: 'green' } } },
      facts: ['country'],
      form: [
        { title: 'brandDB.company.group.names', fields: ['name', 'name_en', 'name_tc', 'status'] },
        { title: 'brandDB.company.group.registration', fields: ['tax_no', 'country', 'short_name'] },
      ],
    } satisfies ScreenParts<typeof company>
    const { unmount } = await open('/c1/show', parts)
    await screen.findByRole('heading', { level: 1 })
    expect(labelsIn('Registration')).toEqual(['Tax number', 'Short name'])
    expect(screen.queryByRole('region', { name: 'Names' })).toBeNull()
    screen.getByText('Active')
    screen.getByText('Hong Kong')
    unmount()
    await open('/c1', parts)
    await screen.findByRole('textbox', { name: 'Tax number' })
    expect(labelsIn('Registration').map((label) => label?.replace(/ \(?required\)?$/i, ''))).toEqual([
      'Tax number',
      expect.stringMatching(/^Country or region/),
      'Short name',
    ])
  })

  it('show a record beside the list', async () => {
    const { user } = await open('', {
      facts: ['country'],
      sections: [{ title: 'brandDB.company.group.profile', fields: ['short_name'] }],
      preview: true,
    })
    await user.click(await screen.findByText('Hong Kong'))
    const panel = await screen.findByRole('complementary')
    await within(panel).findByText('Short name')
    expect([...panel.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Country or region',
      'Short name',
    ])
  })

  it('start a new record with the given values', async () => {
    await open('/create', { defaults: { short_name: 'Begun' } })
    expect(await screen.findByRole('textbox', { name: 'Short name' })).toHaveProperty('value', 'Begun')
  })
})

const Own = () => <p>My own</p>
const Called = () => <p>Called {String(useRecordContext()?.['short_name'])}</p>

describe('A component in the place of data', () => {
  it.each(['list', 'create', 'edit', 'show'] as const)('replaces the whole screen: %s', async (kind) => {
    const paths = { list: '', create: '/create', edit: '/c1', show: '/c1/show' }
    await open(paths[kind], { [kind]: Own })
    await screen.findByText('My own')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('replaces the inputs of the form, new or stored', async () => {
    const { unmount } = await open('/create', { form: Own })
    await screen.findByText('My own')
    screen.getByRole('button', { name: 'Save' })
    expect(screen.queryByRole('textbox')).toBeNull()
    unmount()
    await open('/c1', { form: Own })
    await screen.findByText('My own')
  })

  it('stands between the inputs of a group, and is not on the page', async () => {
    const form = [
      { title: 'brandDB.company.group.names', fields: ['short_name', Own, 'tax_no'] },
    ] satisfies ScreenParts<typeof company>['form']
    const { unmount } = await open('/create', { form })
    const group = await screen.findByRole('region', { name: 'Names' })
    expect(group.textContent).toMatch(/Short name.*My own.*Tax number/)
    unmount()
    await open('/c1/show', { form })
    await screen.findByRole('region', { name: 'Names' })
    expect(screen.queryByText('My own')).toBeNull()
  })

  it('stands on the page of a record: banner, buttons, section, within a section, related, aside', async () => {
    const part = (name: string) => () => (
      <section aria-label={name}>
        <Called />
      </section>
    )
    await open('/c1/show', {
      banner: part('banner'),
      buttons: part('buttons'),
      sections: [
        part('section'),
        { title: 'brandDB.company.group.profile', fields: ['tax_no', part('within')] },
      ],
      related: part('related'),
      aside: [part('aside'), { title: 'brandDB.company.group.place', fields: ['country'] }],
    })
    await screen.findByRole('heading', { level: 1 })
    for (const name of ['banner', 'buttons', 'section', 'related', 'aside']) {
      within(screen.getByRole('region', { name })).getByText('Called Cloud')
    }
    const profile = screen.getByRole('region', { name: 'Profile' })
    within(profile).getByText('Tax number')
    within(profile).getByRole('region', { name: 'within' })
    within(screen.getByRole('region', { name: 'Group and status' })).getByText('Hong Kong')
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('replaces what is shown beside the list', async () => {
    const { user } = await open('', { preview: Called })
    await user.click(await screen.findByText('Hong Kong'))
    const panel = await screen.findByRole('complementary')
    await within(panel).findByText('Called Cloud')
    expect(panel.querySelector('dl')).toBeNull()
  })
})

describe('Records that belong to a record', () => {
  const Relations = () => (
    <RelatedRecords
      title="brandDB.brandCompany.brands"
      contract={brandCompany}
      by="company_id"
      of="brand_id"
      renderBeside={({ relation }, { words }) => words.choice('relation', relation)}
      empty="brandDB.brandCompany.no_brands"
      add={{
        title: 'brandDB.brandCompany.add_brand',
        form: [{ title: 'brandDB.brandCompany.brands', fields: ['relation', 'region'] }],
      }}
      remove={{
        title: 'brandDB.brandCompany.remove',
        text: 'brandDB.brandCompany.remove_text',
        action: 'brandDB.brandCompany.remove_now',
      }}
    />
  )

  it('are listed with what they connect, and added with a reference to it', async () => {
    const { user, listed } = await open('/c1/show', { related: Relations })
    const section = await screen.findByRole('region', { name: 'Brands' })
    await within(section).findByText('Owner')
    expect(listed).toContainEqual({ resource: 'brandDB/brandCompany', filter: { company_id: 'c1' } })
    await user.click(within(section).getByRole('button', { name: 'Add a brand' }))
    const drawer = await screen.findByRole('dialog', { name: 'Add a brand' })
    within(drawer).getByRole('textbox', { name: 'Region' })
  })

  it('stay where the user does not confirm, and say why where the server refuses', async () => {
    const { user, sent } = await open('/c1/show', { related: Relations })
    await user.click(await screen.findByRole('button', { name: 'Remove b9' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  it('are hidden from those who may not see them, and unchanged by those who may only see them', async () => {
    const { unmount } = await open('/c1/show', { related: Relations }, ['branddb.company.view'])
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Brands' })).toBeNull()
    unmount()
    await open('/c1/show', { related: Relations }, ['branddb.company.view', 'branddb.brand.view'])
    await within(await screen.findByRole('region', { name: 'Brands' })).findByText('Owner')
    expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull()
  })
})
