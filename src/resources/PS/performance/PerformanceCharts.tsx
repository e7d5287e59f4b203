import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { ReportCharts } from '#src/kit/page/report/ReportCharts.tsx'
import { stepsOf } from '#src/resources/PS/performanceChange/stepsOf.ts'
import { drillDown } from './drillDown.ts'
import { idOf, partsOf, type PerformanceReply, type PerformanceRow } from './performanceRow.ts'
import { TrendChart } from './TrendChart.tsx'
import { useFigures } from './useFigures.ts'
import type { PerformanceChoices } from './usePerformanceChoices.ts'

interface PerformanceChartsProps {
  readonly report: CallResult<PerformanceReply>
  readonly choices: PerformanceChoices
}

/** The site by month, and the rows as tiles of their sales. */
export function PerformanceCharts({ report, choices }: PerformanceChartsProps) {
  const translate = useTranslate()
  const { group, trend } = choices
  const { rows, state, to, series, seesRent } = useRows(report, choices)
  const label = (key: string) => translate(`PS.performance.${key}`)
  return (
    <ReportCharts>
      <TrendChart title={label(seesRent ? 'chart.trend' : 'chart.sales')} reply={trend} />
      <Chart
        kind="treeMap"
        title={label('chart.tree')}
        by={label(`groups.${group}`)}
        categories={rows.map(categoryOf)}
        series={[...series('sales', rows), ...series('yoy', rows)]}
        to={({ category }) => to(category)}
        {...state}
      />
    </ReportCharts>
  )
}

/** How densely the rows sell at which cost, and where the change of sales comes from: the rows, and tenants who have left. */
export function PerformanceInsights({ report, choices }: PerformanceChartsProps) {
  const translate = useTranslate()
  const { group, base } = choices
  const { rows, total, state, to, series, seesRent } = useRows(report, choices)
  const label = (key: string) => translate(`PS.performance.${key}`)
  const before = (row: PerformanceRow) => (base === 'year' ? row.sales_last_year : row.sales_prev_month)
  const steps = stepsOf({
    from: total ? before(total) : null,
    to: total?.sales ?? null,
    moves: rows
      .filter(({ currency }) => currency === report.data?.currency)
      .map((row) => ({ id: idOf(row), label: row.name, value: (row.sales ?? 0) - (before(row) ?? 0) })),
    labels: { before: label(base), others: label('others'), after: label('figure.sales') },
  })
  return (
    <ReportCharts>
      <Chart
        kind="scatter"
        title={label(seesRent ? 'chart.density' : 'chart.area')}
        by={label(`groups.${group}`)}
        categories={rows.map(categoryOf)}
        series={
          seesRent
            ? [...series('sales_density', rows), ...series('ocr', rows)]
            : [...series('area_avg', rows), ...series('sales_density', rows)]
        }
        medians={label('chart.median')}
        to={({ category }) => to(category)}
        {...state}
      />
      <Chart
        kind="waterfall"
        title={label('chart.change')}
        by={label(`groups.${group}`)}
        categories={steps.map(({ value: _, ...category }) => category)}
        series={series(
          'sales',
          steps.map(({ value }) => ({ sales: value })),
        )}
        to={({ category }) => to(category)}
        {...state}
      />
    </ReportCharts>
  )
}

function useRows(
  { data, isPending, error, retry }: CallResult<PerformanceReply>,
  { group }: PerformanceChoices,
) {
  const { rows, total } = partsOf(data?.list ?? [])
  const { series, seesRent } = useFigures(data?.currency)
  const to = (id: string) => {
    const row = rows.find((one) => idOf(one) === id)
    return row && drillDown(row, group)
  }
  return { rows, total, series, seesRent, to, state: { isPending, error: data ? null : error, retry } }
}

const categoryOf = (row: PerformanceRow) => ({ id: idOf(row), label: row.name })
