import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { unsettledStatuses } from '#contract/RM/problem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { startOfDay } from '#src/kit/value/field/formatDate.ts'
import { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'
import { statusColors } from './colors.ts'

/** What retail management adds to the dashboard: figures and bars. */
export const OpenProblems = () => (
  <RecordCount
    contract={tourProblem}
    label={useTranslate()('RM.card.open')}
    cond={{ status: unsettledStatuses }}
  />
)
export const OverdueProblems = () => (
  <RecordCount contract={tourProblem} label={useTranslate()('RM.card.overdue')} cond={{ is_overdue: true }} />
)
export const MonthProblems = () => <ProblemBars title="RM.card.bars" query={{ dimension: 'month' }} />
export const SiteProblems = () => (
  <ProblemBars
    title="RM.card.sites"
    titleOfTotal="RM.card.sites_total"
    query={{ dimension: 'site', site: 'ALL' }}
  />
)

const day = 86_400
const halfYear = 183 * day

interface BarsProps {
  readonly title: string
  /** With the number of all of them. */
  readonly titleOfTotal?: string
  readonly query: { readonly dimension: 'month' | 'site'; readonly site?: 'ALL' }
}

/** The problems of half a year by state. */
function ProblemBars({ title, titleOfTotal, query }: BarsProps) {
  const translate = useTranslate()
  const now = startOfDay(useToday()) ?? 0
  const { data, isPending, error, retry } = useCall(
    tourProblemStatisticsBar,
    { query: { from: now - halfYear, to: now + day, stack: 'status', ...query } },
    { refreshOn: [tourProblem] },
  )
  const categories = data?.categories ?? []
  return (
    <Chart
      kind="bars"
      title={
        data && titleOfTotal ? translate(titleOfTotal, { total: formatNumber(data.total) }) : translate(title)
      }
      by={translate(title)}
      categories={categories.map((name, at) => ({ id: data?.keys[at] ?? name, label: name }))}
      series={(data?.series ?? []).map(({ name, key, data: values }) => ({
        id: key,
        label: name,
        color: statusColors[key],
        values,
      }))}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}
