import { text } from '#contract/localText.ts'

/** The first screen and the overview of the group. */
export const permissions = {
  'dashboard.view': text('工作台·查看', '工作台·檢視', 'Dashboard: view'),
  'dashboard.group': text('工作台·集团总览', '工作台·集團總覽', 'Dashboard: group overview'),
} as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
