import { decimalParam, intParam, mapParam, type ParamValues } from '#contract/paramDefinition.ts'

/** Performance and sales. */
export const params = {
  /** A month with sales on a smaller share of its days is not compared. */
  'perf.min_coverage': decimalParam(0.8, 0, 1),
  'perf.max_months': intParam(24, 1, 24),
  /** The tax rate of sales and rents, by currency. */
  'perf.tax_rate': mapParam({ CNY: { sales: 0.13, rent: 0.09 }, HKD: { sales: 0, rent: 0 } }, 'share'),
  'perf.comparable_area_tolerance': decimalParam(0.05, 0, 1),
  /** The day of the month by which last month's sales are due. */
  'sales.due_day': intParam(3, 1, 28),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
