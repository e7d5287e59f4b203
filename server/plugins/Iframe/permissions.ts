import type { permissions as codes } from '#contract/Iframe/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'iframe.view': { zh_CN: '外部页面·查看', zh_TW: '外部頁面·檢視', en_US: 'External pages: view' },
}
