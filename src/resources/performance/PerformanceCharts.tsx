import { useTranslate } from 'react-admin'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { CallResult } from '#src/kit/call/useCall.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import type { FigureUnit } from '#src/kit/field/formatFigure.ts'
import { useCan } from '#src/kit/subject.ts'
import { ReportCharts } from '#src/kit/report/ReportCharts.tsx'
import { changeSteps } from './changeSteps.ts'
import { drillDown } from './drillDown.ts'
import { idOf, partsOf, type PerformanceReply, type PerformanceRow } from './performanceRow.ts'
import { TrendChart } from './TrendChart.tsx'
import type { PerformanceChoices } from './usePerformanceChoices.ts'

interface PerformanceChartsProps {
  readonly report: CallResult<PerformanceReply>
  readonly choices: PerformanceChoices
}

/** The site by month, and the rows as tiles of their sales. */
export function PerformanceCharts({ report, choices }: PerformanceChartsProps) {
  const translate = useTranslate()
  const { group, trend } = choices
  const { rows, money, state, to } = useRows(report, choices)
  const label = (key: string) => translate(`PS.performance.${key}`)
  const seesRent = useCan(seesRents)
  return (
    <ReportCharts>
      <TrendChart title={label(seesRent ? 'chart.trend' : 'chart.sales')} reply={trend} />
      <Chart
        kind="treeMap"
        title={label('chart.tree')}
        by={label(`groups.${group}`)}
        categories={rows.map(categoryOf)}
        series={[
          { id: 'sales', label: label('figure.sales'), unit: money, values: rows.map(({ sales }) => sales) },
          { id: 'yoy', label: label('figure.yoy'), unit: 'ratio', values: rows.map(({ yoy }) => yoy) },
        ]}
        to={({ category }) => to(category)}
        {...state}
      />
    </ReportCharts>
  )
}

/** How densely the rows sell at which cost, and where the change of sales comes from. */
export function PerformanceInsights({ report, choices }: PerformanceChartsProps) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const { group, base } = choices
  const { rows, money, state, to } = useRows(report, choices)
  const label = (key: string) => translate(`PS.performance.${key}`)
  const density = {
    id: 'density',
    label: label('figure.sales_density'),
    unit: money,
    values: rows.map((row) => row.sales_density),
  }
  const cost = {
    id: 'ocr',
    label: label('figure.ocr'),
    unit: 'ratio' as const,
    values: rows.map(({ ocr }) => ocr),
  }
  const area = {
    id: 'area',
    label: label('figure.area_avg'),
    unit: 'area' as const,
    values: rows.map((row) => row.area_avg),
  }
  const steps = report.data ? changeSteps(report.data, base, label) : []
  return (
    <ReportCharts>
      <Chart
        kind="scatter"
        title={label(seesRent ? 'chart.density' : 'chart.area')}
        by={label(`groups.${group}`)}
        categories={rows.map(categoryOf)}
        series={seesRent ? [density, cost] : [area, density]}
        medians={label('chart.median')}
        to={({ category }) => to(category)}
        {...state}
      />
      <Chart
        kind="waterfall"
        title={label('chart.change')}
        by={label(`groups.${group}`)}
        categories={steps.map(({ value: _, ...category }) => category)}
        series={[
          { id: 'sales', label: label('figure.sales'), unit: money, values: steps.map(({ value }) => value) },
        ]}
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
  const { rows } = data ? partsOf(data) : { rows: [] }
  const money: FigureUnit = { currency: data?.currency ?? 'CNY' }
  const to = (id: string) => {
    const row = rows.find((one) => idOf(one) === id)
    return row && drillDown(row, group)
  }
  return { rows, money, to, state: { isPending, error: data ? null : error, retry } }
}

const categoryOf = (row: PerformanceRow) => ({ id: idOf(row), label: row.name })
