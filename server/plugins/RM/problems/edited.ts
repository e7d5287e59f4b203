import { sql } from 'kysely'
import { endsCritical, unfixedStatuses } from '#contract/RM/problem.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { dueAt } from './dueAt.ts'
import type { ProblemType } from './problemEvents.ts'
import type { ProblemRow } from './problemRow.ts'

interface Edit {
  readonly before: ProblemRow
  readonly values: Partial<ProblemRow>
}

/**
 * A problem that is fixed is changed by steps alone. One whose severity changes, or whose due date is taken away, is due as
 * if it were new. A critical one stays critical for people who may not end it: otherwise they could end it as a lesser one.
 */
export async function edited(
  inside: Context,
  type: ProblemType,
  { before, values }: Edit,
): Promise<Partial<ProblemRow>> {
  if (!unfixedStatuses.includes(before.status))
    throw new ApiError('state.transition', { from: before.status, allowed: unfixedStatuses })
  const { site } = before
  const { severity = before.severity, due_at } = values
  if (before.severity === 1 && severity !== 1) authorize(endsCritical, inside.who, before)
  const keepsDate = severity === before.severity && due_at === undefined
  if (keepsDate || typeof due_at === 'number') return {}
  return { due_at: await dueAt({ ...inside, now: await begun(inside, type, before) }, { site, severity }) }
}

/** When a problem was found, or reopened for the last time. */
async function begun(
  { db, now }: Context,
  type: ProblemType,
  { _id, found_at }: ProblemRow,
): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select max(at) as at from problem_event
    where problem_type = ${type} and problem_id = ${_id} and action = 'reopen'`.execute(db)
  return rows[0]?.at ?? found_at ?? now
}
