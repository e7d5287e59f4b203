import { useRecordContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { contact } from '#contract/brandDB/contact.ts'
import type { RecordOf } from '#contract/resource.ts'
import { FieldList } from '#src/kit/record/FieldList.tsx'
import { History } from '#src/kit/record/History.tsx'
import { RecordBody } from '#src/kit/record/RecordBody.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ShowPage } from '#src/kit/record/ShowPage.tsx'
import styles from './Contact.module.css'
import { sitesFact, storesFact } from './contactLooks.tsx'
import { ContactMarks } from './ContactMarks.tsx'
import { Reach } from './Reach.tsx'

/** The page of a contact: how to reach them, whom they stand for, what they agreed to. */
export const ContactShow = () => (
  <ShowPage monogram facts={['position', 'department_text', 'company_id']}>
    <RecordBody
      aside={
        <>
          <Section title="brandDB.contact.group.consent">
            <Consent />
          </Section>
          <Section title="brandDB.contact.group.record">
            <FieldList sources={['created_at', 'created_by', 'updated_at', 'updated_by', 'rev']} />
          </Section>
        </>
      }
    >
      <Section title="brandDB.contact.group.reach">
        <Reach />
      </Section>
      <Section title="brandDB.contact.group.links">
        <Marks />
        <FieldList sources={['company_id', 'brand_ids', storesFact, sitesFact]} />
      </Section>
      <Section title="brandDB.contact.group.person">
        <FieldList sources={['gender', 'language']} />
      </Section>
      <History />
    </RecordBody>
  </ShowPage>
)

function Marks() {
  const record = useRecordContext<RecordOf<typeof contact> & RaRecord>()
  return record ? <ContactMarks record={record} /> : null
}

function Consent() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (!record) return null
  return (
    <>
      {record['consent_at'] === null && (
        <p className={styles['warning']}>{translate('brandDB.contact.no_consent')}</p>
      )}
      <FieldList sources={['consent_at', 'remark']} />
    </>
  )
}
