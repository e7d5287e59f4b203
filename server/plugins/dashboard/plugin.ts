import { area } from '#contract/dashboard/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** The first screen, and an overview of the group. */
export default defineServerPlugin({
  ...area,
  setup: { needs: ['common.sites', 'leasing.leases'] },
})
