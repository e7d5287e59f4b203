import { useRecordContext } from 'react-admin'
import { FieldList } from '#src/kit/record/FieldList.tsx'
import { History } from '#src/kit/record/History.tsx'
import { RecordBody } from '#src/kit/record/RecordBody.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ShowPage } from '#src/kit/record/ShowPage.tsx'
import { SlotExtensions } from '#src/kit/SlotExtensions.tsx'
import { brandSections } from '#src/kit/slots.ts'
import { InApproval } from '#src/resources/brandAudit/resource.ts'
import { BrandCompanies } from '#src/resources/brandCompany/resource.ts'
import { BrandActions } from './BrandActions.tsx'
import { BrandContacts } from './BrandContacts.tsx'
import { brandLooks, sitesFact } from './brandLooks.tsx'
import { BrandRequests } from './BrandRequests.tsx'
import { brandStatusColors } from './brandStatusColors.ts'
import { Descriptions } from './Descriptions.tsx'
import { Photos } from './Photos.tsx'
import { Places } from './Places.tsx'

const profile = [
  'tag_ids',
  sitesFact,
  { source: 'price_band', ...brandLooks.price_band },
  'target_group',
  'origin_country',
  { source: 'founded_year', ...brandLooks.founded_year },
  'website',
  'is_first_store',
  'aliases',
]

/** The page of a brand: what it is, where it trades, who stands behind it, what was changed. */
export const BrandShow = () => (
  <ShowPage
    monogram
    status="status"
    statusColors={brandStatusColors}
    facts={['category_id', 'level1_id', 'level2_id', 'store_count']}
    actions={<BrandActions />}
  >
    <InApproval />
    <RecordBody aside={<Aside />}>
      <Section title="brandDB.brand.group.profile">
        <FieldList sources={profile} />
      </Section>
      <Photos />
      <Descriptions />
      <Belonging />
      <History looks={brandLooks} />
    </RecordBody>
  </ShowPage>
)

/** Where it trades, and what other areas know about it. */
function Belonging() {
  const record = useRecordContext()
  if (!record) return null
  const brandId = String(record.id)
  return (
    <>
      <Places brandId={brandId} />
      <SlotExtensions slot={brandSections} props={{ brandId }} />
    </>
  )
}

function Aside() {
  const record = useRecordContext()
  return (
    <>
      <BrandCompanies waits={record?.['audit_status'] === 'audit_inprogress'} />
      <BrandContacts />
      <BrandRequests />
      <Section title="atrium.history.record">
        <FieldList
          sources={['code', 'initials', 'created_at', 'created_by', 'updated_at', 'updated_by', 'rev']}
        />
      </Section>
    </>
  )
}
