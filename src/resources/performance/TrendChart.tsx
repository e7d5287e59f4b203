import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { retailPerformance } from '#contract/PS/retailPerformance.ts'
import type { CallResult } from '#src/kit/call/useCall.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import { useCan } from '#src/kit/subject.ts'
import { monthName } from './monthName.ts'

interface TrendChartProps {
  readonly title: string
  readonly reply: CallResult<z.infer<typeof retailPerformance.reply>>
  /** The address of a month. */
  readonly to?: (month: string) => string
  /** Shows rents too, to people who see them. */
  readonly withRent?: boolean
}

/** Sales by month as bars, and for people who see rents the ratio of costs to sales as a line. */
export function TrendChart({ title, reply, to, withRent = false }: TrendChartProps) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const { data, isPending, error, retry } = reply
  const label = (key: string) => translate(`PS.performance.${key}`)
  const money = { currency: data?.currency ?? 'CNY' }
  const all = data?.trend ?? []
  // Months before the first figures are not a gap.
  const months = all.slice(all.findIndex(({ sales }) => sales !== null))
  return (
    <Chart
      kind="combination"
      title={title}
      by={label('month')}
      categories={months.map((at) => ({ id: at.stat_month, label: monthName(translate, at) }))}
      series={[
        {
          id: 'sales',
          label: label('figure.sales'),
          unit: money,
          values: months.map(({ sales }) => sales),
        },
        ...(seesRent && withRent
          ? [
              {
                id: 'rent',
                label: label('figure.total_rent'),
                unit: money,
                as: 'line' as const,
                values: months.map(({ rent }) => rent),
              },
            ]
          : []),
        ...(seesRent
          ? [
              {
                id: 'ocr',
                label: label('figure.ocr'),
                unit: 'ratio' as const,
                as: 'line' as const,
                values: months.map(({ ocr }) => ocr),
              },
            ]
          : []),
      ]}
      {...(to ? { to: ({ category }: { category: string }) => to(category) } : {})}
      {...{ isPending, error, retry }}
    />
  )
}
