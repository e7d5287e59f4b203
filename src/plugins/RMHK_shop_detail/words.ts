import { helpTexts } from '#contract/RM_shop_detail/help.words.ts'
import { shopTexts } from '#contract/RM_shop_detail/shop.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf({}, { 'RMHK_shop_detail.help': helpTexts, 'RMHK_shop_detail.shop': shopTexts })
