import { useRecordContext } from 'react-admin'
import { store } from '#contract/brandDB/store.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { storeSections } from '#src/kit/base/plugin/slots.ts'
import { ContactsOf } from '#src/resources/brandDB/contact/ContactsOf.tsx'
import { HistoryBanner, Origin } from './HistoryBanner.tsx'
import { PlanInput } from './PlanInput.tsx'
import { StoreActions } from './StoreActions.tsx'
import { StoreAreas } from './StoreAreas.tsx'
import { StoreLineage } from './StoreLineage.tsx'
import { StoreList, storeLooks } from './StoreList.tsx'
import { StoreOwners } from './StoreOwners.tsx'
import { StorePlan } from './StorePlan.tsx'
import type { Store } from './storeRecord.ts'
import { StoreShips } from './StoreShips.tsx'

/**
 * The units of the current site that can be let. Units that were split or merged are history, with a view of
 * their own.
 */
export const storeScreens = resourceScreens(store, {
  looks: storeLooks,
  list: StoreList,
  form: [
    { title: 'brandDB.store.group.unit', fields: ['floor_id', 'store_no', 'store_type', 'category_id'] },
    { title: 'brandDB.store.group.size', fields: ['area', 'area_gross', 'frontage_m'] },
    { title: 'brandDB.store.group.names', fields: ['name', 'name_en', 'name_tc'] },
    { title: 'brandDB.store.group.validity', fields: ['status', 'effective_from', 'effective_to'] },
    { title: 'brandDB.store.group.plan', fields: [PlanInput] },
  ],
  facts: ['store_no', 'floor_id', 'store_type', 'category_id'],
  buttons: StoreActions,
  banner: HistoryBanner,
  sections: [
    Origin,
    {
      title: 'brandDB.store.group.unit',
      fields: ['site', 'area', 'area_gross', 'frontage_m', 'effective_from', 'effective_to'],
    },
  ],
  related: Related,
  aside: [Aside],
})

function Related() {
  const record = useRecordContext<Store>()
  if (!record) return null
  return (
    <>
      <StoreShips id={record._id} />
      <StoreLineage id={record._id} />
      <SlotExtensions slot={storeSections} props={{ storeId: record._id }} />
      <ContactsOf by="store_id" />
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
    </>
  )
}
