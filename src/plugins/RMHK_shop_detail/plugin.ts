import { helpTexts } from '#contract/RM_shop_detail/help.words.ts'
import { shopTexts } from '#contract/RM_shop_detail/shop.words.ts'
import { area } from '#contract/RMHK_shop_detail/area.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { mount } from '#src/kit/base/plugin/mount.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { shopParts } from '#src/resources/RM_shop_detail/shop/parts.ts'

/** The page of a shop in Hong Kong: the same page, with the tabs of the areas that run there. */
export default definePlugin({
  area,
  ...mount(shopParts, { of: 'RM_shop_detail', as: 'RMHK_shop_detail' }),
  messages: messagesOf(nounWords(area), { RMHK_shop_detail: { help: helpTexts, shop: shopTexts } }),
})
