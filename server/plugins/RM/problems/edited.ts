import { endsCritical, unfixedStatuses } from '#contract/RM/problem.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { dueAt } from './dueAt.ts'
import type { ProblemRow } from './problemRow.ts'

/**
 * A problem that is fixed is changed by steps alone. One whose severity changes is due as if it were new. A critical one
 * stays critical for people who may not end it: otherwise they could end it as a lesser one.
 */
export async function edited(
  inside: Context,
  before: ProblemRow,
  values: Partial<ProblemRow>,
): Promise<Partial<ProblemRow>> {
  if (!unfixedStatuses.includes(before.status))
    throw new ApiError('state.transition', { from: before.status, allowed: unfixedStatuses })
  const severity = values.severity ?? before.severity
  if (before.severity === 1 && severity !== 1) authorize(endsCritical, inside.who, before)
  if (severity === before.severity || values.due_at !== undefined) return {}
  return {
    due_at: await dueAt({ ...inside, now: before.found_at ?? inside.now }, { site: before.site, severity }),
  }
}
