import { text, type LocalText } from '#contract/localText.ts'
import type { params as definitions } from '#contract/PS/params.ts'

export const paramTexts: Record<keyof typeof definitions, LocalText> = {
  'perf.min_coverage': text(
    '参与同比环比所需的最低销售天数比例',
    '參與同比環比所需的最低銷售日數比例',
    'The share of days with sales that a comparison needs',
  ),
  'perf.max_months': text(
    '一次重算最多包含的月数',
    '每次重新計算最多包含的月數',
    'The most months in one recalculation',
  ),
  'perf.tax_rate': text(
    '各币种销售与租金的税率',
    '各貨幣銷售與租金的稅率',
    'Tax rates of sales and rent, by currency',
  ),
  'perf.comparable_area_tolerance': text(
    '可比面积的允许偏差',
    '可比面積的容許偏差',
    'By how much an area can differ and still be comparable',
  ),
  'sales.due_day': text(
    '每月上报上月销售的截止日',
    '每月上報上月銷售的截止日',
    'The day of the month by which the sales of the month before are due',
  ),
}
