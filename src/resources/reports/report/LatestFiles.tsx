import { ListBase, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { Table } from '#src/kit/table/Table.tsx'
import type { reportExport } from '#contract/reports/reportExport.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { DownloadAgain } from './DownloadAgain.tsx'

const columns: readonly Column<typeof reportExport>[] = [
  { source: 'created_at', width: 150 },
  { source: 'given', width: 220, grows: true, sortable: false },
  { source: 'state', width: 110, statusColors: { waiting: 'blue', done: 'green', failed: 'red' } },
  { source: 'rows', width: 90 },
  {
    source: 'file_name',
    width: 130,
    sortable: false,
    render: (record) => <DownloadAgain record={record} />,
  },
]

/** The files that a schedule has sent, the latest first. */
export function LatestFiles() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  return (
    <Section title="reports.schedule.runs">
      <ListBase
        resource="reports/history"
        filter={{ schedule_id: String(record.id) }}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={10}
        empty={<p>{translate('reports.schedule.no_runs')}</p>}
        disableSyncWithLocation
      >
        <Table columns={columns} />
      </ListBase>
    </Section>
  )
}
