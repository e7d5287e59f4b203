import { declaredParams, newRow, type SiteOfMenu } from '#server/http/declaredRows.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'

/** Every parameter that the areas declare, for all sites and for those of a region, and a few values set by the operator. */
export const params = (createdAt: number, plugins: readonly ServerPlugin[], sites: readonly SiteOfMenu[]) => {
  const common = commonColumns(createdAt)
  return declaredParams(plugins, sites).map((row) => ({
    ...newRow(row),
    ...(row.key in demoValues && { value: demoValues[row.key] }),
    ...common,
  }))
}

const demoValues: Readonly<Record<string, unknown>> = {
  'ui.admin_contact': 'IT 服务台 it@example.com · 分机 8000',
}
