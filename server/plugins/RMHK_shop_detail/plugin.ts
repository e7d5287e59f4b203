import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** The page of a shop at a Hong Kong site. */
export default defineServerPlugin({
  id: 'RMHK_shop_detail',
})
