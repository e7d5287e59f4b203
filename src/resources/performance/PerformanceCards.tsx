import { useTranslate } from 'react-admin'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { CallResult } from '#src/kit/call/useCall.ts'
import type { FigureReference } from '#src/kit/figure/Change.tsx'
import { FigureCard } from '#src/kit/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/figure/FigureCards.tsx'
import type { FigureUnit } from '#src/kit/field/formatFigure.ts'
import { useCan } from '#src/kit/subject.ts'
import { partsOf, type PerformanceReply, type PerformanceRow } from './performanceRow.ts'
import type { PerformanceChoices } from './usePerformanceChoices.ts'
import { basisName } from './monthName.ts'

interface PerformanceCardsProps {
  readonly report: CallResult<PerformanceReply>
  readonly choices: PerformanceChoices
}

/** The figures of the Total row. */
export function PerformanceCards({ report, choices: { base } }: PerformanceCardsProps) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const { data, isPending, error, retry } = report
  const total = data && partsOf(data).total
  const money: FigureUnit = { currency: data?.currency ?? 'CNY' }
  const before = base === 'before' ? total?.sales_prev_month : total?.sales_last_year
  const reference: FigureReference | undefined =
    typeof before === 'number'
      ? { value: before, label: basisName(translate, total, base), good: 'up' }
      : undefined
  const card = (source: keyof PerformanceRow & string, unit: FigureUnit, compared?: FigureReference) => (
    <FigureCard
      label={translate(`PS.performance.figure.${source}`)}
      value={data && wholeOf(total?.[source], unit)}
      unit={unit}
      reference={compared}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
  return (
    <FigureCards>
      {card('sales', money, reference)}
      {card('sales_density', money)}
      {seesRent ? card('occupancy_cost', money) : card('transactions', 'count')}
      {seesRent ? card('ocr', 'ratio') : card('avg_ticket', money)}
    </FigureCards>
  )
}

/** On a card, amounts have no cents. */
const wholeOf = (value: unknown, unit: FigureUnit): number | null =>
  typeof value === 'number' ? (unit === 'ratio' ? value : Math.round(value)) : null
