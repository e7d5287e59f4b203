import { declaredPermissions, newRow } from '#server/http/declaredRows.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'

/** The permissions that the areas declare. */
export const permissions = (createdAt: number, plugins: readonly ServerPlugin[]) =>
  declaredPermissions(plugins).map((row) => ({ ...newRow(row), ...commonColumns(createdAt) }))
