import { seconds } from '#contract/dayFields.ts'
import { choice, files, ref, text } from '#contract/fields.ts'
import { problemStatuses } from './problem.ts'
import { log } from '#contract/resource.ts'
import { tourProblem } from './tourProblem.ts'

/** What happened to a problem, step by step. Readable by everyone who may see the problem. */
export const problemEvent = log({
  name: 'problem_event',
  path: '/problemevent',
  reach: 'none',
  fields: {
    problem_type: choice(['tour', 'myscust'], { required: true }),
    problem_id: text({ required: true, max: 64 }),
    /** Empty for the first event. */
    from: choice(problemStatuses),
    to: choice(problemStatuses, { required: true }),
    action: choice(['create', ...Object.keys(tourProblem.actions)], { required: true }),
    /** Empty if it happened automatically, such as closing after some days. */
    by: ref('user'),
    at: seconds({ required: true }),
    comment: text({ max: 2000 }),
    attachs: files('any'),
  },
  sort: { at: 1 },
  // The problem itself decides which of the two codes is needed, and at which sites.
  can: {
    view: {
      any: [
        'rm.tour_issue.view',
        'rmhk.tour_issue.view',
        'rm.myscust_problem.view',
        'rmhk.myscust_problem.view',
      ],
    },
  },
})
