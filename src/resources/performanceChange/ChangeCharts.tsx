import { useTranslate } from 'react-admin'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { CallResult } from '#src/kit/call/useCall.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import type { FigureUnit } from '#src/kit/field/formatFigure.ts'
import { FigureCard } from '#src/kit/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/figure/FigureCards.tsx'
import { ReportCharts } from '#src/kit/report/ReportCharts.tsx'
import { useCan } from '#src/kit/subject.ts'
import { changesIn, type ChangesReply } from './changedRow.ts'
import { movesByShop, stepsOf } from './stepsOf.ts'

const parts = ['base_rent', 'turnover_rent', 'mgmt_fee', 'promo_fee', 'other_charge'] as const

interface ChangeChartsProps {
  readonly report: CallResult<ChangesReply>
  /** Whether the rows of the report are those that changed most. */
  readonly hasLargest: boolean
}

/** The totals before and after, and where the difference comes from. */
export function ChangeCharts({ report, hasLargest }: ChangeChartsProps) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const { data, isPending, error, retry } = report
  const { rows, total } = data ? changesIn(data) : { rows: [], total: undefined }
  const label = (key: string) => translate(`PS.changes.${key}`)
  const figure = (name: string) => translate(`PS.performance.figure.${name}`)
  const money: FigureUnit = { currency: data?.currency ?? 'CNY' }
  const state = { isPending, error: data ? null : error, retry }
  const card = (name: 'sales' | 'occupancy_cost' | 'ocr', good: 'up' | 'down') => {
    const before = total?.[`${name}_before`] ?? null
    const reference = before === null ? undefined : { value: before, label: label('than_before'), good }
    const unit = name === 'ocr' ? 'ratio' : money
    return (
      <FigureCard
        label={figure(name)}
        value={total?.[`${name}_after`] ?? null}
        {...{ unit, reference, ...state }}
      />
    )
  }
  const waterfall = (title: string, by: string, steps: ReturnType<typeof stepsOf>) => (
    <Chart
      kind="waterfall"
      title={title}
      by={by}
      categories={steps.map(({ value: _, ...category }) => category)}
      series={[{ id: 'amount', label: by, unit: money, values: steps.map(({ value }) => value) }]}
      {...state}
    />
  )
  // Without rows there is nothing to draw, and the table says so.
  if (data && !total) return null
  return (
    <>
      <FigureCards>
        <FigureCard label={label('rows')} value={data?.total} unit="count" {...state} />
        {card('sales', 'up')}
        {seesRent && card('occupancy_cost', 'down')}
        {seesRent && card('ocr', 'down')}
      </FigureCards>
      {(!total || total.sales_before !== null) && (
        <ReportCharts>
          {hasLargest &&
            waterfall(
              label('chart.sales'),
              label('store'),
              stepsOf({
                from: total?.sales_before ?? null,
                to: total?.sales_after ?? null,
                moves: movesByShop(rows),
                label,
              }),
            )}
          {seesRent &&
            waterfall(
              label('chart.cost'),
              label('causes'),
              stepsOf({
                from: total?.occupancy_cost_before ?? null,
                to: total?.occupancy_cost_after ?? null,
                moves: parts.map((name) => ({
                  id: name,
                  label: figure(name),
                  value: total?.[`${name}_change`] ?? 0,
                })),
                label,
              }),
            )}
        </ReportCharts>
      )}
    </>
  )
}
