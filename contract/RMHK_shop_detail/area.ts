import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'

export const title = text('香港店铺详情', '香港店舖詳情', 'HK shop detail')

/** The page of a shop at a Hong Kong site. */
export const area = {
  id: 'RMHK_shop_detail',
  title,
  availableAt: { region: 'HK' },
} satisfies Area
