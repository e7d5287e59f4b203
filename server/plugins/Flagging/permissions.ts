import type { permissions as codes } from '#contract/Flagging/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(text('预警', '預警', 'Flagging'), {
  'flag.view': text('查看', '檢視', 'view'),
  'flag.edit': text('编辑', '編輯', 'edit'),
  'flag.rule.edit': text('预警规则·编辑', '預警規則·編輯', 'Flag rules: edit'),
})
