import { shopPage } from '#src/resources/shop/ShopPage.tsx'

// The screens of the area, which are one chunk.
export const ShopPage = shopPage('RMHK_shop_detail.shop')
