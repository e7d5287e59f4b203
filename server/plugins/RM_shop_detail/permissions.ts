import type { permissions as codes } from '#contract/RM_shop_detail/permissions.ts'
import { text, type LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'shop.view': text('店铺详情·查看', '店舖詳情·檢視', 'Shop detail: view'),
}
