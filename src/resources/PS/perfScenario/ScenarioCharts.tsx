import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { scenarioFigures } from '#contract/PS/scenarioCalls.ts'
import { ComparedTotals, costMoves } from '#src/resources/PS/performanceChange/ComparedTotals.tsx'
import { partsOf } from '#src/resources/PS/performance/performanceRow.ts'
import { useFigures } from '#src/resources/PS/performance/useFigures.ts'

/** The reply with the figures of a scenario. */
export type Figures = z.infer<typeof scenarioFigures.reply>

interface ScenarioChartsProps {
  readonly data: Figures
  /** Whether the rows are those with the largest differences. */
  readonly hasLargest: boolean
}

/** The totals of the site as assumed, compared with what is, and where the difference comes from. */
export function ScenarioCharts({ data: { list, currency }, hasLargest }: ScenarioChartsProps) {
  const translate = useTranslate()
  const figure = useFigures().label
  const { rows, total } = partsOf(list)
  if (!total) return null
  const label = (key: string) => translate(`PS.scenario.${key}`)
  const sales = {
    figure: 'sales',
    title: label('chart_sales'),
    by: figure('sales'),
    moves: rows.map(({ name, tenant_ship_id, sales_change }) => ({
      id: tenant_ship_id ?? name,
      label: name,
      value: sales_change ?? 0,
    })),
  } as const
  const cost = {
    figure: 'occupancy_cost',
    title: label('chart'),
    by: figure('occupancy_cost'),
    moves: costMoves(total, figure),
  } as const
  return (
    <ComparedTotals
      {...{ total, currency }}
      cards={[['sales', 'up'], ['total_rent', 'up'], ['occupancy_cost'], ['ocr']]}
      than={label('than')}
      waterfalls={[...(hasLargest ? [sales] : []), cost]}
      labels={{ before: label('step.was'), others: label('step.others'), after: label('step.now') }}
    />
  )
}
