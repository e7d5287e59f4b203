import type { company } from '#contract/brandDB/company.ts'
import { ExportButton } from '#src/kit/export/ExportButton.tsx'
import { NameField } from '#src/kit/field/NameField.tsx'
import { ImportButton } from '#src/kit/import/ImportButton.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { CompanyLook } from './CompanyLook.tsx'
import { companyStatusColors } from './companyStatusColors.ts'

const columns: readonly Column<typeof company>[] = [
  { source: 'name', width: 320, render: (record) => <NameField record={record} /> },
  { source: 'short_name', width: 130, hidden: true },
  { source: 'classification_id', width: 130 },
  { source: 'country', width: 90 },
  { source: 'registration_no', width: 190 },
  { source: 'group_company_id', width: 220 },
  { source: 'status', width: 110, statusColors: companyStatusColors },
  { source: 'legal_representative', width: 140, hidden: true },
  { source: 'registered_capital', width: 140, hidden: true },
  { source: 'tax_no', width: 190, hidden: true },
  { source: 'updated_at', width: 140, hidden: true },
]

/** The companies behind brands and tenancies. */
export const CompanyList = () => (
  <ListPage
    filters={['classification_id', 'country', 'status', 'brand_id']}
    more={['group_company_id', 'registration_no']}
    sort={{ field: 'name', order: 'ASC' }}
    exporter={<ExportButton />}
    actions={<ImportButton />}
  >
    <Table columns={columns} selectable preview={<CompanyLook />} />
  </ListPage>
)
