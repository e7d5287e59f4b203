import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { permissions } from './permissions.ts'

/** The page of a shop. */
export default defineServerPlugin({
  id: 'RM_shop_detail',
  codes: 'shop',
  permissions,
})
