import { sql } from 'kysely'
import type { z } from 'zod'
import { mayReall, myscustProblem, myscustReall } from '#contract/RM/myscustProblem.ts'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { tellAssignees } from '#server/plugins/RM/problems/tellAssignee.ts'
import { routerAt, type Route } from '#server/plugins/RM/routing/routing.ts'
import { changeAuto } from './autoProblems.ts'

type Body = z.output<typeof myscustReall.body>
type Problem = StoredRecord<typeof myscustProblem>

/** Gives the unfinished problems of a site, or of some of its visits, to those whom the rules name. */
export const reallRoute = route(myscustReall, async ({ body, context }) => {
  authorize(mayReall, context().who, { site: body.site })
  return { data: await transact(context(), (inside) => reallocate(inside, body)) }
})

async function reallocate(inside: Context, body: Body) {
  const routeOf = await routerAt(inside, body.site)
  const unroutable: z.infer<typeof myscustReall.reply>['unroutable'] = []
  const assigned: Problem[] = []
  let [reassigned, unchanged] = [0, 0]
  for (const problem of await unfinished(inside, body)) {
    const found = await routeOf(problem)
    const isChanged = await follow(inside, problem, found)
    if (isOther(problem, found.assignee_id)) assigned.push({ ...problem, assignee_id: found.assignee_id })
    if (!found.rule) unroutable.push({ _id: problem._id, reason: 'no_rule' })
    else if (found.rule.to_owner && !found.assignee_id)
      unroutable.push({ _id: problem._id, reason: 'no_owner' })
    else if (isChanged) reassigned += 1
    else unchanged += 1
  }
  await tellAssignees(inside, 'myscust', assigned)
  return { reassigned, unchanged, unroutable }
}

/** Two runs at once wait for each other here. */
async function unfinished(
  inside: Context,
  { site, period, round, only_unassigned }: Body,
): Promise<readonly Problem[]> {
  const conditions: Sql[] = [
    ...(period === undefined ? [] : [sql`result.period = ${period}`]),
    ...(round === undefined ? [] : [sql`result.round = ${round}`]),
    ...(only_unassigned ? [sql`problem.assignee_id is null`] : []),
  ]
  const { rows } = await sql<Problem>`
    select problem.* from myscust_problem problem join myscust_result result on result._id = problem.result_id
    where problem._id in (select _id from ${visibleTable(myscustProblem, inside, { site })})
      and problem.status = any(${[...unfixedStatuses]})
      ${sql.join(
        conditions.map((condition) => sql`and ${condition}`),
        sql` `,
      )}
    order by problem._id for update of problem`.execute(inside.db)
  return rows
}

/** Gives a problem to the person and the department of its route. Returns whether that changes anything. */
async function follow(inside: Context, problem: Problem, { department, assignee_id }: Route) {
  if (assignee_id !== null && isOther(problem, assignee_id)) {
    await takeStep(myscustProblem, await asSystem(inside), {
      id: problem._id,
      step: 'assign',
      takes: { assignee_id, department },
    })
    return true
  }
  if (department === null || department === problem.department) return false
  await changeAuto(inside, [{ record: problem, values: { department } }])
  return true
}

/** Whether the route leads to a person who does not have the problem yet. */
const isOther = (problem: Problem, assignee_id: string | null): boolean =>
  assignee_id !== null && assignee_id !== problem.assignee_id
