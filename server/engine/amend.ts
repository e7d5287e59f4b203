import type { Resource } from '#contract/resource.ts'
import { audit } from './audit.ts'
import { change } from './change.ts'
import { conductOf } from './conduct.ts'
import type { Context, Row } from './context.ts'
import type { Wanted } from './rows.ts'

/**
 * Changes records inside a transaction: they are checked, logged and followed up like any other change, but
 * nobody's right is asked. The records must be locked. Returns them by id as they are stored; throws
 * `Refusal` for values that cannot be stored.
 */
export async function amend(
  resource: Resource,
  inside: Context,
  wanted: readonly Wanted[],
): Promise<Map<unknown, Row>> {
  const { prepare, follow } = conductOf(resource, inside)
  const more = await prepare?.(
    inside,
    wanted.map(({ record, values }) => ({ before: record, values })),
  )
  const prepared = wanted.map(({ record, values }, at) => ({ record, values: { ...values, ...more?.[at] } }))
  const stored = await change(resource, inside, prepared)
  const changes = wanted.map(({ record }) => ({
    before: record,
    after: stored.get(record['_id']) ?? null,
  }))
  await audit(resource, inside, 'update', changes)
  await follow?.(inside, changes)
  return stored
}
