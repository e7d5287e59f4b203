import type { Rule } from '#contract/access.ts'
import { byRegion } from './byRegion.ts'
import { choice, ref } from '#contract/field.ts'
import { endsCritical, problemCounters, problemFields, problemSteps } from './problem.ts'
import { resource } from '#contract/resource.ts'

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

const ending = (rule: Rule): Rule => ({ all: [rule, endsCritical] })
const assignee: Rule = { self: 'assignee_id' }

/** Something wrong that staff found in a shop while touring, from found to closed. */
export const tourProblem = resource({
  name: 'tour_problem',
  path: '/TourProblem',
  scope: 'site',
  fields: {
    ...problemFields,
    tour_id: ref('tour', { writable: 'create' }),
    source: choice(['tour', 'manual', 'flag'], { initial: 'manual', writable: 'never' }),
  },
  search: ['problem_no', 'title', 'description'],
  sort: { found_at: -1 },
  can: {
    view: { all: [may('view'), { any: [seesAll, involved] }] },
    create: mayAt('create'),
    /** People who may take at least one step. */
    update: mayAt('create', 'assign', 'fix', 'verify', 'close'),
    remove: mayAt('delete'),
  },
  actions: problemSteps({
    assign: mayAt('assign'),
    start: { any: [mayAt('assign'), { all: [mayAt('view'), assignee] }] },
    fix: { all: [mayAt('fix'), assignee] },
    verify: ending(mayAt('verify')),
    reopen: mayAt('verify'),
    close: ending(mayAt('close')),
    void: ending(mayAt('close')),
    comment: mayAt('view'),
    edit: mayAt('create', 'assign'),
  }),
  beside: { counters: problemCounters },
  waiting: ['create', 'update', 'remove'],
})
