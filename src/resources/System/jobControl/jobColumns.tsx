import { LinkBase, type useTranslate } from 'react-admin'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import type { TotalColumn, TotalRow } from '#src/kit/table/TotalColumn.ts'
import { statusColors } from './listedJob.ts'

type Translate = ReturnType<typeof useTranslate>

/** The columns of the list of jobs. */
export const jobColumns = (translate: Translate): TotalColumn[] => [
  {
    source: 'title',
    label: 'System.job.name',
    kind: 'text',
    render: ({ name, title }) => (
      <LinkBase to={`/System/job/${encodeURIComponent(String(name))}`}>{String(title)}</LinkBase>
    ),
  },
  {
    source: 'every',
    label: 'System.job.every',
    kind: 'text',
    render: ({ every }) => (typeof every === 'number' ? intervalText(translate, every) : noValue),
  },
  { source: 'next_at', label: 'System.job.next', kind: 'moment', render: (row) => held(translate, row) },
  { source: 'last_at', label: 'System.job.last', kind: 'moment' },
  {
    source: 'last_status',
    label: 'System.job.outcome',
    kind: 'text',
    render: ({ last_status: status }) =>
      typeof status === 'string' ? (
        <StatusChip tone={statusColors[status]}>{translate(`System.job.status.${status}`)}</StatusChip>
      ) : (
        noValue
      ),
  },
  { source: 'last_ms', label: 'System.job.took', kind: 'count' },
  { source: 'runs', label: 'System.job.runs', kind: 'count' },
  { source: 'failures', label: 'System.job.failures', kind: 'count' },
]

/** Why a job does not start automatically; if undefined, the column shows when it does. */
function held(translate: Translate, { is_paused, is_off }: TotalRow) {
  if (is_paused === true) return <StatusChip tone="amber">{translate('System.job.status.paused')}</StatusChip>
  if (is_off === true) return <StatusChip tone="grey">{translate('System.job.status.off')}</StatusChip>
  return undefined
}

const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** An interval in its largest whole unit: "1 hour", "90 minutes". */
function intervalText(translate: ReturnType<typeof useTranslate>, seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? units[3]
  return translate(`System.job.${unit}`, { smart_count: seconds / size })
}
