import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** Retail management of the Hong Kong sites. Appeals are decided with the mainland permission. */
export default defineServerPlugin({
  id: 'RMHK',
  codes: 'rmhk',
  permissions,
  menu,
})
