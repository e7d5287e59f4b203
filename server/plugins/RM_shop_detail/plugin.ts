import { scoringResult } from '#contract/RM_shop_detail/scoringResult.ts'
import { scoringResultRows } from './scoringResult.ts'
import {
  dailyResultData,
  resultStores,
  scoringLatestResult,
  scoringLatestResults,
} from '#contract/RM_shop_detail/shopScores.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { permissions } from './permissions.ts'
import { storeShipsRoute } from './storeShips.ts'

/** The page of a shop. */
export default defineServerPlugin({
  id: 'RM_shop_detail',
  codes: 'shop',
  permissions,
  resources: [scoringResult],
  hooks: { scoring_result: { rowFilter: scoringResultRows } },
  routes: [storeShipsRoute],
  waiting: [dailyResultData, resultStores, scoringLatestResult, scoringLatestResults],
})
