import { problemStatuses } from '#contract/RM/problem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemStatistics, tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { Ranking } from '#src/kit/value/figure/Ranking.tsx'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { StatisticsPage } from '#src/kit/page/statistics/StatisticsPage.tsx'
import { severityColors } from './colors.ts'

/** Void problems are not among the figures, so they are not in the lists that these lead to. */
const counted = problemStatuses.filter((status) => status !== 'void')

/** What the problems of a period amount to, and the shops with the most. */
export const IssueStatistics = () => (
  <StatisticsPage
    texts="RM.issueList.statistics"
    list={useMounted()('RM/tourIssue/issueList')}
    contract={tourProblem}
    date="found_at"
    figures={tourProblemStatistics}
    cards={[
      { name: 'total', filter: { status: counted } },
      { name: 'overdue', filter: { is_overdue: true } },
      { name: 'overdue_rate', unit: 'ratio' },
      { name: 'fix_rate', unit: 'ratio' },
      { name: 'avg_fix_hours' },
      { name: 'median_fix_hours' },
      { name: 'reopen_rate', unit: 'ratio' },
    ]}
    bars={tourProblemStatisticsBar}
    dimensions={{
      floor: 'floor_id',
      category: 'category',
      department: 'department',
      severity: 'severity',
      month: 'found_at',
      site: 'site',
    }}
    stacks={{
      status: {},
      severity: { statusColors: severityColors, filter: { status: counted } },
    }}
    renderMore={({ top_stores }, to) => (
      <Ranking
        title="RM.issueList.statistics.top_stores"
        entries={top_stores.map(({ store_id: id, ...store }) => ({ id, ...store }))}
        to={(id) => to({ store_id: [id], status: counted })}
      />
    )}
  />
)
