import type { Rule } from './access.ts'
import { byRegion } from './byRegion.ts'
import { choice, ref } from './field.ts'
import { problemCounters, problemFields, problemSteps } from './problem.ts'
import { resource } from './resource.ts'

type Right = 'view' | 'create' | 'assign' | 'fix' | 'verify' | 'close' | 'delete'

const may = (right: Right): Rule => byRegion(`rm.tour_issue.${right}`, `rmhk.tour_issue.${right}`)

/** A right, and a shop that is the person's. */
const mayAt = (...rights: Right[]): Rule => ({
  all: [{ any: rights.map(may) }, { own: 'store_id', permit: 'tour' }],
})

/** Something wrong that staff found in a shop while touring, from found to closed. */
export const tourProblem = resource({
  name: 'tour_problem',
  path: '/TourProblem',
  scope: 'site',
  fields: {
    /** The number in it is the site's code, the day and a running number. */
    ...problemFields,
    tour_id: ref('tour', { writable: 'create' }),
    source: choice(['tour', 'manual', 'flag'], { initial: 'manual', writable: 'never' }),
  },
  search: ['problem_no', 'title', 'description'],
  sort: { found_at: -1 },
  can: {
    view: may('view'),
    create: mayAt('create'),
    /** Whoever may take one step at least. */
    update: mayAt('create', 'assign', 'fix', 'verify', 'close'),
    remove: mayAt('delete'),
  },
  actions: problemSteps({
    assign: mayAt('assign'),
    start: mayAt('fix', 'assign'),
    fix: mayAt('fix'),
    verify: mayAt('verify'),
    reopen: mayAt('verify'),
    close: mayAt('close'),
    void: mayAt('close'),
    comment: mayAt('view'),
    edit: mayAt('create', 'assign'),
  }),
  beside: { counters: problemCounters },
  waiting: ['create', 'update', 'remove'],
})
