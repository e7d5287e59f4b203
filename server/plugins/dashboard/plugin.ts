import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** What somebody sees first, and the group at a glance. */
export default defineServerPlugin({
  id: 'dashboard',
  permissions,
  menu,
})
