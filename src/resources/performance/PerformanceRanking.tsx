import { useTranslate } from 'react-admin'
import { retailPerformanceList } from '#contract/PS/retailPerformance.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import { ReportPage } from '#src/kit/report/ReportPage.tsx'
import type { ReportColumn } from '#src/kit/report/ReportTable.tsx'
import { MonthControl } from '#src/kit/statistics/MonthControl.tsx'
import { drillDown } from './drillDown.ts'
import { Freshness } from './Freshness.tsx'
import { idOf, partsOf } from './performanceRow.ts'
import { ToDateNote } from './ToDateNote.tsx'
import { usePerformanceChoices } from './usePerformanceChoices.ts'
import { usePerformanceColumns } from './usePerformanceColumns.tsx'

const shown = [
  'name',
  'category_name',
  'rank_site',
  'rank_prev',
  'rank_category',
  'sales',
  'mom',
  'yoy',
  'sales_density',
]

/** The tenancies of a month by their sales, with the ranks of the month before. */
export function PerformanceRanking() {
  const translate = useTranslate()
  const choices = usePerformanceChoices()
  const { to, query, set, input, trend } = choices
  const month = { ...query, from_month: to }
  const all = usePerformanceColumns({ query: month, group: 'store' })
  const label = (key: string) => translate(`PS.performance.${key}`)
  return (
    <ReportPage
      title="PS.performance.ranking.title"
      name="PS/ranking"
      file={`performance_ranking_${to}`}
      call={retailPerformanceList}
      input={input && { query: { ...month, group_by: 'store', range: '0-499' } }}
      inputFrom={trend}
      columns={rankingColumns(all)}
      controls={
        <MonthControl
          label={label('month')}
          value={to}
          onChange={(chosen) => set({ to: chosen, from: chosen })}
        />
      }
      renderState={(reply) => <Freshness {...reply} />}
      renderTop={({ data, isPending, error, retry }) => {
        const rows = data ? partsOf(data).rows.slice(0, 15) : []
        return (
          <>
            <ToDateNote list={data?.list} month={to} />
            <Chart
              kind="ranking"
              title={label('ranking.top')}
              by={label('groups.store')}
              categories={rows.map((row) => ({ id: idOf(row), label: row.name }))}
              series={[
                {
                  id: 'sales',
                  label: label('figure.sales'),
                  unit: { currency: data?.currency ?? 'CNY' },
                  values: rows.map(({ sales }) => sales),
                },
              ]}
              to={({ category }) => {
                const row = rows.find((one) => idOf(one) === category)
                return row && drillDown(row, 'store')
              }}
              {...{ isPending, error: data ? null : error, retry }}
            />
          </>
        )
      }}
    />
  )
}

/** The ranks first, and every other figure to be chosen. */
const rankingColumns = (all: readonly ReportColumn[]): readonly ReportColumn[] => [
  ...shown.flatMap((source) => {
    const found = all.find((column) => column.source === source)
    if (!found) return []
    const { hidden: _, ...column } = found
    return [column]
  }),
  ...all
    .filter(({ source }) => !shown.includes(source))
    .map((column) => ({ ...column, hidden: true as const })),
]
