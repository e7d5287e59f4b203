import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { scenarioFigures } from '#contract/PS/scenarioCalls.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import type { FigureUnit } from '#src/kit/field/formatFigure.ts'
import { FigureCard } from '#src/kit/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/figure/FigureCards.tsx'
import { ReportCharts } from '#src/kit/report/ReportCharts.tsx'
import { useCan } from '#src/kit/subject.ts'
import { stepsOf } from '#src/resources/performanceChange/stepsOf.ts'

/** The reply with the figures of a scenario. */
export type Figures = z.infer<typeof scenarioFigures.reply>

const parts = ['base_rent', 'turnover_rent', 'mgmt_fee', 'promo_fee', 'other_charge'] as const

interface ScenarioChartsProps {
  readonly data: Figures
  /** Whether the rows are those with the largest differences. */
  readonly hasLargest: boolean
}

/** The totals of the site as assumed, compared with what is, and where the difference comes from. */
export function ScenarioCharts({ data, hasLargest }: ScenarioChartsProps) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const total = data.list.find(({ is_total }) => is_total)
  if (!total) return null
  const rows = data.list.filter(({ is_total }) => !is_total)
  const money: FigureUnit = { currency: data.currency }
  const figure = (name: string) => translate(`PS.performance.figure.${name}`)
  const label = (key: string) => translate(`PS.scenario.step.${key}`)
  const card = (name: 'sales' | 'total_rent' | 'occupancy_cost' | 'ocr', good?: 'up' | 'down') => {
    const before = total[`${name}_before`]
    const than = { label: translate('PS.scenario.than'), ...(good ? { good } : {}) }
    return (
      <FigureCard
        label={figure(name)}
        value={total[`${name}_after`]}
        unit={name === 'ocr' ? 'ratio' : money}
        reference={before === null ? undefined : { value: before, ...than }}
      />
    )
  }
  const waterfall = (
    title: string,
    name: 'sales' | 'occupancy_cost',
    moves: Parameters<typeof stepsOf>[0]['moves'],
  ) => {
    const steps = stepsOf({ from: total[`${name}_before`], to: total[`${name}_after`], moves, label })
    return (
      <Chart
        kind="waterfall"
        title={translate(`PS.scenario.${title}`)}
        by={figure(name)}
        categories={steps.map(({ value: _, ...category }) => category)}
        series={[{ id: name, label: figure(name), unit: money, values: steps.map(({ value }) => value) }]}
      />
    )
  }
  return (
    <>
      <FigureCards>
        {card('sales', 'up')}
        {seesRent && card('total_rent', 'up')}
        {seesRent && card('occupancy_cost')}
        {seesRent && card('ocr')}
      </FigureCards>
      <ReportCharts>
        {hasLargest &&
          waterfall(
            'chart_sales',
            'sales',
            rows.map(({ name, tenant_ship_id, sales_change }) => ({
              id: tenant_ship_id ?? name,
              label: name,
              value: sales_change ?? 0,
            })),
          )}
        {seesRent &&
          waterfall(
            'chart',
            'occupancy_cost',
            parts.map((name) => ({ id: name, label: figure(name), value: total[`${name}_change`] ?? 0 })),
          )}
      </ReportCharts>
    </>
  )
}
