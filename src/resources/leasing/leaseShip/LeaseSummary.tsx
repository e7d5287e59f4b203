import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { useSummary } from '#src/kit/table/list/useSummary.ts'
import { TotalsCards } from './TotalsCards.tsx'

/** The totals of the listed leases in force. */
export function LeaseSummary() {
  const translate = useTranslate()
  const summary = useSummary()
  if (summary) return <TotalsCards totals={summary} />
  return (
    <FigureCards>
      <FigureCard label={translate('leasing.lease.summary.area')} value={null} isPending />
    </FigureCards>
  )
}
