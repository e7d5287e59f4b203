import { definePlugin } from '#src/kit/definePlugin.ts'
import { tourParts } from '#src/resources/tourArea/parts.ts'
import words from './words.ts'

const load = {
  lists: () => import('./screens.ts'),
  pages: () => import('./pages.ts'),
  storeCode: async () => (await import('./StoreCode.tsx')).StoreCode,
}
const { resources, pages, extensions } = tourParts('RM', load)

/** Retail management: what touring staff find in the shops. */
export default definePlugin({
  id: 'RM',
  api: 1,
  title: { zh_CN: '零售管理', zh_TW: '零售管理', en_US: 'Retail management' },
  availableAt: { outside: 'HK' },
  resources: [...resources],
  pages,
  extensions,
  messages: words,
})
