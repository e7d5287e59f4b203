import { helpTexts } from '#contract/RM_shop_detail/help.words.ts'
import { shopTexts } from '#contract/RM_shop_detail/shop.words.ts'
import { area } from '#contract/RM_shop_detail/area.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { shopParts } from '#src/resources/RM_shop_detail/shop/parts.ts'

/** The page of a shop, outside Hong Kong. */
export default definePlugin({
  area,
  ...shopParts,
  messages: messagesOf(nounWords(area), { RM_shop_detail: { help: helpTexts, shop: shopTexts } }),
})
