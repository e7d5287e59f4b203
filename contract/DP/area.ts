import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'

export const title = text('D·Park', 'D·Park', 'D-Park')

export const permissions = {
  'dp.view': text('D·Park 工作区·查看', 'D·Park 工作區·檢視', 'D-Park workspace: view'),
}

// oxfmt-ignore
const menu = [
  { uri: '/DP', title: text('D·Park', 'D·Park', 'D-Park'), icon: 'park', order: 110, can: 'dp.view' },
  { uri: '/DP/home', parent: '/DP', title: text('D·Park 首页', 'D·Park 首頁', 'D-Park home'), icon: 'home', order: 11010, can: 'dp.view' },
  { uri: '/DP/tenants', parent: '/DP', title: text('租户目录', '租戶目錄', 'Tenant directory'), icon: 'menu_book', order: 11020, can: 'dp.view' },
  { uri: '/DP/calendar', parent: '/DP', title: text('日历', '日曆', 'Calendar'), icon: 'calendar_month', order: 11030, can: 'dp.view' },
] as const satisfies Area['menu']

/** The workspace of D-Park. */
export const area = {
  id: 'DP',
  title,
  codes: 'dp',
  availableAt: { sites: ['9'] },
  permissions,
  menu,
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
