import type { permissions as codes } from '#contract/Iframe/permissions.ts'
import { text, type LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'iframe.view': text('外部页面·查看', '外部頁面·檢視', 'External pages: view'),
}
