import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { SalesByMonth } from './SalesByMonth.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'
import { useSiteMonths } from './useSiteMonths.ts'
import { basisName, monthName } from './monthName.ts'

const monthPage = (month: string): string =>
  `/PS/performance?${new URLSearchParams({ from: month, to: month }).toString()}`

/** The sales of the latest month, compared with the month before. */
export const SalesCard = () => <Sales than="before" />

/** The sales of the latest month, compared with a year ago. */
export const SalesYearCard = () => <Sales than="year" />

function Sales({ than }: { readonly than: 'before' | 'year' }) {
  const translate = useTranslate()
  const { data, isPending, error, retry } = useSiteMonths()
  const current = data?.current
  const month = current?.stat_month ?? ''
  const name = monthName(translate, current)
  const money: FigureUnit = { currency: data?.currency ?? 'CNY' }
  const base = than === 'before' ? current?.sales_prev_month : current?.sales_last_year
  return (
    <FigureCard
      label={translate(`PS.card.sales_${than}`, { month: name })}
      value={data && whole(current?.sales)}
      unit={money}
      reference={
        typeof base === 'number'
          ? { value: Math.round(base), label: basisName(translate, current, than), good: 'up' }
          : undefined
      }
      trend={than === 'before' ? data && wholeMonths(data.trend).map(({ sales }) => sales) : undefined}
      to={monthPage(month)}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}

/** The occupancy cost ratio of the latest month, for users who may see rents. */
export function CostRatioCard() {
  const translate = useTranslate()
  const { data, isPending, error, retry } = useSiteMonths()
  // The costs of the same days are not known, so a month that runs is compared with nothing.
  const before = data?.current?.is_to_date ? undefined : data?.previous?.ocr
  return (
    <PerformanceCard
      figure="ocr"
      currency={data?.currency}
      labelOf={(figure) =>
        translate('PS.performance.shop.month_of', { figure, month: monthName(translate, data?.current) })
      }
      value={data && (data.current?.ocr ?? null)}
      reference={
        typeof before === 'number'
          ? { value: before, label: translate('PS.performance.than_before'), good: 'down' }
          : undefined
      }
      trend={data && wholeMonths(data.trend).map(({ ocr }) => ocr)}
      to={monthPage(data?.current?.stat_month ?? '')}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}

/** Sales over thirteen months. A month leads to its figures. */
export const SalesLine = () => <SalesByMonth title={useTranslate()('PS.card.line')} to={monthPage} />

/** A line that ends with some days of a month would always fall. */
const wholeMonths = <M extends { readonly is_to_date: boolean }>(months: readonly M[]): readonly M[] =>
  months.filter(({ is_to_date }) => !is_to_date)

/** On a card, amounts have no cents. */
const whole = (value: number | null | undefined): number | null =>
  typeof value === 'number' ? Math.round(value) : null

/** Leads to the whole ranking. */
export const RankingLink = () => (
  <p>
    <LinkBase to="/PS/ranking">{useTranslate()('PS.card.ranking')}</LinkBase>
  </p>
)
