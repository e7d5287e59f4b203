import { area } from '#contract/Iframe/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** External pages inside the console. */
export default defineServerPlugin({
  ...area,
})
