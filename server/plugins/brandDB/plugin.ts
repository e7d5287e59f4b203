import { params } from '#contract/brandDB/params.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** Brands and their approval, companies, contacts, stores and floors, dictionaries. */
export default defineServerPlugin({
  id: 'brandDB',
  codes: ['branddb', 'brand'],
  permissions,
  menu,
  params,
  paramTexts,
})
