import { area } from '#contract/RMHK_shop_detail/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** The page of a shop at a Hong Kong site. */
export default defineServerPlugin({
  ...area,
})
