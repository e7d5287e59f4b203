import { area } from '#contract/Flagging/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { evidenceRoute } from './flags/evidenceRoute.ts'
import { flagHooks } from './flags/flagHooks.ts'
import { reports } from './reports.ts'
import { nightly } from './regen/nightly.ts'
import { regenRoute } from './regen/regenRoute.ts'
import { todos } from './todos.ts'

/** The watch list of tenants. */
export default defineServerPlugin({
  ...area,
  setup: { needs: ['leasing.leases'] },
  reports,
  hooks: { flag: flagHooks },
  routes: [regenRoute, evidenceRoute],
  jobs: [nightly],
  todos,
})
