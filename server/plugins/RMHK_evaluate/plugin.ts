import { area } from '#contract/RMHK_evaluate/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { replaceTagsRoute } from './tags/replaceTags.ts'
import { tagHooks } from './tags/tagHooks.ts'
import { tagStoresRoute } from './tags/tagStores.ts'

/** Daily scoring at Hong Kong sites. */
export default defineServerPlugin({
  ...area,
  setup: { needs: ['brandDB.units', 'leasing.leases', 'RM_evaluate.items'] },
  hooks: { daily_score_tag: tagHooks },
  routes: [replaceTagsRoute, tagStoresRoute],
})
