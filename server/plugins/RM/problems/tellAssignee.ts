import type { Context } from '#server/engine/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { ProblemType } from './problemEvents.ts'
import { problemLink } from './problemLink.ts'
import type { ProblemRow } from './problemRow.ts'

/** Notifies the person who is to fix a problem, unless they did this themselves. */
export async function tellAssignee(
  inside: Context,
  type: ProblemType,
  told: 'assigned' | 'reopened',
  { _id, site, assignee_id, problem_no, title }: ProblemRow,
): Promise<void> {
  if (!assignee_id || assignee_id === inside.who.id) return
  await notify(inside.db, {
    users: [assignee_id],
    type: `${type}_problem.${told}`,
    title_key: `rm.problem.${told}`,
    params: { problem_no, title },
    link: problemLink(inside, type, site, _id),
  })
}
