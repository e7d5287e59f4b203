import { useRecordContext } from 'react-admin'
import { FieldList } from '#src/kit/record/FieldList.tsx'
import { History } from '#src/kit/record/History.tsx'
import { RecordBody } from '#src/kit/record/RecordBody.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ShowPage } from '#src/kit/record/ShowPage.tsx'
import { CompanyBrands } from './CompanyBrands.tsx'
import { CompanyContacts } from './CompanyContacts.tsx'
import { CompanyGroup } from './CompanyGroup.tsx'
import { CompanyTenancies } from './CompanyTenancies.tsx'
import { companyStatusColors } from './companyStatusColors.ts'

/** The page of a company: what it is, the brands it stands behind, whom to speak to, what it belongs to. */
export const CompanyShow = () => (
  <ShowPage
    monogram
    status="status"
    statusColors={companyStatusColors}
    facts={['classification_id', 'country', 'registration_no', 'group_company_id']}
  >
    <RecordBody aside={<Aside />}>
      <Section title="brandDB.company.group.profile">
        <FieldList
          sources={[
            'short_name',
            'legal_representative',
            'registered_capital',
            'registered_address',
            'tax_no',
          ]}
        />
      </Section>
      <Related />
      <History />
    </RecordBody>
  </ShowPage>
)

function Related() {
  const record = useRecordContext()
  if (!record) return null
  const id = String(record.id)
  return (
    <>
      <CompanyBrands companyId={id} />
      <CompanyContacts companyId={id} />
      <CompanyTenancies companyId={id} />
    </>
  )
}

function Aside() {
  const record = useRecordContext()
  return (
    <>
      {record && <CompanyGroup record={record} />}
      <Section title="brandDB.company.group.record">
        <FieldList sources={['created_at', 'created_by', 'updated_at', 'updated_by', 'rev']} />
      </Section>
    </>
  )
}
