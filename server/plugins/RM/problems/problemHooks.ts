import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { problemStatuses } from '#contract/RM/problem.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { asSystem, authorOf } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { one } from '#server/engine/read.ts'
import { oneByOne, type Done, type Intent } from '#server/engine/hooks.ts'
import { departmentFor } from '#server/plugins/RM/routing/routing.ts'
import { dueAt } from './dueAt.ts'
import { addEvent, problemOf, type ProblemType } from './problemEvents.ts'
import type { ProblemRow } from './problemRow.ts'
import { edited } from './edited.ts'
import { isOverdue } from './isOverdue.ts'
import { problemSteps } from './problemSteps.ts'
import { requireDoers } from '#server/services/session/doers.ts'
import { tellAssignee } from './tellAssignee.ts'

/** What the server does for problems, of tours or of mystery customers, beyond their contract. */
export const problemHooks = (type: ProblemType) => ({
  derived: { is_overdue: isOverdue },
  totals: (context: Context, matching: Sql) => ({
    counters: sql`
    with counted as (
      select status, count(*) as problems, count(*) filter (where ${isOverdue(context)}) as late
      from ${matching} group by status)
    select status as key, problems as count from counted
    union all select 'overdue', sum(late) from counted having sum(late) > 0`,
  }),
  beforeSave: oneByOne((inside: Context, { before, values, after }: Intent<ProblemRow>) =>
    before ? edited(inside, type, { before, values }) : found(inside, type, after),
  ),
  afterChange: oneByOne(async (inside: Context, { before, after, step }: Done<ProblemRow>) => {
    if (!after || step !== undefined) return
    await addEvent(inside, type, {
      problem_id: after._id,
      from: before?.status ?? null,
      to: after.status,
      action: before ? 'edit' : 'create',
    })
    if (!before) await tellAssignee(inside, type, 'assigned', after)
  }),
  guard: oneByOne(async (inside: Context, { before, after }: Done<ProblemRow>) => {
    if (before && !after) requireRemovable(inside, before)
  }),
  actions: problemSteps(type),
})

/**
 * A new problem: the tenant and the floor of the shop, when it has to be fixed, and who found it. The rules of the site name
 * its department, unless somebody chose it or the person who is to fix it.
 */
async function found(inside: Context, type: ProblemType, problem: ProblemRow): Promise<Partial<ProblemRow>> {
  const { site, store_id, assignee_id } = problem
  const shop = await one(store, await asSystem(inside), { cond: JSON.stringify({ _id: store_id, site }) })
  if (!shop || !(await isOfVisit(inside, problem)))
    throw refuseFields('validation.failed', { store_id: 'reference' })
  if (assignee_id)
    await requireDoers(inside, { resource: problemOf(type), field: 'assignee_id', site }, [assignee_id])
  return {
    floor_id: shop.floor_id,
    brand_id: shop.current_ship?.brand_id ?? null,
    found_by: authorOf(inside),
    found_at: inside.now,
    due_at: problem.due_at ?? (await dueAt(inside, problem)),
    ...(problem.department || assignee_id ? {} : { department: await departmentFor(inside, problem) }),
    ...(assignee_id ? { status: 'assigned', assigned_at: inside.now } : {}),
  }
}

/** What a mystery customer met is a problem of the shop that they visited. */
async function isOfVisit(inside: Context, { result_id, site, store_id }: ProblemRow): Promise<boolean> {
  if (!result_id) return true
  const cond = JSON.stringify({ _id: result_id, site, store_id })
  return (await one(myscustResult, await asSystem(inside), { cond })) !== null
}

const day = 86_400

/** Only what one found oneself by mistake within a day, and what is void, can be removed. Everything else is kept. */
function requireRemovable({ who, now }: Context, { status, found_by, found_at }: ProblemRow): void {
  const isMistake = found_by === who.id && now - (found_at ?? 0) < day
  if (!['open', 'void'].includes(status) || !isMistake)
    throw new ApiError('state.transition', { from: status, allowed: [...problemStatuses] })
}
