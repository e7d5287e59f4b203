import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/PS', title: { zh_CN: '业绩与销售', zh_TW: '業績與銷售', en_US: 'Performance & sales' }, icon: 'trending_up', order: 70, can: 'perf.view' },
  { uri: '/PS/tenantSale', parent: '/PS', title: { zh_CN: '租户销售', zh_TW: '租戶銷售', en_US: 'Tenant sales' }, icon: 'point_of_sale', order: 7010, can: 'perf.sale.view' },
  { uri: '/PS/performance', parent: '/PS', title: { zh_CN: '零售业绩', zh_TW: '零售業績', en_US: 'Retail performance' }, icon: 'query_stats', order: 7020, can: 'perf.view' },
  { uri: '/PS/performance/calculate', parent: '/PS', title: { zh_CN: '业绩重算', zh_TW: '業績重算', en_US: 'Recalculation' }, icon: 'calculate', order: 7030, can: 'perf.recalculate' },
  { uri: '/PS/ranking', parent: '/PS', title: { zh_CN: '业绩排名', zh_TW: '業績排名', en_US: 'Performance ranking' }, icon: 'leaderboard', order: 7040, can: 'perf.view' },
  { uri: '/PS/salesCategory', parent: '/PS', title: { zh_CN: '销售类别', zh_TW: '銷售類別', en_US: 'Sales categories' }, icon: 'category', order: 7050, can: 'perf.sale_category.edit' },
  { uri: '/PS/fxRate', parent: '/PS', title: { zh_CN: '汇率', zh_TW: '匯率', en_US: 'Exchange rates' }, icon: 'currency_exchange', order: 7060, can: 'perf.fx_rate.edit' },
]
