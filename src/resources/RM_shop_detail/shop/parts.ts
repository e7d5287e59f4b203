import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'

const screen = screensOf(() => import('./ShopPage.tsx'))

/** The page of a shop, by the names of the mainland. */
export const shopParts = {
  pages: [page('/RM_shop_detail/:store_id', screen('ShopPage'), 'shop.view', { shows: 'store' })],
}
