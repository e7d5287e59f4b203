import { shopPage } from '#src/resources/RM_shop_detail/shop/ShopPage.tsx'

// The screens of the area, which are one chunk.
export const ShopPage = shopPage('RMHK_shop_detail.shop')
