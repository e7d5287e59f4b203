import { flag, flagRegen } from '#contract/Flagging/flag.ts'
import { flagRule } from '#contract/Flagging/flagRule.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** The watch list of tenants. */
export default defineServerPlugin({
  id: 'Flagging',
  codes: 'flag',
  permissions,
  menu,
  resources: [flag, flagRule],
  waiting: [flagRegen],
})
