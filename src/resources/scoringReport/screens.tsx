import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { formatNumber, noValue } from '#src/kit/field/formatNumber.ts'
import { Counters } from '#src/kit/list/Counters.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { statusColors } from './colors.ts'
import { ConfirmDays } from './ConfirmDays.tsx'
import { ConfirmReports } from './ConfirmReports.tsx'
import { ExplainedScore } from './ExplainedScore.tsx'
import { ReportButtons } from './ReportButtons.tsx'
import { ReportItems } from './ReportItems.tsx'
import { ScoringForm } from './ScoringForm.tsx'
import { ShopLabel } from './ShopLabel.tsx'
import { TodayShops } from './TodayShops.tsx'

/** An area of scoring: mainland or Hong Kong. */
export type ScoringArea = 'RM_evaluate' | 'RMHK_evaluate'

/** The reports of scores: list and page, today's shops, and the form. Both areas of scoring mount them. */
export const scoringScreens = (area: ScoringArea) => {
  const texts = `${area}.scoring`
  return {
    reportScreens: reportScreens(area, texts),
    TodayShops: () => <TodayShops area={area} texts={texts} />,
    ScoringForm: () => <ScoringForm area={area} texts={texts} />,
  }
}

const reportScreens = (area: ScoringArea, texts: string) =>
  resourceScreens(scoringReport, {
    status: 'status',
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
        render: ({ _id, total_score }) =>
          total_score === null ? (
            noValue
          ) : (
            <ExplainedScore reportId={_id}>{formatNumber(total_score)}</ExplainedScore>
          ),
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
          <ConfirmDays texts={`${texts}.confirm`} />
          <Counters source="status" statusColors={statusColors} />
        </>
      ),
      bulk: <ConfirmReports texts={`${texts}.confirm`} />,
    },
    facts: ['store_id', 'stat_time', 'scorer_id', 'total_score'],
    buttons: () => <ReportButtons area={area} texts={texts} />,
    sections: [() => <ReportItems texts={texts} />],
    aside: [
      {
        title: `${texts}.course`,
        fields: [
          'submitted_at',
          'confirmed_by',
          'confirmed_at',
          'returned_reason',
          'critical_failed',
          'source',
        ],
      },
    ],
  })
