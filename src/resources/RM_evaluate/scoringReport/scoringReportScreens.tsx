import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { statusColors } from './colors.ts'
import { ReportButtons } from './ReportButtons.tsx'
import { ReportItems } from './ReportItems.tsx'
import { ReportList } from './ReportList.tsx'

/** The reports of scores: list and page. */
export const reportScreens = resourceScreens(scoringReport, {
  status: 'status',
  looks: { status: { statusColors } },
  list: ReportList,
  facts: ['store_id', 'stat_time', 'scorer_id', 'total_score'],
  buttons: ReportButtons,
  sections: [ReportItems],
  aside: [
    {
      title: 'RM_evaluate.scoring.course',
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
