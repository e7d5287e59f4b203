import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { permissions } from './permissions.ts'
import { storeProfileRoute } from './storeProfile.ts'
import { storeShipsRoute } from './storeShips.ts'

/** The page of a shop. */
export default defineServerPlugin({
  id: 'RM_shop_detail',
  codes: 'shop',
  permissions,
  routes: [storeProfileRoute, storeShipsRoute],
})
