import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { shown } from '#contract/PS/figures.ts'
import { retailPerformanceList } from '#contract/PS/retailPerformance.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { ReportPage } from '#src/kit/page/report/ReportPage.tsx'
import type { ReportColumn } from '#src/kit/page/report/ReportTable.tsx'
import { MonthControl } from '#src/kit/page/statistics/MonthControl.tsx'
import { drillDown } from './drillDown.ts'
import { Freshness } from './Freshness.tsx'
import { idOf, partsOf, type PerformanceReply } from './performanceRow.ts'
import { ToDateNote } from './ToDateNote.tsx'
import { useFigures } from './useFigures.ts'
import { usePerformanceChoices } from './usePerformanceChoices.ts'
import { usePerformanceColumns } from './usePerformanceColumns.tsx'

const first: readonly string[] = ['name', 'category_name', ...shown.ranking]

/** The tenancies of a month by their sales, with the ranks of the month before. */
export function PerformanceRanking() {
  const translate = useTranslate()
  const choices = usePerformanceChoices()
  const { to, query, set, input, trend } = choices
  const month = { ...query, from_month: to }
  const all = usePerformanceColumns({ query: month, group: 'store' })
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
          label={translate('PS.performance.month')}
          value={to}
          onChange={(chosen) => set({ to: chosen, from: chosen })}
        />
      }
      renderState={(reply) => <Freshness {...reply} />}
      renderTop={(report) => <TopSellers report={report} month={to} />}
    />
  )
}

interface TopSellersProps {
  readonly report: CallResult<PerformanceReply>
  readonly month: string
}

/** The tenancies that sold most. */
function TopSellers({ report: { data, isPending, error, retry }, month }: TopSellersProps) {
  const translate = useTranslate()
  const { series } = useFigures(data?.currency)
  const rows = data ? partsOf(data.list).rows.slice(0, 15) : []
  return (
    <>
      <ToDateNote list={data?.list} month={month} />
      <Chart
        kind="ranking"
        title={translate('PS.performance.ranking.top')}
        by={translate('PS.performance.groups.store')}
        categories={rows.map((row) => ({ id: idOf(row), label: row.name }))}
        series={series('sales', rows)}
        to={({ category }) => {
          const row = rows.find((one) => idOf(one) === category)
          return row && drillDown(row, 'store')
        }}
        {...{ isPending, error: data ? null : error, retry }}
      />
    </>
  )
}

/** The ranks first, and every other figure to be chosen. */
const rankingColumns = (all: readonly ReportColumn[]): readonly ReportColumn[] => [
  ...first.flatMap((source) => {
    const found = all.find((column) => column.source === source)
    if (!found) return []
    const { hidden: _, ...column } = found
    return [column]
  }),
  ...all
    .filter(({ source }) => !first.includes(source))
    .map((column) => ({ ...column, hidden: true as const })),
]
