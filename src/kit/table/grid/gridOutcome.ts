import type { BatchOutcome } from '#contract/batchCall.ts'
import { errcodes } from '#contract/reply.ts'
import type { GridCell, GridConflict, GridOutcome } from './GridRow.ts'

type StoredRecord = Readonly<Record<string, unknown>>

/**
 * The outcome of a cell that was saved as a row of `batchCall`. `cellOf` returns the cell that a stored record is
 * shown in, if any. A row that somebody else has changed or removed since is a conflict, which the table asks about.
 */
export function gridOutcome(
  outcome: BatchOutcome | undefined,
  cellOf: (record: StoredRecord) => GridCell | undefined,
): GridOutcome {
  if (!outcome) return {}
  if ('record' in outcome) {
    const current = outcome.record ? cellOf(outcome.record) : undefined
    return current ? { current } : {}
  }
  const { errcode, errmsg, fields = {}, current } = outcome
  const problem = Object.values(fields)[0] ?? errmsg
  if (errcode === errcodes.stale && current) return { problem, conflict: conflictOf(current, cellOf) }
  return errcode === errcodes.not_found ? { problem, conflict: { theirs: undefined } } : { problem }
}

function conflictOf(
  current: StoredRecord,
  cellOf: (record: StoredRecord) => GridCell | undefined,
): GridConflict {
  const { updated_by: by, updated_at: at } = current
  return {
    theirs: cellOf(current),
    ...(typeof by === 'string' ? { by } : {}),
    ...(typeof at === 'number' ? { at } : {}),
  }
}
