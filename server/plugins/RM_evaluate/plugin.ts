import { area } from '#contract/RM_evaluate/area.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { countBy } from '#server/engine/counters.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { rankingsRoute } from './download/download.ts'
import { itemHooks } from './items/itemHooks.ts'
import { itemSetHooks } from './items/itemSetHooks.ts'
import { createRoute } from './reports/create.ts'
import { explanationRoute } from './reports/explanation.ts'
import { readRoute } from './reports/read.ts'
import { removeRoute } from './reports/remove.ts'
import { updateRoute } from './reports/update.ts'
import { changesRoute } from './results/changes.ts'
import { confirmRoute } from './results/confirm.ts'
import { recoverRoute } from './results/recover.ts'
import { regenRoute } from './results/regen.ts'
import { scoringResultHooks } from './scoringResult.ts'
import { gzAverageRoute } from './shops/gzAverage.ts'
import { itemHistoryRoute } from './shops/itemHistory.ts'
import { itemRankingRoute } from './shops/itemRanking.ts'
import { latestResultRoute, latestResultsRoute } from './shops/latestResult.ts'
import { resultDataRoute } from './shops/resultData.ts'
import { reports } from './reports.ts'
import { resultStoresRoute } from './shops/resultStores.ts'
import { namesOfShop } from './shops/shopNames.ts'
import { statTimesRoute } from './shops/statTimes.ts'
import { storesTodayRoute } from './shops/storesToday.ts'
import { todos } from './todos.ts'
import { templateRoute } from './upload/template.ts'
import { uploadScoresRoute } from './upload/upload.ts'
import { noticeKinds, notices } from './notices.ts'
import { scoringSetup } from './setup.ts'

/** Daily scoring. Confirming, regenerating and recovering need these permissions at Hong Kong sites too. */
export default defineServerPlugin({
  ...area,
  notices,
  noticeKinds,
  setup: scoringSetup,
  todos,
  reports,
  resources: [scoreItem, scoringResultVersion],
  hooks: {
    score_item: itemHooks,
    score_item_set: itemSetHooks,
    scoring_report: { totals: countBy('status'), derived: namesOfShop('scoring_report') },
    scoring_result: scoringResultHooks,
  },
  routes: [
    changesRoute,
    explanationRoute,
    confirmRoute,
    createRoute,
    gzAverageRoute,
    itemHistoryRoute,
    itemRankingRoute,
    latestResultRoute,
    latestResultsRoute,
    rankingsRoute,
    readRoute,
    recoverRoute,
    regenRoute,
    removeRoute,
    resultDataRoute,
    resultStoresRoute,
    statTimesRoute,
    storesTodayRoute,
    templateRoute,
    updateRoute,
    uploadScoresRoute,
  ],
})
