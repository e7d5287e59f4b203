import { useTranslate } from 'react-admin'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import type { PerformanceReply } from './performanceRow.ts'

interface FreshnessProps extends Pick<PerformanceReply, 'run' | 'currency' | 'list'> {
  /** The last month of the figures. */
  readonly month: string
}

/** The currency of the amounts, whether they are up to date, and what a month that runs is compared with. */
export function Freshness({ run, currency, list, month }: FreshnessProps) {
  const translate = useTranslate()
  const isRunning = list.some(({ is_total, is_to_date }) => is_total && is_to_date)
  return (
    <>
      {translate('PS.performance.currency', { currency })}
      {isRunning && <span>{translate('PS.performance.under_way', { month })}</span>}
      {run && (
        <StatusChip tone={run.is_stale ? 'amber' : 'green'}>
          {run.is_stale
            ? translate('PS.performance.stale')
            : translate('PS.performance.fresh', { time: formatDate(run.calculated_at, 'YYYY/M/D HH:mm') })}
        </StatusChip>
      )}
    </>
  )
}
