import { describe, expect, it } from 'vitest'
import { isDerived, sentenceOf } from '#contract/PS/figure.ts'
import { figureNames, figures } from '#contract/PS/figures.ts'

/** As people have read them since there are explanations. */
const sentences = {
  mom: ['销售额 ÷ 上月销售额 − 1', '銷售額 ÷ 上月銷售額 − 1', 'Sales / sales last month − 1'],
  yoy: ['销售额 ÷ 去年同期销售额 − 1', '銷售額 ÷ 去年同期銷售額 − 1', 'Sales / sales a year before − 1'],
  sales_density: ['销售额 ÷ 平均面积', '銷售額 ÷ 平均面積', 'Sales / average area'],
  total_rent: ['基本租金 + 提成租金', '基本租金 + 分成租金', 'Base rent + turnover rent'],
  occupancy_cost: [
    '租金合计 + 物业管理费 + 推广费 + 其他费用',
    '租金合計 + 管理費 + 推廣費 + 其他費用',
    'Total rent + management fee + promotion fee + other charges',
  ],
  ocr: ['租售成本 ÷ 销售额', '租用成本 ÷ 銷售額', 'Occupancy cost / sales'],
  avg_ticket: ['销售额 ÷ 交易笔数', '銷售額 ÷ 交易宗數', 'Sales / receipts'],
  rent_ratio: ['租金合计 ÷ 销售额', '租金合計 ÷ 銷售額', 'Total rent / sales'],
  rent_density_day: [
    '租金合计 ÷ 平均面积 ÷ 天数',
    '租金合計 ÷ 平均面積 ÷ 日數',
    'Total rent / average area / days',
  ],
  coverage: ['已报天数 ÷ 营业天数', '已申報日數 ÷ 營業日數', 'Days reported / trading days'],
}

describe('the sentence of a figure', () => {
  it('is put together from the names of what it is calculated from', () => {
    const derived = figureNames().filter((name) => isDerived(figures[name]))
    const said = derived.map((name) => [name, Object.values(sentenceOf(figures[name].from, figures))])
    expect(Object.fromEntries(said)).toEqual(sentences)
  })
})
