import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { audit } from './audit.ts'
import { change, changedNames } from './change.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { changedRecord } from './nextRecord.ts'
import type { NewValues } from './rows.ts'

/**
 * Changes records inside a transaction: they are checked, logged and followed up like any other change, but
 * no rights are checked. The records must be locked. Returns them by id as they are stored; throws `ApiError`
 * for values that cannot be stored.
 */
export const amend = async (
  resource: Resource,
  inside: Context,
  wanted: readonly NewValues[],
): Promise<Map<unknown, Row>> => storePrepared(resource, inside, await prepared(resource, inside, wanted))

/** The new values together with those that `beforeSave` stores with them. */
export async function prepared(
  resource: Resource,
  inside: Context,
  wanted: readonly NewValues[],
): Promise<NewValues[]> {
  const whole = wanted.map((one) => withParts(resource, one))
  const intents = whole.map((one) => intentOf(inside, one))
  const more = await hooksOf(resource, inside).beforeSave?.(inside, intents)
  return whole.map(({ record, values }, at) => ({ record, values: { ...values, ...more?.[at] } }))
}

/**
 * Clears the parts of a changed amount if none of them is stated with it (`partsOf`): they were parts of another amount. Throws
 * 4004 at the others if only some are stated, because nobody would notice that those are gone.
 */
function withParts({ partsOf = {} }: Resource, { record, values }: NewValues): NewValues {
  const changed = changedNames(record, values)
  const corrected = Object.entries(partsOf).filter(([amount]) => changed.has(amount))
  const left = corrected.flatMap(([, parts]) => parts.filter((part) => !(part in values)))
  const lost = corrected
    .filter(([, parts]) => parts.some((part) => part in values))
    .flatMap(([, parts]) => parts.filter((part) => left.includes(part) && (record[part] ?? null) !== null))
  if (lost.length > 0)
    throw refuseFields('validation.failed', Object.fromEntries(lost.map((part) => [part, 'restate'])))
  return { record, values: { ...values, ...Object.fromEntries(left.map((part) => [part, null])) } }
}

/** Stores values after `prepared`, and follows the changes up. */
export async function storePrepared(
  resource: Resource,
  inside: Context,
  wanted: readonly NewValues[],
): Promise<Map<unknown, Row>> {
  const stored = await change(resource, inside, wanted)
  const changes = wanted.map(({ record }) => ({
    before: record,
    after: stored.get(record._id) ?? null,
  }))
  await audit(resource, inside, 'update', changes)
  await hooksOf(resource, inside).afterChange?.(inside, changes)
  return stored
}

/** A change as hooks see it before it is stored. */
export const intentOf = (inside: Context, wanted: NewValues) => ({
  before: wanted.record,
  values: wanted.values,
  after: changedRecord(inside, wanted),
})
