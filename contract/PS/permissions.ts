/** Performance and sales. */
export const permissions = [
  'perf.view',
  'perf.recalculate',
  'perf.unlock',
  'perf.sale.view',
  'perf.sale.edit',
  'perf.sale.import',
  'perf.sale_category.edit',
  'perf.fx_rate.edit',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
