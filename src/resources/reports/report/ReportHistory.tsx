import { LinkBase } from 'react-admin'
import { reportExport } from '#contract/reports/reportExport.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { againAddress } from './againAddress.ts'
import { DownloadAgain } from './DownloadAgain.tsx'
import { formatSize } from './formatSize.ts'
import { ReportTitle } from './ReportTitle.tsx'

/** What was exported: with which parameters, by whom, and the file while it is kept. */
export const ReportHistory = listOf(reportExport, {
  looks: { state: { statusColors: { waiting: 'blue', done: 'green', failed: 'red' } } },
  columns: [
    {
      source: 'title',
      width: 150,
      sortable: false,
      render: (record) => (
        <LinkBase to={againAddress(record)}>
          <ReportTitle title={record.title} />
        </LinkBase>
      ),
    },
    { source: 'site', width: 100 },
    { source: 'given', width: 180, grows: true, sortable: false },
    { source: 'state', width: 100 },
    { source: 'reason', width: 160, hidden: true },
    { source: 'rows', width: 70 },
    { source: 'size', width: 80, format: formatSize },
    { source: 'created_at', width: 150 },
    { source: 'created_by', width: 110, render: ({ created_by }) => <PersonLabel id={created_by} /> },
    { source: 'format', width: 80, hidden: true },
    {
      source: 'file_name',
      width: 125,
      sortable: false,
      render: (record) => <DownloadAgain record={record} />,
    },
  ],
  filters: ['state', 'format'],
  sort: { field: 'created_at', order: 'DESC' },
})
