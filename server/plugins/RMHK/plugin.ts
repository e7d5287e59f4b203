import { area } from '#contract/RMHK/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** Retail management of the Hong Kong sites. Appeals are decided with the mainland permission. */
export default defineServerPlugin({
  ...area,
  setup: { needs: ['brandDB.units', 'System.people', 'common.assignments'] },
})
