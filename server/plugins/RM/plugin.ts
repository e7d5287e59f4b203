import { params } from '#contract/RM/params.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** Retail management of the mainland sites: tours, tour issues, mystery customer. */
export default defineServerPlugin({
  id: 'RM',
  codes: ['rm', 'tour', 'myscust'],
  permissions,
  menu,
  params,
  paramTexts,
})
