import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { ProblemType } from './problemEvents.ts'
import { problemLink, problemListLink } from './problemLink.ts'
import type { ProblemRow } from './problemRow.ts'

/** Notifies the person who is to fix a problem, unless they did this themselves. */
export async function tellAssignee(
  inside: Context,
  type: ProblemType,
  told: 'assigned' | 'reopened' | 'withdrawn',
  { _id, site, assignee_id, problem_no, title }: ProblemRow,
): Promise<void> {
  if (!assignee_id || assignee_id === authorOf(inside)) return
  await notify(inside.db, {
    users: [assignee_id],
    type: `${type}_problem.${told}`,
    title_key: `rm.problem.${told}`,
    params: { problem_no, title },
    link: problemLink(inside, type, site, _id),
  })
}

/**
 * Notifies people of problems of one site that the system assigned to them, each of them once: of a single problem by its
 * number, of several by how many they are.
 */
export async function tellAssignees(
  inside: Context,
  type: ProblemType,
  problems: readonly ProblemRow[],
): Promise<void> {
  for (const [assignee, [first, ...others]] of Map.groupBy(problems, ({ assignee_id }) => assignee_id)) {
    if (!first || !assignee || assignee === authorOf(inside)) continue
    if (others.length === 0) await tellAssignee(inside, type, 'assigned', first)
    else
      await notify(inside.db, {
        users: [assignee],
        type: `${type}_problem.assigned`,
        title_key: 'rm.problem.assigned_many',
        params: { count: 1 + others.length },
        link: problemListLink(inside, type, first.site, { assignee_id: assignee }),
      })
  }
}
