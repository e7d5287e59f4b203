import type { permissions as codes } from '#contract/PS/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(
  text('业绩与销售', '業績與銷售', 'Performance & sales'),
  {
    'perf.view': text('查看', '檢視', 'view'),
    'perf.recalculate': text('重算', '重算', 'recalculate'),
    'perf.unlock': text('锁定与解锁月份', '鎖定與解鎖月份', 'lock and unlock months'),
    'perf.sale.view': text('租户销售·查看', '租戶銷售·檢視', 'Tenant sales: view'),
    'perf.sale.edit': text('租户销售·编辑', '租戶銷售·編輯', 'Tenant sales: edit'),
    'perf.sale.import': text('租户销售·导入', '租戶銷售·匯入', 'Tenant sales: import'),
    'perf.sale_category.edit': text('销售类别·编辑', '銷售類別·編輯', 'Sales categories: edit'),
    'perf.fx_rate.edit': text('汇率·编辑', '匯率·編輯', 'Exchange rates: edit'),
  },
)
