import {
  dailyScoring,
  dailyScoringCreate,
  dailyScoringRemove,
  dailyScoringUpdate,
} from '#contract/RM_evaluate/dailyScoring.ts'
import { params } from '#contract/RM_evaluate/params.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import {
  dailyScoringConfirm,
  dailyScoringUpload,
  dailyStatTimes,
  dailyStores,
} from '#contract/RM_evaluate/scoringDay.ts'
import {
  dailyItemHistory,
  dailyItemRanking,
  dailyRankingsDownload,
  gzAverage,
} from '#contract/RM_evaluate/scoringRanking.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { dailyScoringRecover, dailyScoringRegen } from '#contract/RM_evaluate/scoringVersion.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'
import { scoreItemRows } from './scoreItem.ts'

/** Daily scoring. Confirming, regenerating and recovering need these permissions at Hong Kong sites too. */
export default defineServerPlugin({
  id: 'RM_evaluate',
  codes: 'scoring',
  permissions,
  menu,
  params,
  paramTexts,
  resources: [scoreItem, scoreItemSet, scoringReport],
  hooks: {
    score_item: { rowFilter: scoreItemRows },
  },
  waiting: [
    dailyItemHistory,
    dailyItemRanking,
    dailyRankingsDownload,
    dailyScoring,
    dailyScoringConfirm,
    dailyScoringCreate,
    dailyScoringRecover,
    dailyScoringRegen,
    dailyScoringRemove,
    dailyScoringUpdate,
    dailyScoringUpload,
    dailyStatTimes,
    dailyStores,
    gzAverage,
  ],
})
