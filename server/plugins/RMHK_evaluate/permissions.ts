import type { permissions as codes } from '#contract/RMHK_evaluate/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(
  text('香港店铺评分', '香港店舖評分', 'HK shop scoring'),
  {
    'scoringhk.view': text('查看', '檢視', 'view'),
    'scoringhk.edit': text('编辑', '編輯', 'edit'),
    'scoringhk.tag.edit': text('评分标签·编辑', '評分標籤·編輯', 'Score tags: edit'),
  },
)
