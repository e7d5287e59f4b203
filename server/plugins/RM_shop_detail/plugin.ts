import { area } from '#contract/RM_shop_detail/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { storeProfileRoute } from './storeProfile.ts'
import { storeShipsRoute } from './storeShips.ts'

/** The page of a shop. */
export default defineServerPlugin({
  ...area,
  routes: [storeProfileRoute, storeShipsRoute],
})
