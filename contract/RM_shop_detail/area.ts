import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'

export const title = text('店铺详情', '店舖詳情', 'Shop detail')

export const permissions = {
  'shop.view': text('店铺详情·查看', '店舖詳情·檢視', 'Shop detail: view'),
}

/** The page of a shop. */
export const area = {
  id: 'RM_shop_detail',
  title,
  codes: 'shop',
  availableAt: { outside: 'HK' },
  permissions,
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
