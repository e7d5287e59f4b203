import type { Resource } from '#contract/resource.ts'
import { audit } from './audit.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { assign } from './rows.ts'

/**
 * Removes records inside a transaction: they are logged and followed up like any others, but no rights are
 * checked, and nothing looks for references to them (`checkUnused`). The records must be locked.
 */
export async function discard(resource: Resource, inside: Context, records: readonly Row[]): Promise<void> {
  const changes = records.map((before) => ({ before, after: null }))
  await assign(resource, inside, records, { deleted_at: inside.now, is_active: false })
  await audit(resource, inside, 'remove', changes)
  await hooksOf(resource, inside).afterChange?.(inside, changes)
}
