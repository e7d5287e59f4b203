import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { statusColors } from './colors.ts'
import { ConfirmDays } from './ConfirmDays.tsx'
import { ConfirmReports } from './ConfirmReports.tsx'
import { ExplainedScore } from './ExplainedScore.tsx'
import { ShopLabel } from './ShopLabel.tsx'

/** The reports of scores, the latest first. */
export const ReportList = listOf(scoringReport, {
  looks: { status: { statusColors } },
  columns: [
    {
      source: 'name',
      width: 180,
      grows: true,
      sortable: false,
      render: (record) => <ShopLabel record={record} />,
    },
    { source: 'stat_time', width: 120 },
    { source: 'status', width: 110 },
    {
      source: 'total_score',
      width: 100,
      render: ({ _id, total_score }, shown) =>
        total_score === null ? shown : <ExplainedScore reportId={_id}>{shown}</ExplainedScore>,
    },
    { source: 'critical_failed', width: 120, hidden: true },
    { source: 'scorer_id', width: 120 },
    { source: 'confirmed_by', width: 120 },
    { source: 'submitted_at', width: 140, hidden: true },
    { source: 'source', width: 110, hidden: true },
  ],
  filters: ['stat_time', 'scorer_id'],
  more: ['store_id', 'status', 'total_score', 'critical_failed', 'source'],
  sort: { field: 'stat_time', order: 'DESC' },
  selects: 'scoring.confirm',
  page: {
    above: (
      <>
        <ConfirmDays />
        <Counters source="status" statusColors={statusColors} />
      </>
    ),
    bulk: <ConfirmReports />,
  },
})
