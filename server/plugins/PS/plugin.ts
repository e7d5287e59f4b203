import { params } from '#contract/PS/params.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** Performance and sales. */
export default defineServerPlugin({
  id: 'PS',
  codes: ['perf', 'sales'],
  permissions,
  menu,
  params,
  paramTexts,
})
