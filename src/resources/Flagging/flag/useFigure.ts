import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import type { FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import { formatNumber, formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'

type Kind = 'ratio' | 'days' | 'points' | 'count'

const kinds: Readonly<Record<FlagMetric, Kind>> = {
  mom: 'ratio',
  yoy: 'ratio',
  ocr_over_benchmark: 'ratio',
  lease_days_left: 'days',
  days_without_sales: 'days',
  daily_score: 'points',
  daily_score_rank: 'ratio',
  overdue_problems: 'count',
  mystery_score: 'points',
  rent_days_outstanding: 'days',
}

/** The unit of a figure in charts. */
export const unitOf = (metric: FlagMetric): FigureUnit => (kinds[metric] === 'ratio' ? 'ratio' : 'count')

/** Writes a figure of a rule: `-25%`, `12 days`, `69.5 points`. */
export function useFigure() {
  const translate = useTranslate()
  return (metric: FlagMetric | null, value: number | null): string => {
    if (metric === null || value === null) return noValue
    const kind = kinds[metric]
    if (kind === 'ratio') return formatRatio(value)
    return translate(`Flagging.list.unit.${kind}`, { count: formatNumber(value) })
  }
}
