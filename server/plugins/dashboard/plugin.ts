import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from '#contract/dashboard/permissions.ts'

/** The first screen, and an overview of the group. */
export default defineServerPlugin({
  id: 'dashboard',
  permissions,
  menu,
})
