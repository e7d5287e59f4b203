import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'

export const title = text('工作台', '工作台', 'Dashboard')

export const permissions = {
  'dashboard.view': text('工作台·查看', '工作台·檢視', 'Dashboard: view'),
  'dashboard.group': text('工作台·集团总览', '工作台·集團總覽', 'Dashboard: group overview'),
} as const

// oxfmt-ignore
const menu = [
  { uri: '/dashboard', title: text('工作台', '工作台', 'Dashboard'), icon: 'dashboard', order: 20, can: 'dashboard.view' },
  { uri: '/dashboard/home', parent: '/dashboard', title: text('我的工作台', '我的工作台', 'My dashboard'), icon: 'space_dashboard', order: 2010, can: 'dashboard.view' },
  { uri: '/dashboard/group', parent: '/dashboard', title: text('集团总览', '集團總覽', 'Group overview'), icon: 'public', order: 2020, can: 'dashboard.group' },
  { uri: '/todo', parent: '/dashboard', title: text('待办中心', '待辦中心', 'Inbox'), icon: 'list_alt', order: 2030, can: 'dashboard.view' },
] as const satisfies Area['menu']

/** The first screen, and an overview of the group. */
export const area = {
  id: 'dashboard',
  title,
  permissions,
  menu,
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
