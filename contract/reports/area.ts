import type { Area } from '#contract/area.ts'
import { permissionNames, text } from '#contract/localText.ts'
import { reportExport } from './reportExport.ts'
import { reportExportWords } from './reportExport.words.ts'
import { reportSchedule } from './reportSchedule.ts'
import { reportScheduleWords } from './reportSchedule.words.ts'

export const title = text('报表', '報表', 'Reports')

export const permissions = permissionNames(title, {
  'report.view': text('查看', '檢視', 'view'),
  'report.tenant_sale.export': text('租户销售·导出', '租戶銷售·匯出', 'Tenant sales: export'),
})

// oxfmt-ignore
const menu = [
  { uri: '/reports', title: text('报表', '報表', 'Reports'), icon: 'assessment', order: 100, can: 'report.view' },
  { uri: '/reports/center', parent: '/reports', title: text('报表中心', '報表中心', 'Report centre'), icon: 'folder_open', order: 10010, can: 'report.view' },
  { uri: '/reports/history', parent: '/reports', title: text('导出记录', '匯出記錄', 'Recent exports'), icon: 'history', order: 10020, can: 'report.view' },
] as const satisfies Area['menu']

/** Reports of all areas, and what was exported. */
export const area = {
  id: 'reports',
  title,
  codes: 'report',
  permissions,
  menu,
  nouns: { history: reportExport, schedule: reportSchedule },
  words: [reportExportWords, reportScheduleWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
