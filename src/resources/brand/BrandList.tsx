import type { brand } from '#contract/brand.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { ExportButton } from '#src/kit/export/ExportButton.tsx'
import { ImportButton } from '#src/kit/import/ImportButton.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { brandTones } from './brandTones.ts'

const columns: readonly Column<typeof brand>[] = [
  { source: 'name', width: 270, render: (record) => <NameField record={record} monogram /> },
  { source: 'code', width: 110, hidden: true },
  { source: 'category_id', width: 130 },
  { source: 'level1_id', width: 140 },
  { source: 'level2_id', width: 140, hidden: true },
  { source: 'status', width: 110, tones: brandTones },
  { source: 'store_count', width: 80 },
  { source: 'tag_ids', width: 210 },
  { source: 'price_band', width: 80, hidden: true },
  { source: 'updated_at', width: 140, hidden: true },
  { source: 'origin_country', width: 90, hidden: true },
  { source: 'site_ids', width: 220, hidden: true },
  { source: 'is_first_store', width: 100, hidden: true },
  { source: 'website', width: 200, hidden: true },
]

/** The brand database: found by name, filtered by trade and status. */
export const BrandList = () => (
  <ListPage
    filters={['category_id', 'level1_id', 'level2_id', 'tag_ids', 'status']}
    more={['site_ids', 'price_band', 'origin_country', 'is_first_store']}
    sort={{ field: 'name_en', order: 'ASC' }}
    actions={<ImportButton />}
    exporter={<ExportButton />}
  >
    <Table columns={columns} selectable />
  </ListPage>
)
