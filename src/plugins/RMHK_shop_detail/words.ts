import { shopScoreTexts } from '#contract/RM_evaluate/shopScores.words.ts'
import { shopTexts } from '#contract/RM_shop_detail/shop.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {},
  { 'RMHK_shop_detail.shop': shopTexts, 'RMHK_shop_detail.scores': shopScoreTexts },
)
