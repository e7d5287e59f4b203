import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { byRegion } from './byRegion.ts'
import { call } from '#contract/call.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { month } from '#contract/month.ts'
import {
  commenting,
  endsCritical,
  problemActions,
  problemCounters,
  problemFields,
  problemLifecycle,
  reopens,
  type ProblemRights,
} from './problem.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { stepCall } from '#contract/resourceCalls.ts'

const view = byRegion('rm.myscust_problem.view', 'rmhk.myscust_problem.view')
const atStore: Rule = { own: 'store_id', permit: 'tour' }
const mayEdit = byRegion('rm.myscust_problem.edit', 'rmhk.myscust_problem.edit')
const edit: Rule = { all: [mayEdit, atStore] }
const assignee: Rule = { self: 'assignee_id' }

/** Ends a problem, even one of a shop that has since been split or merged: nothing else can be done with it. */
const ending: Rule = { all: [mayEdit, { own: 'store_id', permit: 'tour', past: true }, endsCritical] }

const rights: ProblemRights = {
  assign: edit,
  start: { any: [edit, { all: [view, atStore, assignee] }] },
  fix: { all: [edit, assignee] },
  verify: ending,
  reopen: reopens(edit, mayEdit),
  close: ending,
  void: ending,
  comment: edit,
  edit,
}

/**
 * Something that went wrong for a mystery customer: raised by a low score (`auto`) or noted by staff (`manual`).
 */
export const myscustProblem = resource({
  name: 'myscust_problem',
  path: '/MyscustProblem',
  scope: 'site',
  fields: {
    ...problemFields,
    result_id: ref('myscust_result', { required: true, writable: 'create' }),
    /** The answer that it comes from, and the section of that answer. */
    item_id: text({ max: 64, writable: 'create' }),
    section: text({ max: 120 }),
    origin: choice(['auto', 'manual'], { initial: 'manual', writable: 'never' }),
  },
  search: ['problem_no', 'title', 'description', 'store_id', 'brand_id'],
  sort: { found_at: -1 },
  can: crudRules(view, edit),
  lifecycle: problemLifecycle(rights),
  actions: problemActions(rights),
  beside: { counters: problemCounters },
  exports: view,
})

/** Comments on a problem without changing its state. */
export const myscustProblemComment = stepCall(myscustProblem, ['comment'], commenting)

const site = recordId
const period = month
const round = z.int().min(1).max(99)

/** Who may create problems from answers. */
export const mayRegen = byRegion('rm.myscust.regen', 'rmhk.myscust.regen')
/** Who may apply the routing rules again. */
export const mayReall = byRegion('rm.myscust.reall', 'rmhk.myscust.reall')

/**
 * Recreates the automatic problems of one published result (4091 in any other state), or of the published results of a
 * round, from the answers below `myscust.problem_below`. Problems that somebody has begun to deal with are kept. A
 * second run changes nothing.
 */
export const myscustRegen = call({
  method: 'POST',
  path: '/myscust/problems/regen',
  does: "Makes the automatic problems of mystery customers' results anew.",
  can: mayRegen,
  reach: { site: 'site' },
  body: z.union([z.strictObject({ site, result_id: recordId }), z.strictObject({ site, period, round })]),
  reply: z.object({ created: z.int(), updated: z.int(), removed: z.int(), kept: z.int() }),
  errors: ['not_found', 'site.denied', 'state.transition'],
})

/**
 * Applies the routing rules again to decide the department and the person of each unfinished problem. Problems for
 * which there is no rule (`no_rule`), or whose shop has no owner (`no_owner`), are listed. A second run changes nothing.
 */
export const myscustReall = call({
  method: 'POST',
  path: '/myscust/problems/reall',
  does: "Allocates the problems of mystery customers' results anew.",
  can: mayReall,
  reach: { site: 'site' },
  body: z.object({
    site,
    period: period.optional(),
    round: round.optional(),
    only_unassigned: z.boolean().default(false),
  }),
  reply: z.object({
    reassigned: z.int(),
    unchanged: z.int(),
    unroutable: z.array(z.object({ _id: z.string(), reason: z.enum(['no_rule', 'no_owner']) })),
  }),
  errors: ['site.denied'],
})
