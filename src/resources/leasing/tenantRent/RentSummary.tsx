import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { useSummary } from '#src/kit/table/list/useSummary.ts'

/** The totals of the listed rents. Amounts of several currencies are not added up. */
export function RentSummary() {
  const translate = useTranslate()
  const summary = useSummary()
  const currency = summary?.['currency']
  if (summary && typeof currency !== 'string') return null
  const unit = { currency: String(currency) }
  const isOverpaid = Number(summary?.['overpaid'] ?? 0) > 0
  return (
    <FigureCards>
      {['due', 'paid', 'outstanding', ...(isOverpaid ? ['overpaid'] : []), 'forecast'].map((name) => (
        <FigureCard
          key={name}
          label={translate(`leasing.rent.summary.${name}`)}
          value={Number(summary?.[name])}
          unit={unit}
          isPending={summary === null}
        />
      ))}
    </FigureCards>
  )
}
