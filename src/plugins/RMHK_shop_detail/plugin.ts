import { area } from '#contract/RMHK_shop_detail/area.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** The page of a shop in Hong Kong: the same page, with the tabs of the areas that run there. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  availableAt: area.availableAt,
  pages: [page('/RMHK_shop_detail/:store_id', screen('ShopPage'), 'shop.view', { shows: 'store' })],
  messages: words,
})
