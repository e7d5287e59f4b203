import { LinkBase } from 'react-admin'
import { store } from '#contract/brandDB/store.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import type { ListView } from '#src/kit/table/list/Views.tsx'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import type { Store } from './storeRecord.ts'
import { storeStatusColors } from './storeStatusColors.ts'

/** How fields of a unit are shown where their kind alone is not enough. */
export const storeLooks: FieldLooks<typeof store> = {
  status: { statusColors: storeStatusColors },
  frontage_m: { format: (metres) => `${formatNumber(metres)} m` },
}

// Without this condition the server leaves out units that were split or merged.
const views: readonly ListView[] = [
  { name: 'brandDB.store.view.history', filter: { $or: [{ is_split: true }, { is_merge: true }] } },
]

/** The units of the current site that can be let. */
export const StoreList = listOf(store, {
  looks: storeLooks,
  columns: [
    { source: 'store_no', width: 130 },
    { source: 'name', width: 240, render: (store) => <ShopName store={store} /> },
    { source: 'floor_id', width: 120 },
    { source: 'store_type', width: 110 },
    { source: 'category_id', width: 140 },
    { source: 'area', width: 120 },
    { source: 'status', width: 120 },
    { source: 'is_split', width: 90, hidden: true },
    { source: 'is_merge', width: 90, hidden: true },
    { source: 'effective_from', width: 120, hidden: true },
    { source: 'effective_to', width: 120, hidden: true },
  ],
  filters: ['floor_id', 'status', 'category_id', 'brand_id'],
  more: ['store_type', 'area', 'effective_from'],
  page: { views, above: <Counters source="status" statusColors={storeStatusColors} /> },
  table: { selectable: false },
})

/** The name over the door, which leads to the page of the shop; the number beside it leads to the unit's record. */
function ShopName({ store }: { readonly store: Store }) {
  const pageOf = usePageShowing('store')
  if (!store.name) return noValue
  const name = <NameField record={store} />
  return pageOf ? <LinkBase to={pageOf(store._id)}>{name}</LinkBase> : name
}
