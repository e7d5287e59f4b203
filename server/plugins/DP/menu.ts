import type { MenuEntry } from '#server/http/menuEntry.ts'

const dPark = { sites: ['9'] } as const

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/DP', title: { zh_CN: 'D·Park', zh_TW: 'D·Park', en_US: 'D-Park' }, icon: 'park', order: 110, can: 'dp.view', availableAt: dPark },
  { uri: '/DP/home', parent: '/DP', title: { zh_CN: 'D·Park 首页', zh_TW: 'D·Park 首頁', en_US: 'D-Park home' }, icon: 'home', order: 11010, can: 'dp.view', availableAt: dPark },
  { uri: '/DP/tenants', parent: '/DP', title: { zh_CN: '租户目录', zh_TW: '租戶目錄', en_US: 'Tenant directory' }, icon: 'menu_book', order: 11020, can: 'dp.view', availableAt: dPark },
  { uri: '/DP/calendar', parent: '/DP', title: { zh_CN: '日历', zh_TW: '日曆', en_US: 'Calendar' }, icon: 'calendar_month', order: 11030, can: 'dp.view', availableAt: dPark },
]
