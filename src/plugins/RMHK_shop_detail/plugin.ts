import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** The page of a shop in Hong Kong: the same page, with the tabs of the areas that run there. */
export default definePlugin({
  id: 'RMHK_shop_detail',
  api: 1,
  title: { zh_CN: '香港店铺详情', zh_TW: '香港店舖詳情', en_US: 'HK shop detail' },
  availableAt: { region: 'HK' },
  pages: [page('/RMHK_shop_detail/:store_id', screen('ShopPage'), 'shop.view', { shows: 'store' })],
  messages: words,
})
