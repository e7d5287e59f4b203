import { Navigate, useLocation } from 'react-router-dom'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { formatNumber, noValue } from '#src/kit/field/formatNumber.ts'
import { viewAddress } from '#src/kit/list/viewAddress.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { ExplainedScore, ShopLabel, useScoringDays } from '#src/resources/scoringReport/resource.ts'
import { DayResults, onDay } from './DayResults.tsx'
import { ResultSections } from './ResultSections.tsx'
import { ItemRanking } from './ItemRanking.tsx'

const gradeColors = { A: 'green', B: 'blue', C: 'amber', D: 'red' } as const
const sort = { field: 'rank_site', order: 'ASC' } as const

/** The results of scoring days. Both areas of scoring mount them. */
export function scoringResultScreens(texts: string, sections: string) {
  const screens = resourceScreens(scoringResult, {
    looks: { grade: { statusColors: gradeColors } },
    columns: [
      {
        source: 'name',
        width: 180,
        grows: true,
        sortable: false,
        render: (record) => <ShopLabel record={record} />,
      },
      { source: 'rank_site', width: 100 },
      {
        source: 'score',
        width: 100,
        render: ({ report_id, score, version }) =>
          score === null ? (
            noValue
          ) : (
            <ExplainedScore reportId={report_id} version={version}>
              {formatNumber(score)}
            </ExplainedScore>
          ),
      },
      { source: 'delta', width: 100 },
      { source: 'grade', width: 90 },
      { source: 'rank_category', width: 130 },
      { source: 'floor_id', width: 120 },
      { source: 'category_id', width: 130 },
      { source: 'previous_score', width: 120, hidden: true },
    ],
    filters: ['floor_id', 'category_id', 'grade'],
    more: ['store_id', 'score', 'stat_time'],
    sort,
    page: { above: <DayResults texts={texts} /> },
    facts: ['store_id', 'stat_time', 'score', 'rank_site', 'ranked_total', 'delta', 'site_average'],
    sections: [() => <ResultSections texts={texts} sections={sections} />],
    aside: [
      {
        title: `${texts}.place`,
        fields: ['floor_id', 'category_id', 'rank_category', 'previous_score', 'report_id'],
      },
    ],
  })
  const { list: List } = screens
  return { ...screens, list: () => <OfLastDay>{<List />}</OfLastDay> }
}

/** The ranking of shops on one item. */
export const itemRanking = (texts: string, history: string) => () => (
  <ItemRanking texts={texts} history={history} />
)

/** Opens the list with the last day that has results. */
function OfLastDay({ children }: { readonly children: React.ReactNode }) {
  const { search } = useLocation()
  const { data, error, retry } = useScoringDays({ isWanted: search === '' })
  if (search !== '') return children
  if (!data) return error ? <ErrorState error={error} retry={retry} isPage /> : <RecordSkeleton />
  const last = data.list.find(({ result_set }) => result_set !== null)
  if (!last) return children
  return <Navigate to={{ search: viewAddress({ stat_time: onDay(last.stat_time) }, sort, 25) }} replace />
}
