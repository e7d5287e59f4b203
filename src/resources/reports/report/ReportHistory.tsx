import { LinkBase, useLocaleState } from 'react-admin'
import type { z } from 'zod'
import type { localText } from '#contract/reports/parameter.ts'
import { reportExport } from '#contract/reports/reportExport.ts'
import type { RecordOf } from '#contract/resource.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { DownloadAgain } from './DownloadAgain.tsx'

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

/** The address of the report with the parameters that it was run with. */
function againAddress({ report, site, params }: RecordOf<typeof reportExport>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  if (site === null) query.set('scope', 'all')
  return `/reports/center/${report}?${query}`
}

/** A size in bytes as kB or MB. */
function formatSize(bytes: unknown): string {
  if (typeof bytes !== 'number') return noValue
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${formatNumber(Math.round(bytes / 100) / 10)} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}

/** The title of a report in the user's language. */
function ReportTitle({ title }: { readonly title: z.infer<typeof localText> }) {
  const [locale] = useLocaleState()
  return locale === 'zh_TW' || locale === 'en_US' ? title[locale] : title.zh_CN
}
