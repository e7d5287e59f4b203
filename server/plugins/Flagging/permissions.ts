import type { permissions as codes } from '#contract/Flagging/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'flag.view': { zh_CN: '预警·查看', zh_TW: '預警·檢視', en_US: 'Flagging: view' },
  'flag.edit': { zh_CN: '预警·编辑', zh_TW: '預警·編輯', en_US: 'Flagging: edit' },
  'flag.rule.edit': {
    zh_CN: '预警·预警规则·编辑',
    zh_TW: '預警·預警規則·編輯',
    en_US: 'Flagging: Flag rules: edit',
  },
}
