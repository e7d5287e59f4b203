import { text, type LocalText } from '#contract/localText.ts'
import type { PerformanceFigureName } from './performanceFigures.ts'

/** How a figure is computed: in words, and from which other figures. */
export interface PerformanceFormula {
  readonly formula: LocalText
  readonly inputs: readonly PerformanceFigureName[]
}

const noOthers = { inputs: [] } as const

/** The formula of each figure (domain reference D.1). Of a total, each input is a sum. */
export const performanceFormulas: Readonly<Record<PerformanceFigureName, PerformanceFormula>> = {
  area_avg: {
    formula: text(
      '每天占用的面积之和 ÷ 天数',
      '每日佔用面積之和 ÷ 日數',
      'Sum of the area held on each day / days',
    ),
    ...noOthers,
  },
  sales: {
    formula: text(
      '已申报销售额之和，不含作废；日报完整时以日报为准，否则取月报',
      '已申報銷售額之和，作廢除外；每日申報完整時以其為準，否則取每月申報',
      'Sum of the sales reported, without void ones. Daily reports count if they are complete, otherwise the monthly report',
    ),
    inputs: ['trading_days', 'reported_days', 'coverage'],
  },
  mom: {
    formula: text('销售额 ÷ 上月销售额 − 1', '銷售額 ÷ 上月銷售額 − 1', 'Sales / sales last month − 1'),
    inputs: ['sales', 'sales_prev_month'],
  },
  yoy: {
    formula: text(
      '销售额 ÷ 去年同期销售额 − 1',
      '銷售額 ÷ 去年同期銷售額 − 1',
      'Sales / sales a year before − 1',
    ),
    inputs: ['sales', 'sales_last_year'],
  },
  sales_density: {
    formula: text('销售额 ÷ 平均面积', '銷售額 ÷ 平均面積', 'Sales / average area'),
    inputs: ['sales', 'area_avg'],
  },
  total_rent: {
    formula: text('基本租金 + 提成租金', '基本租金 + 分成租金', 'Base rent + turnover rent'),
    inputs: ['base_rent', 'turnover_rent'],
  },
  occupancy_cost: {
    formula: text(
      '租金合计 + 物业管理费 + 推广费 + 其他费用',
      '租金合計 + 管理費 + 推廣費 + 其他費用',
      'Total rent + management fee + promotion fee + other charges',
    ),
    inputs: ['total_rent', 'mgmt_fee', 'promo_fee', 'other_charge'],
  },
  ocr: {
    formula: text('租售成本 ÷ 销售额', '租用成本 ÷ 銷售額', 'Occupancy cost / sales'),
    inputs: ['occupancy_cost', 'sales'],
  },
  rank_site: {
    formula: text(
      '按销售额从高到低；相同者名次相同，其后跳过',
      '按銷售額由高至低；相同者名次相同，其後跳過',
      'By sales, highest first. Equal sales share a rank, and the next rank is skipped',
    ),
    inputs: ['sales', 'coverage'],
  },
  sales_net: {
    formula: text('销售额 ÷ (1 + 税率)', '銷售額 ÷ (1 + 稅率)', 'Sales / (1 + tax rate)'),
    inputs: ['sales'],
  },
  transactions: {
    formula: text('已申报的交易笔数', '已申報的交易宗數', 'Receipts as reported'),
    ...noOthers,
  },
  avg_ticket: {
    formula: text('销售额 ÷ 交易笔数', '銷售額 ÷ 交易宗數', 'Sales / receipts'),
    inputs: ['sales', 'transactions'],
  },
  base_rent: {
    formula: text(
      '租约各阶段的月租 × 当月天数占比，免租期除外；已出账的以账单为准',
      '租約各階段的月租 × 當月日數比例，免租期除外；已發單者以帳單為準',
      'Monthly rent of each step of the lease × its share of the days, without rent-free days. A billed amount replaces it',
    ),
    ...noOthers,
  },
  turnover_rent: {
    formula: text(
      '按租约的租金模式与分级由销售额计算；已出账的以账单为准',
      '按租約的租金模式及分級由銷售額計算；已發單者以帳單為準',
      'From sales, by the rent model and the tiers of the lease. A billed amount replaces it',
    ),
    inputs: ['sales', 'base_rent'],
  },
  mgmt_fee: {
    formula: text(
      '租约中每平米管理费 × 面积；已出账的以账单为准',
      '租約中每平方米管理費 × 面積；已發單者以帳單為準',
      'Fee per m² of the lease × area. A billed amount replaces it',
    ),
    inputs: ['area_avg'],
  },
  promo_fee: {
    formula: text(
      '租约中每平米推广费 × 面积；已出账的以账单为准',
      '租約中每平方米推廣費 × 面積；已發單者以帳單為準',
      'Fee per m² of the lease × area. A billed amount replaces it',
    ),
    inputs: ['area_avg'],
  },
  other_charge: {
    formula: text('已出账的其他费用', '已發單的其他費用', 'Other charges as billed'),
    ...noOthers,
  },
  rent_ratio: {
    formula: text('租金合计 ÷ 销售额', '租金合計 ÷ 銷售額', 'Total rent / sales'),
    inputs: ['total_rent', 'sales'],
  },
  rent_density_day: {
    formula: text(
      '租金合计 ÷ 平均面积 ÷ 天数',
      '租金合計 ÷ 平均面積 ÷ 日數',
      'Total rent / average area / days',
    ),
    inputs: ['total_rent', 'area_avg'],
  },
  sales_prev_month: {
    formula: text('上月的销售额', '上月的銷售額', 'Sales of the month before'),
    ...noOthers,
  },
  sales_last_year: {
    formula: text('去年相同月份的销售额', '去年相同月份的銷售額', 'Sales of the same months a year before'),
    ...noOthers,
  },
  ytd_sales: {
    formula: text('自 1 月起的销售额之和', '自 1 月起的銷售額之和', 'Sum of sales since January'),
    ...noOthers,
  },
  mat_sales: {
    formula: text(
      '截至该月 12 个月的销售额之和',
      '截至該月 12 個月的銷售額之和',
      'Sum of the sales of 12 months',
    ),
    ...noOthers,
  },
  trading_days: {
    formula: text(
      '开业日至撤场日之间、属于该月的天数',
      '開業日至遷出日之間、屬該月的日數',
      'Days between opening and exit',
    ),
    ...noOthers,
  },
  reported_days: {
    formula: text('营业日中有销售申报的天数', '營業日中有銷售申報的日數', 'Trading days with a sales report'),
    ...noOthers,
  },
  coverage: {
    formula: text('已报天数 ÷ 营业天数', '已申報日數 ÷ 營業日數', 'Days reported / trading days'),
    inputs: ['reported_days', 'trading_days'],
  },
  rank_category: {
    formula: text(
      '同一类别内按销售额排名',
      '同一類別內按銷售額排名',
      'By sales among tenancies of the category',
    ),
    inputs: ['sales'],
  },
  rank_prev: {
    formula: text('上月的全场排名', '上月的全場排名', 'Rank at the site last month'),
    ...noOthers,
  },
}
