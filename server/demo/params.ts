import { declaredParams, newRow } from '#server/http/declaredRows.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { commonColumns } from './commonColumns.ts'

/**
 * Every parameter that the areas declare, a few values set by the operator, and the shorter times for tour
 * problems in Hong Kong.
 */
export const params = (createdAt: number, plugins: readonly ServerPlugin[]) => {
  const common = commonColumns(createdAt)
  const rows = declaredParams(plugins).map((row) => ({
    ...newRow(row),
    ...(row.key in demoValues && { value: demoValues[row.key] }),
    ...common,
  }))
  const due = declaredParams(plugins).find(({ key }) => key === 'tour.due_hours')
  return [
    ...rows,
    // The area that declares them may be switched off.
    ...(due ? ['9', '10'] : []).map((site) => ({
      ...due?.identity,
      ...due?.fields,
      _id: `P-tour.due_hours-${site}`,
      site,
      value: hongKongDueHours,
      description: '各嚴重程度巡場問題的整改時限（小時）',
      ...common,
    })),
  ]
}

const demoValues: Readonly<Record<string, unknown>> = {
  'ui.admin_contact': 'IT 服务台 it@example.com · 分机 8000',
}

const hongKongDueHours = { 1: 4, 2: 24, 3: 48, 4: 120 }
