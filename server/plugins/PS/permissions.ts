import type { permissions as codes } from '#contract/PS/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'perf.view': { zh_CN: '业绩与销售·查看', zh_TW: '業績與銷售·檢視', en_US: 'Performance & sales: view' },
  'perf.recalculate': {
    zh_CN: '业绩与销售·重算',
    zh_TW: '業績與銷售·重算',
    en_US: 'Performance & sales: recalculate',
  },
  'perf.unlock': {
    zh_CN: '业绩与销售·锁定与解锁月份',
    zh_TW: '業績與銷售·鎖定與解鎖月份',
    en_US: 'Performance & sales: lock and unlock months',
  },
  'perf.sale.view': {
    zh_CN: '业绩与销售·租户销售·查看',
    zh_TW: '業績與銷售·租戶銷售·檢視',
    en_US: 'Performance & sales: Tenant sales: view',
  },
  'perf.sale.edit': {
    zh_CN: '业绩与销售·租户销售·编辑',
    zh_TW: '業績與銷售·租戶銷售·編輯',
    en_US: 'Performance & sales: Tenant sales: edit',
  },
  'perf.sale.import': {
    zh_CN: '业绩与销售·租户销售·导入',
    zh_TW: '業績與銷售·租戶銷售·匯入',
    en_US: 'Performance & sales: Tenant sales: import',
  },
  'perf.sale_category.edit': {
    zh_CN: '业绩与销售·销售类别·编辑',
    zh_TW: '業績與銷售·銷售類別·編輯',
    en_US: 'Performance & sales: Sales categories: edit',
  },
}
