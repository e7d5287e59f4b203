import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/dashboard', title: { zh_CN: '工作台', zh_TW: '工作台', en_US: 'Dashboard' }, icon: 'dashboard', order: 20, can: 'dashboard.view' },
  { uri: '/dashboard/home', parent: '/dashboard', title: { zh_CN: '我的工作台', zh_TW: '我的工作台', en_US: 'My dashboard' }, icon: 'space_dashboard', order: 2010, can: 'dashboard.view' },
  { uri: '/dashboard/group', parent: '/dashboard', title: { zh_CN: '集团总览', zh_TW: '集團總覽', en_US: 'Group overview' }, icon: 'public', order: 2020, can: 'dashboard.group' },
  { uri: '/todo', parent: '/dashboard', title: { zh_CN: '待办中心', zh_TW: '待辦中心', en_US: 'Inbox' }, icon: 'list_alt', order: 2030, can: 'dashboard.view' },
]
