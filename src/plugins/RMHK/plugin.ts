import { area } from '#contract/RMHK/area.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { tourParts } from '#src/resources/RM/tourArea/parts.ts'
import words from './words.ts'

const load = {
  lists: () => import('./screens.ts'),
  pages: () => import('./pages.ts'),
  storeCode: async () => (await import('./StoreCode.tsx')).StoreCode,
}
const screen = screensOf(load.pages)
const { resources, pages, extensions } = tourParts('RMHK', load)

/** Retail management in Hong Kong: the screens of the mainland area, with Hong Kong's permissions and menu. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  availableAt: area.availableAt,
  resources: [...resources],
  pages: [page('/RMHK/myscust', screen('MysteryCustomer'), myscustResult.can.view), ...pages],
  extensions,
  messages: words,
})
