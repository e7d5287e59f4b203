import { text } from '#contract/localText.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringResultWords } from '#contract/RM_evaluate/scoringResult.words.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'

/** The reports on daily scoring, for all regions. */
export const reports = [
  resourceReport(scoringResult, {
    id: 'RM_evaluate.rankings',
    title: text('每日评分排名', '每日評分排名', 'Daily rankings'),
    does: text(
      '列出期间内每天的名次、评分和变化。',
      '列出期間內每日的名次、評分及變化。',
      'Lists the ranks of each day of a period, with scores and how they changed.',
    ),
    group: text('店铺评分', '店舖評分', 'Shop scoring'),
    can: 'scoring.export',
    columns: [
      'site',
      'stat_time',
      'rank_site',
      'store_id',
      'score',
      'delta',
      'grade',
      'floor_id',
      'category_id',
      'rank_category',
    ],
    filters: ['floor_id', 'category_id', 'grade', 'store_id'],
    period: 'stat_time',
    sort: { stat_time: 1, rank_site: 1 },
    words: scoringResultWords,
  }),
]
