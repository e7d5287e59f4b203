import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { PerformanceReply } from './performanceRow.ts'

/** The currency of the amounts, and whether they are up to date. */
export function Freshness({ run, currency }: Pick<PerformanceReply, 'run' | 'currency'>) {
  const translate = useTranslate()
  return (
    <>
      {translate('PS.performance.currency', { currency })}
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
  const locale = useLocale()
  const translate = useTranslate()
  const mayRun = useCan(mayRecalculate)
  const [first = '', last = first] = [months.at(0), months.at(-1)]
  return (
    <>
      <StatusChip tone="amber">{translate('PS.performance.stale')}</StatusChip>
      <span>{months.length > 2 ? `${first} – ${last} (${months.length})` : joinNames(months, locale)}</span>
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
