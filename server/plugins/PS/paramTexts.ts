import type { params as definitions } from '#contract/PS/params.ts'

export const paramTexts: Record<keyof typeof definitions, string> = {
  'perf.min_coverage': '参与同比环比所需的最低销售天数比例',
  'perf.max_months': '一次重算最多包含的月数',
  'perf.stall_seconds': '重算无进展多久后视为停滞',
  'perf.tax_rate': '各币种销售与租金的税率',
  'perf.comparable_area_tolerance': '可比面积的允许偏差',
  'sales.due_day': '每月上报上月销售的截止日',
  'sales.missing_days_flag': '缺报销售多少天后预警',
}
