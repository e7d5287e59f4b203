import { text, type LocalText } from '#contract/localText.ts'

/** An input of a row of retail performance whose change changes its figures. */
interface Cause {
  /** Its name, as people read it. */
  readonly name: LocalText
  /** Where it is in the stored row; `inputs` has what has no column (`figures.ts`). Several count as one. */
  readonly input?: readonly string[]
  /** Where it is among the terms of a lease. */
  readonly term?: readonly string[]
  /** What its values are measured in; others are texts, or have no values. */
  readonly unit?: 'money' | 'count' | 'area' | 'ratio'
  /** Only people who see rents are told. */
  readonly isRent?: true
}

const defineCauses = <const C extends Readonly<Record<string, Cause>>>(causes: C): C => causes

// oxfmt-ignore
const declared = defineCauses({
  added: { name: text('新增的租户', '新增的租戶', 'New tenancy') },
  removed: { name: text('租户已删除或移走', '租戶已刪除或移走', 'Tenancy removed or moved') },
  sales: { name: text('销售额', '銷售額', 'Sales'), input: ['sales'], unit: 'money' },
  transactions: { name: text('交易笔数', '交易宗數', 'Transactions'), input: ['transactions'], unit: 'count' },
  reported_days: { name: text('已报天数', '已申報日數', 'Days reported'), input: ['reported_days'], unit: 'count' },
  trading_days: { name: text('营业天数', '營業日數', 'Trading days'), input: ['trading_days'], unit: 'count' },
  area: { name: text('面积', '面積', 'Area'), input: ['area_avg'], unit: 'area' },
  lease: { name: text('适用的租约', '適用的租約', 'Lease'), input: ['inputs.leases'] },
  rent_model: { name: text('租金模式', '租金模式', 'Rent model'), term: ['model'] },
  base_rent: { name: text('租约月租', '租約月租', 'Base rent of the lease'), term: ['steps'], unit: 'money', isRent: true },
  turnover_rate: { name: text('提成比例', '分成比率', 'Turnover rent rate'), term: ['tiers'], unit: 'ratio', isRent: true },
  rent_free_days: { name: text('免租天数', '免租日數', 'Rent-free days'), term: ['rent_free'], unit: 'count' },
  turnover_basis: { name: text('提成基数或周期', '分成基數或週期', 'Basis or period of turnover rent'), term: ['basis', 'period'] },
  mgmt_fee: { name: text('每平米管理费', '每平方米管理費', 'Management fee per m²'), term: ['mgmt'], unit: 'money', isRent: true },
  promo_fee: { name: text('每平米推广费', '每平方米推廣費', 'Promotion fee per m²'), term: ['promo'], unit: 'money', isRent: true },
  computed_base: { name: text('按租约计算的基本租金', '按租約計算的基本租金', 'Base rent by the lease'), input: ['inputs.computed.base'], unit: 'money', isRent: true },
  computed_turnover: { name: text('按租约计算的提成租金', '按租約計算的分成租金', 'Turnover rent by the lease'), input: ['inputs.computed.turnover'], unit: 'money', isRent: true },
  computed_mgmt: { name: text('按租约计算的管理费', '按租約計算的管理費', 'Management fee by the lease'), input: ['inputs.computed.mgmt'], unit: 'money', isRent: true },
  computed_promo: { name: text('按租约计算的推广费', '按租約計算的推廣費', 'Promotion fee by the lease'), input: ['inputs.computed.promo'], unit: 'money', isRent: true },
  billed_base: { name: text('已出账的基本租金', '已發單的基本租金', 'Base rent billed'), input: ['inputs.billed.base'], unit: 'money', isRent: true },
  billed_turnover: { name: text('已出账的提成租金', '已發單的分成租金', 'Turnover rent billed'), input: ['inputs.billed.turnover'], unit: 'money', isRent: true },
  billed_mgmt: { name: text('已出账的管理费', '已發單的管理費', 'Management fee billed'), input: ['inputs.billed.mgmt'], unit: 'money', isRent: true },
  billed_promo: { name: text('已出账的推广费', '已發單的推廣費', 'Promotion fee billed'), input: ['inputs.billed.promo'], unit: 'money', isRent: true },
  billed_other: { name: text('已出账的其他费用', '已發單的其他費用', 'Other charges billed'), input: ['inputs.billed.other'], unit: 'money', isRent: true },
  previous: { name: text('上月销售额', '上月銷售額', 'Sales of the month before'), input: ['sales_prev_month'], unit: 'money' },
  last_year: { name: text('去年同期销售额', '去年同期銷售額', 'Sales a year before'), input: ['sales_last_year'], unit: 'money' },
  lineage: { name: text('同比的对比铺位（拆分或合并）', '同比的比較舖位（拆分或合併）', 'Units compared with (split or merged)'), input: ['yoy_basis'] },
  earlier_months: { name: text('之前月份的销售额', '之前月份的銷售額', 'Sales of earlier months'), input: ['inputs.this_year', 'inputs.eleven_months', 'inputs.months'] },
  brand: { name: text('品牌或公司', '品牌或公司', 'Brand or company'), input: ['brand_id', 'company_id'] },
  classification: { name: text('品牌分类', '品牌分類', 'Classification of the brand'), input: ['category_id', 'level1_id', 'level2_id'] },
  unit: { name: text('楼层或铺位类型', '樓層或舖位類型', 'Floor or type of the unit'), input: ['floor_id', 'inputs.store_type'] },
  until: { name: text('计算截止日', '計算截止日', 'Last day included'), input: ['inputs.until'] },
  parameters: { name: text('计算参数', '計算參數', 'Parameters of the calculation'), input: ['inputs.params'] },
})

export type ChangeCause = keyof typeof declared

/** All of them, in the order in which they are shown. */
export const changeCauses: Readonly<Record<ChangeCause, Cause>> = declared

/** Their names. */
// The keys are those of the object above.
export const causeNames = Object.keys(changeCauses) as ChangeCause[]
