import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { unsettledStatuses } from '#contract/RM/problem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import { RecordCount } from '#src/kit/figure/RecordCount.tsx'
import { statusColors } from './colors.ts'

/** What retail management adds to the dashboard: figures and bars. */
export const problemCards = (area: 'RM' | 'RMHK') => {
  const label = (name: string) => `${area}.card.${name}`
  return {
    OpenProblems: () => (
      <RecordCount
        contract={tourProblem}
        label={useTranslate()(label('open'))}
        cond={{ status: unsettledStatuses }}
      />
    ),
    OverdueProblems: () => (
      <RecordCount
        contract={tourProblem}
        label={useTranslate()(label('overdue'))}
        cond={{ is_overdue: true }}
      />
    ),
    ProblemBars: () => <ProblemBars title={label('bars')} query={{ dimension: 'month' }} />,
    SiteProblems: () => <ProblemBars title={label('sites')} query={{ dimension: 'site', site: 'ALL' }} />,
  }
}

const halfYear = 183 * 86_400

interface BarsProps {
  readonly title: string
  readonly query: { readonly dimension: 'month' | 'site'; readonly site?: 'ALL' }
}

/** The problems of half a year by state. */
function ProblemBars({ title, query }: BarsProps) {
  const translate = useTranslate()
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const { data, isPending, error, retry } = useCall(
    tourProblemStatisticsBar,
    { query: { from: now - halfYear, to: now, stack: 'status', ...query } },
    { refreshOn: [tourProblem] },
  )
  const categories = data?.categories ?? []
  return (
    <Chart
      kind="bars"
      title={translate(title)}
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
