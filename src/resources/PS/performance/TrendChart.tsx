import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { trendFigures } from '#contract/PS/figures.ts'
import type { retailPerformance } from '#contract/PS/retailPerformance.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { monthName } from './monthName.ts'
import { useFigures } from './useFigures.ts'

interface TrendChartProps {
  readonly title: string
  readonly reply: CallResult<z.infer<typeof retailPerformance.reply>>
  /** Shows rents too, to people who see them. */
  readonly withRent?: boolean
}

/** Sales by month as bars, and for people who see rents the ratio of costs to sales as a line. */
export function TrendChart({ title, reply, withRent = false }: TrendChartProps) {
  const translate = useTranslate()
  const { data, isPending, error, retry } = reply
  const { series } = useFigures(data?.currency)
  const all = data?.trend ?? []
  // Months before the first figures are not a gap.
  const months = all.slice(all.findIndex(({ sales }) => sales !== null))
  const seriesOf = (name: keyof typeof trendFigures, as?: 'line') =>
    series(
      trendFigures[name],
      months.map((at) => ({ [trendFigures[name]]: at[name] })),
      as,
    )
  return (
    <Chart
      kind="combination"
      title={title}
      by={translate('PS.performance.month')}
      categories={months.map((at) => ({ id: at.stat_month, label: monthName(translate, at) }))}
      series={[
        ...seriesOf('sales'),
        ...(withRent ? seriesOf('rent', 'line') : []),
        ...seriesOf('ocr', 'line'),
      ]}
      {...{ isPending, error, retry }}
    />
  )
}
