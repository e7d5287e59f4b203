import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { figures, type FigureName } from '#contract/PS/figures.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import type { FigureReference } from '#src/kit/value/figure/Change.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { PerformanceCard } from './PerformanceCard.tsx'
import { partsOf, type PerformanceReply } from './performanceRow.ts'
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
  const total = data && partsOf(data.list).total
  const before = base === 'before' ? total?.sales_prev_month : total?.sales_last_year
  const reference: FigureReference | undefined =
    typeof before === 'number'
      ? { value: before, label: basisName(translate, total, base), good: 'up' }
      : undefined
  const names = seesRent
    ? (['sales', 'sales_density', 'occupancy_cost', 'ocr'] as const)
    : (['sales', 'sales_density', 'transactions', 'avg_ticket'] as const)
  return (
    <FigureCards>
      {names.map((figure) => (
        <PerformanceCard
          key={figure}
          figure={figure}
          currency={data?.currency}
          value={data && wholeOf(figure, total?.[figure])}
          reference={figure === 'sales' ? reference : undefined}
          {...{ isPending, error: data ? null : error, retry }}
        />
      ))}
    </FigureCards>
  )
}

/** On a card, amounts have no cents. */
const wholeOf = (figure: FigureName, value: number | null | undefined): number | null =>
  typeof value === 'number' ? (figures[figure].unit === 'ratio' ? value : Math.round(value)) : null
