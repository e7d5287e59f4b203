import { contact } from '#contract/brandDB/contact.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { SiteList } from '#src/resources/brandDB/brand/SiteList.tsx'
import { ContactMarks } from './ContactMarks.tsx'
import { Reach } from './Reach.tsx'
import { StoreNames } from './StoreNames.tsx'

/** How fields of a contact are shown where their kind alone is not enough. */
export const contactLooks: FieldLooks<typeof contact> = {
  store_ids: { render: (ids) => <StoreNames ids={ids} link /> },
  sites: { render: (ids) => <SiteList ids={ids} /> },
}

/** The contacts of companies, brands and stores. */
export const ContactList = listOf(contact, {
  looks: contactLooks,
  columns: [
    { source: 'name', width: 200 },
    { source: 'position', width: 150 },
    { source: 'company_id', width: 240 },
    { source: 'brand_ids', width: 180 },
    { source: 'store_ids', width: 180, render: ({ store_ids }) => <StoreNames ids={store_ids} /> },
    { source: 'mobile', width: 140 },
    { source: 'email', width: 200, hidden: true },
    {
      source: 'is_primary',
      label: 'brandDB.contact.marks',
      width: 150,
      render: (record) =>
        record.is_primary || record.is_emergency ? <ContactMarks record={record} /> : noValue,
    },
    { source: 'sites', width: 180, hidden: true },
    { source: 'department_text', width: 140, hidden: true },
    { source: 'language', width: 130, hidden: true },
    { source: 'consent_at', width: 140, hidden: true },
    { source: 'updated_at', width: 140, hidden: true },
  ],
  filters: ['company_id', 'brand_id', 'store_id', 'site'],
  more: ['position', 'is_primary', 'is_emergency'],
  preview: [Reach, 'position', 'department_text', 'company_id', 'brand_ids', 'store_ids', 'sites', 'remark'],
})
