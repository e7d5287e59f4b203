import type { contact } from '#contract/brandDB/contact.ts'
import { ExportButton } from '#src/kit/export/ExportButton.tsx'
import { noValue } from '#src/kit/field/formatNumber.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { ImportButton } from '#src/kit/import/ImportButton.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { SiteList } from '#src/resources/brand/resource.ts'
import { ContactLook } from './ContactLook.tsx'
import { ContactMarks } from './ContactMarks.tsx'
import { StoreNames } from './StoreNames.tsx'

const columns: readonly Column<typeof contact>[] = [
  { source: 'name', width: 200, render: (record) => <NameField record={record} /> },
  { source: 'position', width: 150 },
  { source: 'company_id', width: 240 },
  { source: 'brand_ids', width: 180 },
  { source: 'store_ids', width: 180, render: ({ store_ids }) => <StoreNames ids={store_ids} /> },
  { source: 'mobile', width: 140 },
  { source: 'email', width: 200, hidden: true },
  {
    source: 'is_primary',
    label: 'brandDB.contact.marks',
    width: 150,
    render: (record) =>
      record.is_primary || record.is_emergency ? <ContactMarks record={record} /> : noValue,
  },
  { source: 'sites', width: 180, hidden: true, render: ({ sites }) => <SiteList ids={sites} /> },
  { source: 'department_text', width: 140, hidden: true },
  { source: 'language', width: 130, hidden: true },
  { source: 'consent_at', width: 140, hidden: true },
  { source: 'updated_at', width: 140, hidden: true },
]

/** The people to speak to at companies, brands and stores. */
export const ContactList = () => (
  <ListPage
    filters={['company_id', 'brand_id', 'store_id', 'site']}
    more={['position', 'is_primary', 'is_emergency']}
    sort={{ field: 'name', order: 'ASC' }}
    exporter={<ExportButton />}
    actions={<ImportButton />}
  >
    <Table columns={columns} selectable preview={<ContactLook />} />
  </ListPage>
)
