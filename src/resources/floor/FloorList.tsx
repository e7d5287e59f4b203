import type { floor } from '#contract/floor.ts'
import { formatArea } from '#src/kit/field/formatNumber.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import type { RaRecord } from 'react-admin'

const columns: readonly Column<typeof floor>[] = [
  { source: 'code', width: 120 },
  { source: 'name', width: 200, render: (record) => <LocalName record={record} /> },
  { source: 'gla_area', width: 160, format: formatArea },
]

/** The floors of the current site, from the lowest up. */
export const FloorList = () => (
  <ListPage sort={{ field: 'order', order: 'ASC' }}>
    <Table columns={columns} />
  </ListPage>
)

const LocalName = ({ record }: { record: RaRecord }) => useLocalName()(record)
