import type { Rule } from '#contract/access.ts'
import { byRegion } from './byRegion.ts'
import { choice, ref } from '#contract/fields.ts'
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
import { resource } from '#contract/resource.ts'
import { stepCall } from '#contract/resourceCalls.ts'

type Right = 'view' | 'view_all' | 'create' | 'assign' | 'fix' | 'verify' | 'close' | 'delete' | 'export'

const may = (right: Right): Rule => byRegion(`rm.tour_issue.${right}`, `rmhk.tour_issue.${right}`)

/** A right, and a shop that belongs to the person. */
const mayAt = (...rights: Right[]): Rule => ({
  all: [{ any: rights.map(may) }, { own: 'store_id', permit: 'tour' }],
})

/**
 * Floor staff see the problems of their shops, the problems they found and the problems they are to fix;
 * people with a read-only role see all.
 */
const seesAll: Rule = { any: [may('view_all'), { role: 'readonly' }] }
const involved: Rule = {
  any: [{ own: 'store_id', permit: 'tour', past: true }, { self: 'found_by' }, { self: 'assignee_id' }],
}

/** Ends a problem. Also one of a shop that was split or merged since: nothing else can be done with it. */
const ending = (right: Right): Rule => ({
  all: [may(right), { own: 'store_id', permit: 'tour', past: true }, endsCritical],
})
const assignee: Rule = { self: 'assignee_id' }

const rights: ProblemRights = {
  assign: mayAt('assign'),
  start: { any: [mayAt('assign'), { all: [mayAt('view'), assignee] }] },
  fix: { all: [mayAt('fix'), assignee] },
  verify: ending('verify'),
  reopen: reopens(mayAt('verify'), may('verify')),
  close: ending('close'),
  void: ending('close'),
  comment: mayAt('view'),
  edit: mayAt('create', 'assign'),
}

/** Something wrong that staff found in a shop while touring, from found to closed. */
export const tourProblem = resource({
  name: 'tour_problem',
  path: '/TourProblem',
  scope: 'site',
  fields: {
    ...problemFields,
    tour_id: ref('tour', { writable: 'create' }),
    /** The flag on the watch list that it is about. */
    flag_id: ref('flag', { writable: 'create' }),
    source: choice(['tour', 'manual', 'flag'], { initial: 'manual', writable: 'never' }),
  },
  search: ['problem_no', 'title', 'description', 'store_id', 'brand_id'],
  sort: { found_at: -1 },
  can: {
    view: { all: [may('view'), { any: [seesAll, involved] }] },
    create: mayAt('create'),
    update: rights.edit,
    remove: mayAt('delete'),
  },
  lifecycle: problemLifecycle(rights),
  actions: problemActions(rights),
  beside: { counters: problemCounters },
  exports: may('export'),
})

/** Can do something with several problems at once. */
export const handlesMany: Rule = { any: [may('assign'), may('close'), may('export')] }

/** Says something about a problem, without taking it to another state. */
export const tourProblemComment = stepCall(tourProblem, ['comment'], commenting)
