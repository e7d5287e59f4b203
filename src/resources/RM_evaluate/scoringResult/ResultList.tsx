import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { ExplainedScore } from '#src/resources/RM_evaluate/scoringReport/ExplainedScore.tsx'
import { ShopLabel } from '#src/resources/RM_evaluate/scoringReport/ShopLabel.tsx'
import { useScoringDays } from '#src/resources/RM_evaluate/scoringReport/useScoringDays.ts'
import { DayResults, onDay } from './DayResults.tsx'

/** How fields of a result are shown where their kind alone is not enough. */
export const resultLooks: FieldLooks<typeof scoringResult> = {
  grade: { statusColors: { A: 'green', B: 'blue', C: 'amber', D: 'red' } },
}

const sort = { field: 'rank_site', order: 'ASC' } as const

const List = listOf(scoringResult, {
  looks: resultLooks,
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
      render: ({ report_id, score, version }, shown) =>
        score === null ? (
          shown
        ) : (
          <ExplainedScore reportId={report_id} version={version}>
            {shown}
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
  page: { above: <DayResults /> },
})

/** The results of scoring days, at first those of the last day. */
export const ResultList = () => (
  <OfLastDay>
    <List />
  </OfLastDay>
)

/** Opens the list with the last day that has results. */
function OfLastDay({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation()
  const { data, error, retry } = useScoringDays({ isWanted: search === '' })
  if (search !== '') return children
  if (!data) return error ? <ErrorState error={error} retry={retry} isPage /> : <RecordSkeleton />
  const last = data.list.find(({ result_set }) => result_set !== null)
  if (!last) return children
  return <Navigate to={{ search: viewAddress({ stat_time: onDay(last.stat_time) }, sort, 25) }} replace />
}
