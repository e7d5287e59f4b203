import { params } from '#contract/RM_evaluate/params.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** Daily scoring. To confirm, regenerate and recover needs these permissions at Hong Kong sites too. */
export default defineServerPlugin({
  id: 'RM_evaluate',
  codes: 'scoring',
  permissions,
  menu,
  params,
  paramTexts,
})
