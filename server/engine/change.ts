import { refuseFields, type FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { attachFiles, type AttachedFiles } from './attachFiles.ts'
import { spelled } from './spell.ts'
import { spelledFields } from './spelling.ts'
import { isSame } from './audit.ts'
import { checkEach } from './checkEach.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { checkMovable, checkReferences, checkRings } from './references.ts'
import { latestDay } from './today.ts'
import { assignEach, type NewValues } from './rows.ts'

/**
 * Checks what each record is to become, stores it, and returns the new records by id. Writes no audit. Files
 * in `attached` belong to the record already.
 */
export async function change(
  resource: Resource,
  inside: Context,
  wanted: readonly NewValues[],
  attached?: AttachedFiles,
): Promise<Map<unknown, Row>> {
  const { carriesAlong } = hooksOf(resource, inside)
  const changes = wanted.map(({ record, values }) => ({
    before: record,
    record: { ...record, ...values },
    changed: changedNames(record, values),
  }))
  checkEach(wanted, { of: resource.name, keyOf: idOf }, ({ record, values }) =>
    checkWhole(resource, inside, record, { ...record, ...values }),
  )
  await checkReferences(resource, inside, changes)
  for (const { record, changed } of changes) {
    if (!carriesAlong) await checkMovable(resource, inside, String(record._id), changed)
    await attachFiles(resource, inside, record, changed, attached)
  }
  const stored = await assignEach(resource, inside, wanted.map(spelledAnew))
  await checkRings(resource, inside, changes)
  return stored

  function spelledAnew({ record, values }: NewValues): NewValues {
    const isRenamed = spelledFields(resource).some((name) => name in values)
    return isRenamed
      ? { record, values: { ...values, ...spelled(resource, { ...record, ...values }) } }
      : { record, values }
  }
}

const idOf = ({ record }: NewValues): string => String(record._id)

/** The fields of these values that differ from the record. */
export const changedNames = (record: Row, values: Row): Set<string> =>
  new Set(Object.keys(values).filter((name) => !isSame(record[name], values[name])))

/**
 * Throws 4004 for what the contract finds wrong with a record as a whole. Existing errors, such as in
 * imported records, do not prevent changes of other fields.
 */
export function checkWhole({ check }: Resource, context: Context, before: Row | null, after: Row): void {
  if (!check) return
  const today = latestDay(context.now)
  const known = before ? check(before, today) : {}
  const news = Object.entries(check(after, today)).filter(
    ([name, error]) => known[name] !== error || !isSame(before?.[name], after[name]),
  )
  const errors: FieldErrors = Object.fromEntries(news)
  if (news.length > 0) throw refuseFields('validation.failed', errors)
}
