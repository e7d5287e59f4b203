import { LinkBase, useTranslate } from 'react-admin'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { useCan } from '#src/kit/subject.ts'
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
      {run?.is_stale && <Stale months={run.stale_months} />}
      {run && !run.is_stale && (
        <StatusChip tone="green">
          {translate('PS.performance.fresh', { time: formatDate(run.calculated_at, 'YYYY/M/D HH:mm') })}
        </StatusChip>
      )}
    </>
  )
}

/** The months that are out of date, and the way to calculate them again for those who may. */
function Stale({ months }: { readonly months: readonly string[] }) {
  const translate = useTranslate()
  const mayRun = useCan(mayRecalculate)
  const [first = '', last = first] = [months.at(0), months.at(-1)]
  return (
    <>
      <StatusChip tone="amber">{translate('PS.performance.stale')}</StatusChip>
      <span>{months.length > 2 ? `${first} – ${last} (${months.length})` : months.join(', ')}</span>
      {mayRun && (
        <LinkBase
          to={`/PS/performance/calculate?${new URLSearchParams({ from: first, to: last }).toString()}`}
        >
          {translate('PS.performance.recalculate')}
        </LinkBase>
      )}
    </>
  )
}
