import type { store } from '#contract/brandDB/store.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { formatArea, noValue } from '#src/kit/field/formatNumber.ts'
import { Counters } from '#src/kit/list/Counters.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { ListView } from '#src/kit/list/Views.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { storeStatusColors } from './storeStatusColors.ts'

const columns: readonly Column<typeof store>[] = [
  { source: 'store_no', width: 130 },
  { source: 'name', width: 240, render: (record) => (record.name ? <NameField record={record} /> : noValue) },
  { source: 'floor_id', width: 120 },
  { source: 'store_type', width: 110 },
  { source: 'category_id', width: 140 },
  { source: 'area', width: 120, format: formatArea },
  { source: 'status', width: 120, statusColors: storeStatusColors },
  { source: 'is_split', width: 90, hidden: true },
  { source: 'is_merge', width: 90, hidden: true },
  { source: 'effective_from', width: 120, hidden: true },
  { source: 'effective_to', width: 120, hidden: true },
]

// Without it the server leaves out what was split or merged away.
const views: readonly ListView[] = [
  { name: 'brandDB.store.view.history', filter: { $or: [{ is_split: true }, { is_merge: true }] } },
]

/** The units of the current site that can be let; what was split or merged away is history and has its own view. */
export const StoreList = () => (
  <ListPage
    filters={['floor_id', 'status', 'category_id', 'brand_id']}
    more={['store_type', 'area', 'effective_from']}
    sort={{ field: 'store_no', order: 'ASC' }}
    views={views}
    above={<Counters source="status" statusColors={storeStatusColors} />}
  >
    <Table columns={columns} />
  </ListPage>
)
