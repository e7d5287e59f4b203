import { reopenDays, type ProblemStatus } from '#contract/RM/problem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { readParams } from '#server/services/params.ts'
import { requireDoers } from '#server/services/session/doers.ts'
import { dueAt } from './dueAt.ts'
import { edited } from './edited.ts'
import { addEvent, problemOf, type ProblemType } from './problemEvents.ts'
import type { ProblemRow } from './problemRow.ts'
import { tellAssignee } from './tellAssignee.ts'

type Steps = NonNullable<ResourceHooks<typeof tourProblem>['actions']>
type Comment = { readonly comment?: string | null | undefined; readonly attachs?: readonly string[] }

/** What each step in the life of a problem stores and tells, beyond its new state. */
export const problemSteps = (type: ProblemType) => {
  /** Adds a step to the history of a problem. */
  const log = (
    inside: Context,
    { _id, status }: ProblemRow,
    action: keyof Steps & string,
    told: Comment = {},
  ) =>
    addEvent(inside, type, {
      problem_id: _id,
      from: status,
      to: stateAfter(action) ?? status,
      action,
      ...told,
    })

  const verified =
    (action: 'verify' | 'verify_own') =>
    async (inside: Context, problem: ProblemRow, { comment }: Comment) => {
      await log(inside, problem, action, { comment })
      return { verified_at: inside.now, verified_by: authorOf(inside) }
    }

  return {
    assign: async (inside, problem, { assignee_id, department, due_at, reason }) => {
      const isAgain = ['assigned', 'in_progress'].includes(problem.status)
      // The rules of routing are the reason of the system.
      if (isAgain && !reason && authorOf(inside))
        throw refuseFields('validation.failed', { reason: 'required' })
      await requireDoers(inside, { resource: problemOf(type), field: 'assignee_id', site: problem.site }, [
        assignee_id,
      ])
      await log(inside, problem, 'assign', { comment: reason })
      const values = {
        assignee_id,
        assigned_at: inside.now,
        ...(department ? { department } : {}),
        ...(due_at ? { due_at } : {}),
      }
      // The system assigns many at once, and then notifies each person once.
      if (authorOf(inside)) await tellAssignee(inside, type, 'assigned', { ...problem, ...values })
      return values
    },
    start: async (inside, problem) => {
      await log(inside, problem, 'start')
      return { started_at: inside.now }
    },
    fix: async (inside, problem, { fix_note, attachs_after }) => {
      const params = await readParams(inside.db, problem.site)
      if (attachs_after.length === 0 && params('tour.photo_required'))
        throw refuseFields('validation.failed', { attachs_after: 'required' })
      await log(inside, problem, 'fix', { comment: fix_note, attachs: attachs_after })
      return { fixed_at: inside.now, fixed_by: authorOf(inside), fix_note, attachs_after }
    },
    verify: verified('verify'),
    verify_own: verified('verify_own'),
    reopen: async (inside, problem, { reason }) => {
      const isLate = inside.now - (problem.closed_at ?? inside.now) > reopenDays * 86_400
      if (isLate)
        throw new ApiError('state.transition', { from: problem.status, to: 'reopened', allowed: [] })
      await log(inside, problem, 'reopen', { comment: reason })
      await tellAssignee(inside, type, 'reopened', problem)
      return {
        reopen_count: problem.reopen_count + 1,
        due_at: await dueAt(inside, problem),
        verified_at: null,
        verified_by: null,
        closed_at: null,
        close_reason: null,
      }
    },
    close: async (inside, problem, { close_reason }) => {
      await log(inside, problem, 'close', { comment: close_reason })
      return { closed_at: inside.now, close_reason: close_reason ?? null }
    },
    void: async (inside, problem, { reason }) => {
      await log(inside, problem, 'void', { comment: reason })
      return { closed_at: inside.now, close_reason: reason }
    },
    edit: async (inside, problem, given) => {
      // Fields that were left out are absent in JSON, not undefined.
      const values = given as Partial<ProblemRow>
      const more = await edited(inside, type, { before: problem, values })
      await log(inside, problem, 'edit')
      return { ...values, ...more }
    },
    comment: async (inside, problem, { comment, attachs }) => {
      await log(inside, problem, 'comment', { comment, attachs })
      return {}
    },
  } satisfies Steps
}

const stateAfter = (action: string): ProblemStatus | undefined =>
  Object.entries(tourProblem.lifecycle?.steps ?? {}).find(([step]) => step === action)?.[1].to
