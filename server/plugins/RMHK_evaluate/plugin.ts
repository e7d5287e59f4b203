import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { tagStores, tagStoresUpdate } from '#contract/RMHK_evaluate/storeScoreTag.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** Daily scoring at Hong Kong sites. */
export default defineServerPlugin({
  id: 'RMHK_evaluate',
  codes: 'scoringhk',
  permissions,
  menu,
  resources: [dailyScoreTag],
  waiting: [tagStores, tagStoresUpdate],
})
