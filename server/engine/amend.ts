import type { Resource } from '#contract/resource.ts'
import { audit } from './audit.ts'
import { change } from './change.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import type { NewValues } from './rows.ts'

/**
 * Changes records inside a transaction: they are checked, logged and followed up like any other change, but
 * no rights are checked. The records must be locked. Returns them by id as they are stored; throws `ApiError`
 * for values that cannot be stored.
 */
export async function amend(
  resource: Resource,
  inside: Context,
  wanted: readonly NewValues[],
): Promise<Map<unknown, Row>> {
  const { beforeSave, afterChange } = hooksOf(resource, inside)
  const more = await beforeSave?.(
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
  await afterChange?.(inside, changes)
  return stored
}
