import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** The workspace of D-Park. */
export default defineServerPlugin({
  id: 'DP',
  codes: 'dp',
  permissions,
  menu,
})
