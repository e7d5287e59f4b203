import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import type { FieldGroup } from '#src/kit/form/FieldGroup.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import styles from './Contact.module.css'
import { ContactList, contactLooks } from './ContactList.tsx'
import { ContactMarks } from './ContactMarks.tsx'
import { Reach } from './Reach.tsx'

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
  looks: contactLooks,
  list: ContactList,
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
