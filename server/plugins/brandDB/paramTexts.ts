import { text, type LocalText } from '#contract/localText.ts'
import type { params as definitions } from '#contract/brandDB/params.ts'

export const paramTexts: Record<keyof typeof definitions, LocalText> = {
  'brand.audit_levels': text(
    '品牌修改的审批级数',
    '品牌修改的審批級數',
    'How many approvals a change of a brand needs',
  ),
  'brand.mobile_app_url': text(
    '手机版品牌应用的地址，空表示内置页面',
    '手機版品牌應用程式的地址，留空表示內置頁面',
    'The address of the brand app for phones; empty means the page of the console',
  ),
}
