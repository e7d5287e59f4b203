import { useTranslate } from 'react-admin'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import type { PerformanceReply } from './performanceRow.ts'

/** The currency of the amounts, and whether they are up to date. */
export function Freshness({ run, currency }: Pick<PerformanceReply, 'run' | 'currency'>) {
  const translate = useTranslate()
  return (
    <>
      {translate('PS.performance.currency', { currency })}
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
