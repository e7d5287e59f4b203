import { useTranslate } from 'react-admin'
import { contact } from '#contract/brandDB/contact.ts'
import { noValue } from '#src/kit/field/formatNumber.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import type { FieldGroup } from '#src/kit/screens/FieldGroup.ts'
import { SiteList } from '#src/resources/brand/resource.ts'
import { useRecord } from '#src/kit/record/useRecord.ts'
import styles from './Contact.module.css'
import { ContactMarks } from './ContactMarks.tsx'
import { Reach } from './Reach.tsx'
import { StoreNames } from './StoreNames.tsx'

/** The inputs of a contact, on its own pages and in drawers of related records. */
export const contactForm: readonly FieldGroup<typeof contact>[] = [
  {
    title: 'brandDB.contact.group.person',
    fields: ['name', 'name_en', 'gender', 'position', 'department_text', 'language'],
  },
  { title: 'brandDB.contact.group.reach', fields: ['country_code', 'mobile', 'email', 'wechat'] },
  {
    title: 'brandDB.contact.group.links',
    fields: ['company_id', 'brand_ids', 'store_ids', 'sites', 'is_primary', 'is_emergency'],
  },
  { title: 'brandDB.contact.group.consent', fields: ['consent_at', 'remark'] },
]

/** The contacts of companies, brands and stores. Only a few users see how to reach them. */
export const contactScreens = resourceScreens(contact, {
  monogram: true,
  looks: {
    store_ids: { render: (ids) => <StoreNames ids={ids} link /> },
    sites: { render: (ids) => <SiteList ids={ids} /> },
  },
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
  form: contactForm,
  facts: ['position', 'department_text', 'company_id'],
  sections: [
    { title: 'brandDB.contact.group.reach', fields: [Reach] },
    {
      title: 'brandDB.contact.group.links',
      fields: [Marks, 'company_id', 'brand_ids', 'store_ids', 'sites'],
    },
    { title: 'brandDB.contact.group.person', fields: ['gender', 'language'] },
  ],
  aside: [{ title: 'brandDB.contact.group.consent', fields: [NoConsent, 'consent_at', 'remark'] }],
})

function Marks() {
  const record = useRecord<typeof contact>()
  return record ? <ContactMarks record={record} /> : null
}

function NoConsent() {
  const record = useRecord<typeof contact>()
  const translate = useTranslate()
  if (record?.consent_at !== null) return null
  return <p className={styles['warning']}>{translate('brandDB.contact.no_consent')}</p>
}
