import type { permissions as codes } from '#contract/dashboard/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'dashboard.view': { zh_CN: '工作台·查看', zh_TW: '工作台·檢視', en_US: 'Dashboard: view' },
  'dashboard.group': {
    zh_CN: '工作台·集团总览',
    zh_TW: '工作台·集團總覽',
    en_US: 'Dashboard: group overview',
  },
}
