import type { permissions as codes } from '#contract/reports/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'report.view': { zh_CN: '报表·查看', zh_TW: '報表·檢視', en_US: 'Reports: view' },
  'report.tenant_sale.export': {
    zh_CN: '报表·租户销售·导出',
    zh_TW: '報表·租戶銷售·匯出',
    en_US: 'Reports: Tenant sales: export',
  },
}
