import {
  change,
  defineFigures,
  given,
  own,
  perArea,
  perAreaAndDay,
  ratio,
  sum,
  type Figure,
} from './figure.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { text } from '#contract/localText.ts'

const rent = { private: seesRents } as const

/**
 * The figures of retail performance (domain reference D.1), in the order of the table. A figure is declared here and nowhere else,
 * and has a column in the tables `retail_performance` and `perf_scenario_figure` unless it is virtual (docs/figures-explained.md).
 */
// oxfmt-ignore
const declared = defineFigures({
  area_avg: { name: text('平均面积', '平均面積', 'Average area'), unit: 'area',
    from: own(text('每天占用的面积之和 ÷ 天数', '每日佔用面積之和 ÷ 日數', 'Sum of the area held on each day / days')) },
  sales: { name: text('销售额', '銷售額', 'Sales'), unit: 'money',
    from: given(text('已申报销售额之和，不含作废；日报完整时以日报为准，否则取月报', '已申報銷售額之和，作廢除外；每日申報完整時以其為準，否則取每月申報',
      'Sum of the sales reported, without void ones. Daily reports count if they are complete, otherwise the monthly report'),
      'trading_days', 'reported_days', 'coverage') },
  mom: { name: text('环比', '按月變動', 'vs last month'), unit: 'ratio', from: change('sales', 'sales_prev_month') },
  yoy: { name: text('同比', '按年變動', 'vs last year'), unit: 'ratio', from: change('sales', 'sales_last_year') },
  sales_density: { name: text('坪效（每月）', '每平方米銷售額', 'Sales per m²'), unit: 'money',
    from: perArea('sales', 'area_avg'), needsCoverage: true },
  total_rent: { name: text('租金合计', '租金合計', 'Total rent'), unit: 'money', ...rent, from: sum(['base_rent', 'turnover_rent']) },
  occupancy_cost: { name: text('租售成本', '租用成本', 'Occupancy cost'), unit: 'money', ...rent,
    from: sum(['total_rent'], ['mgmt_fee', 'promo_fee', 'other_charge']) },
  ocr: { name: text('租售比', '租售比', 'OCR'), unit: 'ratio', ...rent, from: ratio('occupancy_cost', 'sales'), needsCoverage: true },
  rank_site: { name: text('全场排名', '全場排名', 'Rank'), unit: 'count',
    from: own(text('按销售额从高到低；相同者名次相同，其后跳过', '按銷售額由高至低；相同者名次相同，其後跳過',
      'By sales, highest first. Equal sales share a rank, and the next rank is skipped'), 'sales', 'coverage') },
  sales_net: { name: text('不含税销售额', '除稅銷售額', 'Sales without tax'), unit: 'money',
    from: given(text('销售额 ÷ (1 + 税率)', '銷售額 ÷ (1 + 稅率)', 'Sales / (1 + tax rate)'), 'sales') },
  transactions: { name: text('交易笔数', '交易宗數', 'Transactions'), term: text('交易笔数', '交易宗數', 'receipts'), unit: 'count',
    from: given(text('已申报的交易笔数', '已申報的交易宗數', 'Receipts as reported')) },
  avg_ticket: { name: text('客单价', '平均每單金額', 'Sales per receipt'), unit: 'money', from: ratio('sales', 'transactions') },
  base_rent: { name: text('基本租金', '基本租金', 'Base rent'), unit: 'money', ...rent,
    from: given(text('租约各阶段的月租 × 当月天数占比，免租期除外；已出账的以账单为准', '租約各階段的月租 × 當月日數比例，免租期除外；已發單者以帳單為準',
      'Monthly rent of each step of the lease × its share of the days, without rent-free days. A billed amount replaces it')) },
  turnover_rent: { name: text('提成租金', '分成租金', 'Turnover rent'), unit: 'money', ...rent,
    from: given(text('按租约的租金模式与分级由销售额计算；已出账的以账单为准', '按租約的租金模式及分級由銷售額計算；已發單者以帳單為準',
      'From sales, by the rent model and the tiers of the lease. A billed amount replaces it'), 'sales', 'base_rent') },
  mgmt_fee: { name: text('物业管理费', '管理費', 'Management fee'), unit: 'money', ...rent,
    from: given(text('租约中每平米管理费 × 面积；已出账的以账单为准', '租約中每平方米管理費 × 面積；已發單者以帳單為準',
      'Fee per m² of the lease × area. A billed amount replaces it'), 'area_avg') },
  promo_fee: { name: text('推广费', '推廣費', 'Promotion fee'), unit: 'money', ...rent,
    from: given(text('租约中每平米推广费 × 面积；已出账的以账单为准', '租約中每平方米推廣費 × 面積；已發單者以帳單為準',
      'Fee per m² of the lease × area. A billed amount replaces it'), 'area_avg') },
  other_charge: { name: text('其他费用', '其他費用', 'Other charges'), unit: 'money', ...rent,
    from: given(text('已出账的其他费用', '已發單的其他費用', 'Other charges as billed')) },
  rent_ratio: { name: text('租金占销售额', '租金佔銷售額', 'Rent to sales'), unit: 'ratio', ...rent, from: ratio('total_rent', 'sales') },
  rent_density_day: { name: text('每平米日租金', '每平方米日租', 'Rent per m² and day'), unit: 'money', ...rent,
    from: perAreaAndDay('total_rent', 'area_avg'), needsCoverage: true },
  sales_prev_month: { name: text('上月销售额', '上月銷售額', 'Sales last month'), unit: 'money',
    from: own(text('上月的销售额', '上月的銷售額', 'Sales of the month before')) },
  sales_last_year: { name: text('去年同期销售额', '去年同期銷售額', 'Sales a year before'), unit: 'money',
    from: own(text('去年相同月份的销售额', '去年相同月份的銷售額', 'Sales of the same months a year before')) },
  ytd_sales: { name: text('本年累计销售额', '本年累計銷售額', 'Sales since January'), unit: 'money',
    from: own(text('自 1 月起的销售额之和', '自 1 月起的銷售額之和', 'Sum of sales since January')) },
  mat_sales: { name: text('近 12 个月销售额', '近 12 個月銷售額', 'Sales of 12 months'), unit: 'money',
    from: own(text('截至该月 12 个月的销售额之和', '截至該月 12 個月的銷售額之和', 'Sum of the sales of 12 months')) },
  trading_days: { name: text('营业天数', '營業日數', 'Trading days'), unit: 'count',
    from: given(text('开业日至撤场日之间、属于该月的天数', '開業日至遷出日之間、屬該月的日數', 'Days between opening and exit')) },
  reported_days: { name: text('已报天数', '已申報日數', 'Days reported'), unit: 'count',
    from: given(text('营业日中有销售申报的天数', '營業日中有銷售申報的日數', 'Trading days with a sales report')) },
  coverage: { name: text('报数完整度', '申報完整度', 'Coverage'), unit: 'ratio', from: ratio('reported_days', 'trading_days') },
  rank_category: { name: text('类别内排名', '類別內排名', 'Rank in category'), unit: 'count',
    from: own(text('同一类别内按销售额排名', '同一類別內按銷售額排名', 'By sales among tenancies of the category'), 'sales') },
  rank_prev: { name: text('上月排名', '上月排名', 'Rank last month'), unit: 'count',
    from: own(text('上月的全场排名', '上月的全場排名', 'Rank at the site last month')) },
})

export type FigureName = keyof typeof declared

/** All of them, by name. */
export const figures: Readonly<Record<FigureName, Figure<FigureName>>> = declared

/** The names of the figures for which the server has a calculation of its own. */
export type OwnFigure = {
  [N in FigureName]: (typeof declared)[N]['from']['kind'] extends 'own' ? N : never
}[FigureName]

/** The names of all figures, in order. */
// The keys are those of the object above.
export const figureNames = () => Object.keys(figures) as FigureName[]

/** The names of the figures that have a column. */
export const storedFigures = () => figureNames().filter((name) => !figures[name].isVirtual)

/** The names of the figures without a column. */
export const virtualFigures = () => figureNames().filter((name) => figures[name].isVirtual)

/** The names of these figures that a person may see. */
export const visibleFigures = <N extends FigureName>(names: readonly N[], seesRent: boolean): readonly N[] =>
  names.filter((name) => seesRent || !figures[name].private)

/** Something for each figure, by its name. */
export const eachFigure = <T>(
  make: (figure: Figure<FigureName>, name: FigureName) => T,
): Record<FigureName, T> =>
  // As above.
  Object.fromEntries(figureNames().map((name) => [name, make(figures[name], name)])) as Record<FigureName, T>

/** Which figures the pages show, each in its order. Every figure can be chosen in the list of performance. */
// oxfmt-ignore
export const shown = {
  list: ['area_avg', 'sales', 'mom', 'yoy', 'sales_density', 'occupancy_cost', 'ocr', 'rank_site'],
  ranking: ['rank_site', 'rank_prev', 'rank_category', 'sales', 'mom', 'yoy', 'sales_density'],
  /** Compared before and after a recalculation; `changes` are the ones that are shown at first. */
  compared: ['sales', 'occupancy_cost', 'ocr', 'area_avg', 'sales_density', 'mom', 'yoy', 'base_rent', 'turnover_rent', 'total_rent',
    'mgmt_fee', 'promo_fee', 'other_charge'],
  changes: ['sales', 'occupancy_cost', 'ocr'],
  scenario: ['sales', 'total_rent', 'occupancy_cost', 'ocr', 'area_avg', 'sales_density'],
  /** The columns of the report that people download. */
  report: ['area_avg', 'sales', 'transactions', 'sales_density', 'mom', 'yoy', 'ytd_sales', 'mat_sales', 'total_rent', 'occupancy_cost',
    'ocr', 'coverage'],
} as const satisfies Readonly<Record<string, readonly FigureName[]>>

/** The figures of a month in a trend, by what the reply calls them. */
export const trendFigures = {
  sales: 'sales',
  rent: 'total_rent',
  ocr: 'ocr',
  density: 'sales_density',
  mom: 'mom',
  yoy: 'yoy',
} as const satisfies Readonly<Record<string, FigureName>>

/** A figure that is compared before and after. */
export type ComparedFigure = (typeof shown.compared)[number]
