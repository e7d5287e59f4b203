import type { permissions as codes } from '#contract/DP/permissions.ts'
import { text, type LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'dp.view': text('D·Park 工作区·查看', 'D·Park 工作區·檢視', 'D-Park workspace: view'),
}
