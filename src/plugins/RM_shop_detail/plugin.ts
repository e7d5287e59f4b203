import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** The page of a shop, outside Hong Kong. */
export default definePlugin({
  id: 'RM_shop_detail',
  api: 1,
  title: { zh_CN: '店铺详情', zh_TW: '店舖詳情', en_US: 'Shop detail' },
  availableAt: { outside: 'HK' },
  pages: [page('/RM_shop_detail/:store_id', screen('ShopPage'), 'shop.view', { shows: 'store' })],
  messages: words,
})
