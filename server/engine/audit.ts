import type { Resource } from '#contract/resource.ts'
import { authorOf } from './asSystem.ts'
import type { Context, Row } from './context.ts'
import { showing } from './privacy.ts'
import { writeAudit } from './writeAudit.ts'

/** One change of one record. `before` is null for a new record, `after` for a removed record. */
export interface Change {
  before: Row | null
  after: Row | null
  /** The step that was taken. */
  step?: string
}

/**
 * Writes who changed what, in the transaction of the change itself. It records only fields of the contract,
 * so never a secret; values of private fields are hidden, because the log has other readers: they see that
 * the field changed, but not its values.
 */
export async function audit(
  resource: Resource,
  context: Context,
  action: 'create' | 'update' | 'remove' | 'export',
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0 || context.isTrial) return
  const shown = showing(resource, null)
  const entries = changes.map(({ before, after, step = null }) => ({
    at: context.now,
    user_id: authorOf(context),
    for_id: context.deputy === undefined ? null : context.who.id,
    ip: context.ip,
    action,
    entity: resource.name,
    request_id: context.requestId,
    entity_id: (after ?? before)?._id,
    site: (after ?? before)?.site ?? null,
    before: before && shown(before),
    after: after && shown(after),
    diff: before && after ? difference(before, after, shown) : null,
    step,
  }))
  await writeAudit(context.db, entries)
}

/** The fields that differ, each with its value before and after as readers may see it. */
function difference(
  before: Row,
  after: Row,
  shown: (record: Row) => Row,
): Record<string, { from: unknown; to: unknown }> {
  const changed = Object.keys(after).filter(
    (name) => !uncounted.has(name) && !isSame(before[name], after[name]),
  )
  const [old, current] = [shown(before), shown(after)]
  return Object.fromEntries(changed.map((name) => [name, { from: old[name], to: current[name] }]))
}

/** Whether two values of a field are equal: structures by content, lists in order. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const uncounted: ReadonlySet<string> = new Set(['rev', 'updated_at', 'updated_by'])
