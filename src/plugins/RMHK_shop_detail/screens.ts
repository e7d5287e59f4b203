import { shopScoreCards } from '#src/resources/shopScore/ScoreCards.tsx'
import { shopScores } from '#src/resources/shopScore/ShopScores.tsx'
import { shopPage } from '#src/resources/shop/ShopPage.tsx'

// The screens of the area, which are one chunk.
export const ShopPage = shopPage('RMHK_shop_detail.shop')
export const ShopScores = shopScores('RMHK_shop_detail.scores')
export const ShopScoreCards = shopScoreCards('RMHK_shop_detail.scores')
