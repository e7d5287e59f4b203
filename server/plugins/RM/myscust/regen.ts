import { sql } from 'kysely'
import { mayRegen, myscustProblem, myscustRegen } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { ApiError } from '#contract/reply.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { authorize } from '#server/engine/refuse.ts'
import { idsOf } from '#server/engine/rows.ts'
import { transact } from '#server/engine/transact.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { rulesAt } from '#server/plugins/RM/routing/routing.ts'
import { readParams } from '#server/services/params.ts'
import { changeAuto, removeAuto } from './autoProblems.ts'
import { problemsOf } from './lowAnswers.ts'
import { regenPlan, type KnownProblem } from './regenPlan.ts'
import type { ResultRow } from './scored.ts'

/** Makes the problems that the low answers of published visits call for. A second run changes nothing. */
export const regenRoute = route(myscustRegen, async ({ body, context }) => {
  const { site } = body
  authorize(mayRegen, context().who, { site })
  return {
    data: await transact(context(), async (inside) => {
      const visits = await lockedVisits(
        inside,
        site,
        'result_id' in body
          ? sql`_id = ${body.result_id}`
          : sql`period = ${body.period} and round = ${body.round}`,
      )
      if ('result_id' in body) requirePublished(visits)
      return regen(
        inside,
        site,
        visits.filter(({ status }) => status === 'published'),
      )
    }),
  }
})

/** Two runs at once wait for each other here. */
async function lockedVisits(inside: Context, site: string, which: Sql): Promise<readonly ResultRow[]> {
  const { rows: seen } = await sql<{ _id: string }>`
    select _id from ${visibleTable(myscustResult, inside, { site })} where ${which}`.execute(inside.db)
  const { rows } = await sql<ResultRow>`
    select * from myscust_result where _id = any(${idsOf(seen)}) order by _id for update`.execute(inside.db)
  return rows
}

function requirePublished([visit]: readonly ResultRow[]): void {
  if (!visit) throw new ApiError('not_found')
  if (visit.status !== 'published')
    throw new ApiError('state.transition', { from: visit.status, allowed: ['published'] })
}

async function regen(inside: Context, site: string, visits: readonly ResultRow[]) {
  const below = (await readParams(inside.db, site))('myscust.problem_below')
  const rules = await rulesAt(await asSystem(inside), site)
  const wanted = visits.flatMap((visit) => problemsOf(visit, below, rules))
  const plan = regenPlan(wanted, await autoProblems(inside, visits))
  const gone = await goneShops(inside, visits)
  const create = plan.create.filter(({ store_id }) => !gone.has(store_id))
  for (const problem of create) await insert(myscustProblem, inside, problem)
  await changeAuto(inside, plan.update)
  await removeAuto(inside, plan.remove)
  const { update, remove, kept } = plan
  return { created: create.length, updated: update.length, removed: remove.length, kept }
}

/** The shops of these visits that were split or merged since, where nobody could deal with a new problem. */
async function goneShops({ db }: Context, visits: readonly ResultRow[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ _id: string }>`
    select _id from store where _id = any(${visits.map(({ store_id }) => store_id)}) and (is_split or is_merge)`.execute(
    db,
  )
  return new Set(idsOf(rows))
}

/**
 * The automatic problems of these visits, locked. One is touched once it has left `open`, or somebody has changed or
 * discussed it.
 */
async function autoProblems(inside: Context, visits: readonly ResultRow[]): Promise<readonly KnownProblem[]> {
  // Locked by a statement of its own: the next one then sees what was stored while this one waited.
  await sql`
    select from myscust_problem where result_id = any(${idsOf(visits)}) and origin = 'auto'
    order by _id for update`.execute(inside.db)
  const { rows } = await sql<KnownProblem>`
    select p.*, p.status <> 'open' or exists (
      select from problem_event e where e.problem_type = 'myscust' and e.problem_id = p._id
        and e.action <> 'create' and e.by is not null) as is_touched
    from myscust_problem p
    where p.result_id = any(${idsOf(visits)}) and p.origin = 'auto' and p.deleted_at is null
    order by p._id`.execute(inside.db)
  return rows
}
