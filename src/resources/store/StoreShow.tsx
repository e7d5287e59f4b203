import { useRecordContext } from 'react-admin'
import { formatArea, formatNumber } from '#src/kit/field/formatNumber.ts'
import { FieldList } from '#src/kit/record/FieldList.tsx'
import { History } from '#src/kit/record/History.tsx'
import { RecordBody } from '#src/kit/record/RecordBody.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ShowPage } from '#src/kit/record/ShowPage.tsx'
import { SlotExtensions } from '#src/kit/SlotExtensions.tsx'
import { storeSections } from '#src/kit/slots.ts'
import { HistoryBanner, Origin } from './HistoryBanner.tsx'
import { StoreActions } from './StoreActions.tsx'
import { StoreAreas } from './StoreAreas.tsx'
import { StoreContacts } from './StoreContacts.tsx'
import { StoreLineage } from './StoreLineage.tsx'
import { StoreOwners } from './StoreOwners.tsx'
import { StorePlan } from './StorePlan.tsx'
import type { Store } from './storeRecord.ts'
import { StoreShips } from './StoreShips.tsx'
import { storeStatusColors } from './storeStatusColors.ts'

const area = { source: 'area', format: formatArea }
const frontage = { source: 'frontage_m', format: (metres: number) => `${formatNumber(metres)} m` }
const gross = { source: 'area_gross', format: formatArea }

/** The page of a unit: what it is, who was in it, what it grew out of and became, who acts on it. */
export const StoreShow = () => (
  <ShowPage
    status="status"
    statusColors={storeStatusColors}
    facts={['store_no', 'floor_id', 'store_type', 'category_id']}
    actions={<StoreActions />}
  >
    <HistoryBanner />
    <Origin />
    <RecordBody aside={<Aside />}>
      <Section title="brandDB.store.group.unit">
        <FieldList sources={['site', area, gross, frontage, 'effective_from', 'effective_to']} />
      </Section>
      <Related />
    </RecordBody>
  </ShowPage>
)

function Related() {
  const record = useRecordContext<Store>()
  if (!record) return null
  return (
    <>
      <StoreShips id={record._id} />
      <StoreLineage id={record._id} />
      <SlotExtensions slot={storeSections} props={{ storeId: record._id }} />
      <StoreContacts id={record._id} />
      <History />
    </>
  )
}

function Aside() {
  const record = useRecordContext<Store>()
  if (!record) return null
  return (
    <>
      <StorePlan record={record} />
      <StoreAreas record={record} />
      <StoreOwners record={record} />
      <Section title="brandDB.store.group.record">
        <FieldList sources={['created_at', 'created_by', 'updated_at', 'updated_by', 'rev']} />
      </Section>
    </>
  )
}
