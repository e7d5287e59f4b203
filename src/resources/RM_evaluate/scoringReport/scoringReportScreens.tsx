import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { statusColors } from './colors.ts'
import { ReportButtons } from './ReportButtons.tsx'
import { ReportItems } from './ReportItems.tsx'
import { reportList } from './ReportList.tsx'
import { ScoringForm } from './ScoringForm.tsx'
import { StartForm } from './StartForm.tsx'
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
    StartForm: () => <StartForm area={area} texts={texts} />,
  }
}

const reportScreens = (area: ScoringArea, texts: string) =>
  resourceScreens(scoringReport, {
    status: 'status',
    looks: { status: { statusColors } },
    list: reportList(texts),
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
