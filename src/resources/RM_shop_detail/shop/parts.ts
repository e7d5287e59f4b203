import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'

/** The page of a shop, in each of the areas that have one. */
export const shopPages = (area: 'RM_shop_detail' | 'RMHK_shop_detail') => {
  const screen = screensOf(
    () => import('./ShopPage.tsx'),
    ({ shopPage }) => ({ ShopPage: shopPage(`${area}.shop`) }),
  )
  return [page(`/${area}/:store_id`, screen('ShopPage'), 'shop.view', { shows: 'store' })]
}
