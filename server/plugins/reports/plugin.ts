import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** Reports, and what was exported. */
export default defineServerPlugin({
  id: 'reports',
  codes: 'report',
  permissions,
  menu,
})
