import { dailyRankingsDownload } from '#contract/RM_evaluate/scoringRanking.ts'
import { params } from '#contract/RM_evaluate/params.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { dailyScoringUpload } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'
import { createRoute } from './reports/create.ts'
import { readRoute } from './reports/read.ts'
import { removeRoute } from './reports/remove.ts'
import { updateRoute } from './reports/update.ts'
import { confirmRoute } from './results/confirm.ts'
import { recoverRoute } from './results/recover.ts'
import { regenRoute } from './results/regen.ts'
import { scoreItemRows } from './scoreItem.ts'
import { scoringResultHooks } from './scoringResult.ts'
import { gzAverageRoute } from './shops/gzAverage.ts'
import { itemHistoryRoute } from './shops/itemHistory.ts'
import { itemRankingRoute } from './shops/itemRanking.ts'
import { latestResultRoute, latestResultsRoute } from './shops/latestResult.ts'
import { resultDataRoute } from './shops/resultData.ts'
import { resultStoresRoute } from './shops/resultStores.ts'
import { statTimesRoute } from './shops/statTimes.ts'
import { storesTodayRoute } from './shops/storesToday.ts'

/** Daily scoring. Confirming, regenerating and recovering need these permissions at Hong Kong sites too. */
export default defineServerPlugin({
  id: 'RM_evaluate',
  codes: 'scoring',
  permissions,
  menu,
  params,
  paramTexts,
  resources: [scoreItem, scoreItemSet, scoringReport, scoringResult, scoringResultVersion],
  hooks: {
    score_item: { rowFilter: scoreItemRows },
    scoring_result: scoringResultHooks,
  },
  routes: [
    confirmRoute,
    createRoute,
    gzAverageRoute,
    itemHistoryRoute,
    itemRankingRoute,
    latestResultRoute,
    latestResultsRoute,
    readRoute,
    recoverRoute,
    regenRoute,
    removeRoute,
    resultDataRoute,
    resultStoresRoute,
    statTimesRoute,
    storesTodayRoute,
    updateRoute,
  ],
  waiting: [dailyRankingsDownload, dailyScoringUpload],
})
