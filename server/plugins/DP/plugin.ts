import { area } from '#contract/DP/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** The workspace of D-Park. */
export default defineServerPlugin({
  ...area,
  setup: { needs: ['leasing.leases'] },
})
