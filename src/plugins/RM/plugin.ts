import { area } from '#contract/RM/area.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { tourParts } from '#src/resources/RM/tourArea/parts.ts'
import words from './words.ts'

const load = {
  lists: () => import('./screens.ts'),
  pages: () => import('./pages.ts'),
  storeCode: async () => (await import('./StoreCode.tsx')).StoreCode,
}
const { resources, pages, extensions } = tourParts('RM', load)

/** Retail management: what touring staff find in the shops. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  availableAt: area.availableAt,
  resources: [...resources],
  pages,
  extensions,
  messages: words,
})
