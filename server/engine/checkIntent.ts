import { parseDoc } from '#contract/doc.ts'
import type { Resource } from '#contract/resource.ts'
import { changedNames, checkWhole } from './change.ts'
import type { Intent } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { changeableBy } from './privacy.ts'
import { checkReferences } from './references.ts'

/**
 * Checks what somebody wants to store without storing it, such as a change that has to be approved first:
 * their fields, the record as a whole, and its references. `before` is null for a new record. Returns the
 * values that differ from it. Throws `ApiError` (4004 per field) for what could not be stored, or is not
 * theirs to change.
 */
export async function checkIntent(
  resource: Resource,
  inside: Context,
  { before, values }: Pick<Intent, 'before' | 'values'>,
): Promise<Row> {
  const doc = parseDoc(values, changeableBy(inside.who, resource), before ? 'update' : 'create')
  // Missing fields of a new record are filled in when it is created.
  const changed = before ? changedNames(before, doc) : new Set(Object.keys(values))
  const record = { ...before, ...doc }
  checkWhole(resource, inside, before, record)
  await checkReferences(resource, inside, [{ before, record, changed }])
  return Object.fromEntries([...changed].map((name) => [name, doc[name]]))
}
