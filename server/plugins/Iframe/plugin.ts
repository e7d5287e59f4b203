import { params } from '#contract/Iframe/params.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** External pages inside the console. */
export default defineServerPlugin({
  id: 'Iframe',
  codes: 'iframe',
  permissions,
  params,
  paramTexts,
})
