import type { store } from '#contract/store.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { formatArea, nothing } from '#src/kit/field/formatNumber.ts'
import type { Tones } from '#src/kit/field/StatusChip.tsx'
import { ExportButton } from '#src/kit/export/ExportButton.tsx'
import { ImportButton } from '#src/kit/import/ImportButton.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'

const tones: Tones = {
  trading: 'green',
  leased: 'blue',
  fitting_out: 'blue',
  vacant: 'amber',
  planned: 'grey',
  closed: 'grey',
}

const columns: readonly Column<typeof store>[] = [
  { source: 'store_no', width: 130 },
  { source: 'name', width: 240, render: (record) => (record.name ? <NameField record={record} /> : nothing) },
  { source: 'floor_id', width: 120 },
  { source: 'store_type', width: 110 },
  { source: 'category_id', width: 140 },
  { source: 'area', width: 120, format: formatArea },
  { source: 'status', width: 120, tones },
  { source: 'is_split', width: 90, hidden: true },
  { source: 'is_merge', width: 90, hidden: true },
  { source: 'effective_from', width: 120, hidden: true },
]

/** The units of the current site that can be let; what was split or merged away is history and not among them. */
export const StoreList = () => (
  <ListPage
    filters={['floor_id', 'status', 'category_id']}
    more={['store_type']}
    filter={{ is_split: false, is_merge: false }}
    sort={{ field: 'store_no', order: 'ASC' }}
    actions={<ImportButton />}
    exporter={<ExportButton />}
  >
    <Table columns={columns} />
  </ListPage>
)
