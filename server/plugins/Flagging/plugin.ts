import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** The watch list of tenants. */
export default defineServerPlugin({
  id: 'Flagging',
  codes: 'flag',
  permissions,
  menu,
})
