import type { permissions as codes } from '#contract/DP/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'dp.view': { zh_CN: 'D·Park 工作区·查看', zh_TW: 'D·Park 工作區·檢視', en_US: 'D-Park workspace: view' },
}
