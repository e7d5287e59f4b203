import { text, type LocalText } from '#contract/localText.ts'
import type { params as definitions } from '#contract/Iframe/params.ts'

export const paramTexts: Record<keyof typeof definitions, LocalText> = {
  'iframe.allowed_hosts': text(
    '可在框架页打开的主机',
    '可在框架頁開啟的主機',
    'Hosts whose pages can be opened inside the console',
  ),
}
