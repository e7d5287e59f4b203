import { text, type LocalText } from '#contract/localText.ts'

/** What a figure of retail performance is: its name, what it is measured in, and whether only some see it. */
interface PerformanceFigure {
  readonly name: LocalText
  readonly unit: 'money' | 'count' | 'area' | 'ratio'
  /** Only for people who may see rents. */
  readonly isRent?: true
}

/** The figures of retail performance (domain reference D.1), in the order of the table. */
export const performanceFigures = {
  area_avg: { name: text('平均面积', '平均面積', 'Average area'), unit: 'area' },
  sales: { name: text('销售额', '銷售額', 'Sales'), unit: 'money' },
  mom: { name: text('环比', '按月變動', 'vs last month'), unit: 'ratio' },
  yoy: { name: text('同比', '按年變動', 'vs last year'), unit: 'ratio' },
  sales_density: { name: text('坪效（每月）', '每平方米銷售額', 'Sales per m²'), unit: 'money' },
  total_rent: { name: text('租金合计', '租金合計', 'Total rent'), unit: 'money', isRent: true },
  occupancy_cost: { name: text('租售成本', '租用成本', 'Occupancy cost'), unit: 'money', isRent: true },
  ocr: { name: text('租售比', '租售比', 'OCR'), unit: 'ratio', isRent: true },
  rank_site: { name: text('全场排名', '全場排名', 'Rank'), unit: 'count' },
  sales_net: { name: text('不含税销售额', '除稅銷售額', 'Sales without tax'), unit: 'money' },
  transactions: { name: text('交易笔数', '交易宗數', 'Transactions'), unit: 'count' },
  avg_ticket: { name: text('客单价', '平均每單金額', 'Sales per receipt'), unit: 'money' },
  base_rent: { name: text('基本租金', '基本租金', 'Base rent'), unit: 'money', isRent: true },
  turnover_rent: { name: text('提成租金', '分成租金', 'Turnover rent'), unit: 'money', isRent: true },
  mgmt_fee: { name: text('物业管理费', '管理費', 'Management fee'), unit: 'money', isRent: true },
  promo_fee: { name: text('推广费', '推廣費', 'Promotion fee'), unit: 'money', isRent: true },
  other_charge: { name: text('其他费用', '其他費用', 'Other charges'), unit: 'money', isRent: true },
  rent_ratio: { name: text('租金占销售额', '租金佔銷售額', 'Rent to sales'), unit: 'ratio', isRent: true },
  rent_density_day: {
    name: text('每平米日租金', '每平方米日租', 'Rent per m² and day'),
    unit: 'money',
    isRent: true,
  },
  sales_prev_month: { name: text('上月销售额', '上月銷售額', 'Sales last month'), unit: 'money' },
  sales_last_year: { name: text('去年同期销售额', '去年同期銷售額', 'Sales a year before'), unit: 'money' },
  ytd_sales: { name: text('本年累计销售额', '本年累計銷售額', 'Sales since January'), unit: 'money' },
  mat_sales: { name: text('近 12 个月销售额', '近 12 個月銷售額', 'Sales of 12 months'), unit: 'money' },
  trading_days: { name: text('营业天数', '營業日數', 'Trading days'), unit: 'count' },
  reported_days: { name: text('已报天数', '已申報日數', 'Days reported'), unit: 'count' },
  coverage: { name: text('报数完整度', '申報完整度', 'Coverage'), unit: 'ratio' },
  rank_category: { name: text('类别内排名', '類別內排名', 'Rank in category'), unit: 'count' },
  rank_prev: { name: text('上月排名', '上月排名', 'Rank last month'), unit: 'count' },
} as const satisfies Readonly<Record<string, PerformanceFigure>>

export type PerformanceFigureName = keyof typeof performanceFigures

/** The same by name, for code that goes through them. */
export const performanceFigureList: readonly (PerformanceFigure & {
  readonly source: PerformanceFigureName
})[] = Object.entries<PerformanceFigure>(performanceFigures).map(([source, figure]) => ({
  ...figure,
  // The keys are those of the object above.
  source: source as PerformanceFigureName,
}))
