import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export default defineServerPlugin({
  id: 'System',
  codes: 'system',
  permissions,
  menu,
})
