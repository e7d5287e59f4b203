import type { permissions as codes } from '#contract/RMHK_evaluate/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'scoringhk.view': {
    zh_CN: '香港店铺评分·查看',
    zh_TW: '香港店舖評分·檢視',
    en_US: 'HK shop scoring: view',
  },
  'scoringhk.edit': {
    zh_CN: '香港店铺评分·编辑',
    zh_TW: '香港店舖評分·編輯',
    en_US: 'HK shop scoring: edit',
  },
  'scoringhk.tag.edit': {
    zh_CN: '香港店铺评分·评分标签·编辑',
    zh_TW: '香港店舖評分·評分標籤·編輯',
    en_US: 'HK shop scoring: Score tags: edit',
  },
}
