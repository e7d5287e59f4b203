import type { Area } from '#contract/area.ts'
import { permissionNames, text } from '#contract/localText.ts'
import { decimalParam, intParam, mapParam, type ParamValues, withText } from '#contract/paramDefinition.ts'
import { billingLine } from './billingLine.ts'
import { billingLineWords } from './billingLine.words.ts'
import { billingRun } from './billingRun.ts'
import { billingRunWords } from './billingRun.words.ts'
import { fxRate } from './fxRate.ts'
import { perfScenario } from './perfScenario.ts'
import { perfScenarioWords } from './perfScenario.words.ts'
import { salesCategory } from './salesCategory.ts'
import { salesCategoryWords } from './salesCategory.words.ts'
import { tenantSale } from './tenantSale.ts'
import { tenantSaleWords } from './tenantSale.words.ts'

export const title = text('业绩与销售', '業績與銷售', 'Performance & sales')

export const permissions = permissionNames(title, {
  'perf.view': text('查看', '檢視', 'view'),
  'perf.recalculate': text('重算', '重算', 'recalculate'),
  'perf.unlock': text('锁定与解锁月份', '鎖定與解鎖月份', 'lock and unlock months'),
  'perf.sale.view': text('租户销售·查看', '租戶銷售·檢視', 'Tenant sales: view'),
  'perf.sale.edit': text('租户销售·编辑', '租戶銷售·編輯', 'Tenant sales: edit'),
  'perf.sale.import': text('租户销售·导入', '租戶銷售·匯入', 'Tenant sales: import'),
  'perf.sale_category.edit': text('销售类别·编辑', '銷售類別·編輯', 'Sales categories: edit'),
  'perf.fx_rate.edit': text('汇率·编辑', '匯率·編輯', 'Exchange rates: edit'),
})

export const params = {
  /** A month with sales on a smaller share of its days is not compared. */
  'perf.min_coverage': withText(
    decimalParam(0.8, 0, 1, 'share'),
    text(
      '参与同比环比所需的最低销售天数比例',
      '參與同比環比所需的最低銷售日數比例',
      'The share of days with sales that a comparison needs',
    ),
  ),
  'perf.max_months': withText(
    intParam(24, 1, 24, 'months'),
    text('一次重算最多包含的月数', '每次重新計算最多包含的月數', 'The most months in one recalculation'),
  ),
  /** The tax rate of sales, by currency. */
  'perf.tax_rate': withText(
    mapParam({ CNY: { sales: 0.13 }, HKD: { sales: 0 } }, 'share'),
    text('各币种销售的税率', '各貨幣銷售的稅率', 'Tax rates of sales, by currency'),
  ),
  'perf.comparable_area_tolerance': withText(
    decimalParam(0.05, 0, 1, 'share'),
    text(
      '可比面积的允许偏差',
      '可比面積的容許偏差',
      'By how much an area can differ and still be comparable',
    ),
  ),
  /** The day of the month by which last month's sales are due. */
  'sales.due_day': withText(
    intParam(3, 1, 28, 'day_of_month'),
    text(
      '每月上报上月销售的截止日',
      '每月上報上月銷售的截止日',
      'The day of the month by which the sales of the month before are due',
    ),
  ),
} as const

// oxfmt-ignore
const menu = [
  { uri: '/PS', title: text('业绩与销售', '業績與銷售', 'Performance & sales'), icon: 'trending_up', order: 70, can: 'perf.view' },
  { uri: '/PS/tenantSale', parent: '/PS', title: text('租户销售', '租戶銷售', 'Tenant sales'), icon: 'point_of_sale', order: 7010, can: 'perf.sale.view' },
  { uri: '/PS/performance', parent: '/PS', title: text('零售业绩', '零售業績', 'Retail performance'), icon: 'query_stats', order: 7020, can: 'perf.view' },
  { uri: '/PS/performance/calculate', parent: '/PS', title: text('业绩重算', '業績重算', 'Recalculation'), icon: 'calculate', order: 7030, can: 'perf.recalculate' },
  { uri: '/PS/ranking', parent: '/PS', title: text('业绩排名', '業績排名', 'Performance ranking'), icon: 'leaderboard', order: 7040, can: 'perf.view' },
  { uri: '/PS/salesCategory', parent: '/PS', title: text('销售类别', '銷售類別', 'Sales categories'), icon: 'category', order: 7050, can: 'perf.sale_category.edit' },
  { uri: '/PS/fxRate', parent: '/PS', title: text('汇率', '匯率', 'Exchange rates'), icon: 'currency_exchange', order: 7060, can: 'perf.fx_rate.edit' },
  { uri: '/PS/billing', parent: '/leasing', title: text('出账', '發單', 'Billing'), icon: 'receipt_long', order: 8035, can: 'leasing.rent.view' },
] as const satisfies Area['menu']

/** Performance and sales. */
export const area = {
  id: 'PS',
  title,
  codes: ['perf', 'sales'],
  permissions,
  params,
  menu,
  nouns: {
    billing: billingRun,
    billLine: billingLine,
    fxRate,
    salesCategory,
    scenario: perfScenario,
    tenantSale,
  },
  words: [billingLineWords, billingRunWords, salesCategoryWords, perfScenarioWords, tenantSaleWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}

declare module '#contract/pluginErrors.ts' {
  interface PluginErrors {
    /** 6101: a rent has changed since the lines of a run were calculated. */
    'perf.billing_outdated': true
    /** 6102: the lines of a run have not been calculated. */
    'perf.billing_not_calculated': true
  }
}
