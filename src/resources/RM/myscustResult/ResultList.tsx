import { myscustResult } from '#contract/RM/myscustResult.ts'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { ProblemTools } from '#src/resources/RM/myscustProblem/ProblemTools.tsx'
import { resultColors } from './colors.ts'
import { PeriodSelect } from './PeriodSelect.tsx'

/** What mystery customers found. */
export const MysteryResultList = listOf(myscustResult, {
  looks: { status: { statusColors: resultColors } },
  columns: [
    { source: 'title', width: 150, sortable: false },
    { source: 'store_id', width: 110, grows: true },
    { source: 'period', width: 90 },
    { source: 'round', width: 80, hidden: true },
    { source: 'visit_at', width: 140 },
    { source: 'score', width: 90 },
    { source: 'pass', width: 80 },
    { source: 'status', width: 110 },
    { source: 'shopper_code', width: 120, hidden: true },
    { source: 'agency_id', width: 130, hidden: true },
    { source: 'published_at', width: 140, hidden: true },
  ],
  filters: ['pass', 'store_id'],
  more: ['round', 'score', 'visit_at', 'published_at', 'agency_id', 'shopper_code'],
  sort: { field: 'visit_at', order: 'DESC' },
  page: {
    above: (
      <>
        <Counters source="status" statusColors={resultColors} />
        <PeriodSelect />
      </>
    ),
    actions: <ProblemTools />,
    views: [
      { name: 'RM.result.views.to_publish', filter: { $step: 'publish' } },
      { name: 'RM.result.views.to_decide', filter: { $step: 'decide' } },
      { name: 'RM.result.views.failed', filter: { pass: false, status: ['published', 'appealing'] } },
    ],
  },
})
