import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'
import { publicParam, textsParam, type ParamValues, withText } from '#contract/paramDefinition.ts'

export const title = text('外部页面', '外部頁面', 'External pages')

export const permissions = {
  'iframe.view': text('外部页面·查看', '外部頁面·檢視', 'External pages: view'),
}

export const params = {
  'iframe.allowed_hosts': withText(
    publicParam(textsParam(['localhost'], 'frame_host')),
    text(
      '可在框架页打开的主机',
      '可在框架頁開啟的主機',
      'Hosts whose pages can be opened inside the console',
    ),
  ),
} as const

/** External pages inside the console. */
export const area = {
  id: 'Iframe',
  title,
  codes: 'iframe',
  permissions,
  params,
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
