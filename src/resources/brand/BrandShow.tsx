import { useRecordContext } from 'react-admin'
import { Facts } from '#src/kit/record/Facts.tsx'
import { RecordBody } from '#src/kit/record/RecordBody.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ShowPage } from '#src/kit/record/ShowPage.tsx'
import { SlotFills } from '#src/kit/SlotFills.tsx'
import { brandSections } from '#src/kit/slots.ts'
import { InApproval } from '#src/resources/brandAudit/resource.ts'
import { brandTones } from './brandTones.ts'
import { Description } from './Description.tsx'

/** A year is a figure without separators. */
const founded = { source: 'founded_year', format: String }

/** The page of a brand: what it is, where it trades, who keeps it. */
export const BrandShow = () => (
  <ShowPage
    monogram
    status="status"
    tones={brandTones}
    facts={['category_id', 'level1_id', 'level2_id', 'store_count']}
  >
    <InApproval />
    <RecordBody
      aside={
        <Section title="brandDB.brand.group.record">
          <Facts
            sources={['code', 'initials', 'created_at', 'created_by', 'updated_at', 'updated_by', 'rev']}
          />
        </Section>
      }
    >
      <Section title="brandDB.brand.group.profile">
        <Facts
          sources={[
            'tag_ids',
            'site_ids',
            'price_band',
            'target_group',
            'origin_country',
            founded,
            'website',
            'is_first_store',
            'aliases',
          ]}
        />
      </Section>
      <Description />
      <OtherSections />
    </RecordBody>
  </ShowPage>
)

/** What other areas know about the brand. */
function OtherSections() {
  const record = useRecordContext()
  return record ? <SlotFills slot={brandSections} props={{ brandId: String(record.id) }} /> : null
}
