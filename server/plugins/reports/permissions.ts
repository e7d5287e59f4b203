import type { permissions as codes } from '#contract/reports/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(text('报表', '報表', 'Reports'), {
  'report.view': text('查看', '檢視', 'view'),
  'report.tenant_sale.export': text('租户销售·导出', '租戶銷售·匯出', 'Tenant sales: export'),
})
