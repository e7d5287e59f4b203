import { shopPage } from '#src/resources/shop/ShopPage.tsx'

// The screens of the area, which are one chunk.
export const ShopPage = shopPage('RM_shop_detail.shop')
