import type { permissions as codes } from '#contract/RM_shop_detail/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'shop.view': { zh_CN: '店铺详情·查看', zh_TW: '店舖詳情·檢視', en_US: 'Shop detail: view' },
}
