import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/reports', title: { zh_CN: '报表', zh_TW: '報表', en_US: 'Reports' }, icon: 'assessment', order: 100, can: 'report.view' },
  { uri: '/reports/center', parent: '/reports', title: { zh_CN: '报表中心', zh_TW: '報表中心', en_US: 'Report centre' }, icon: 'folder_open', order: 10010, can: 'report.view' },
  { uri: '/reports/history', parent: '/reports', title: { zh_CN: '导出记录', zh_TW: '匯出記錄', en_US: 'Recent exports' }, icon: 'history', order: 10020, can: 'report.view' },
]
