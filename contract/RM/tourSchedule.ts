import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { isAfter, isEmpty } from '#contract/checks.ts'
import { date, days, seconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref, refs, staffRefs, text } from '#contract/fields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { byRegion } from './byRegion.ts'
import { windows } from '#contract/window.ts'

const view = byRegion('rm.tour.view', 'rmhk.tour.view')
/** Like tours, schedules may only contain the user's own shops. */
const edit: Rule = {
  all: [byRegion('rm.tour.edit', 'rmhk.tour.edit'), { own: 'store_ids', permit: 'tour' }],
}

const noDays: number[] = []

/** The reasons why a tour cannot be planned: `route` means shops or people that a tour cannot have. */
const planProblems = ['no_people', 'no_shops', 'too_many_shops', 'no_checklist', 'route'] as const
export type PlanProblem = (typeof planProblems)[number]

/**
 * Plans tours automatically: who walks where, on which days of the week and at what time. A job plans the tours of the next
 * days, one for each day.
 */
export const tourSchedule = resource({
  name: 'tour_schedule',
  path: '/TourSchedule',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    /** The title of its tours. */
    title: text({ required: true }),
    /** The checklist of its tours; the default one of the site if left out. */
    template_id: ref('tour_template'),
    assignee_ids: staffRefs({ does: { step: 'start', of: 'tour' } }),
    /** A department: on the day of planning, everybody in it at the site who may fill in results walks the tour too. */
    department: ref('department'),
    store_ids: refs('store'),
    /** Floors: every shop that trades there on the day of planning is on the route too. */
    floor_ids: refs('floor'),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: json(z.array(z.int().min(1).max(7)).max(7), { initial: noDays }),
    /** The local time of the site, `HH:MM`. */
    time: text({ required: true, max: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
    starts_on: date({ required: true, window: windows.plan }),
    /** The last day. Empty until somebody ends it. */
    ends_on: date({ window: windows.plan }),
    /** Days without a tour. */
    holidays: days({ window: windows.plan }),
    is_paused: flag(),
    /** Why its last tour could not be planned. Empty once a tour has been planned again. */
    plan_problem: choice(planProblems, { writable: 'never' }),
    plan_failed_at: seconds({ writable: 'never' }),
  },
  check: ({ weekdays, assignee_ids, department, store_ids, floor_ids, starts_on, ends_on }) => ({
    ...(isEmpty(weekdays) ? { weekdays: 'required' } : {}),
    ...(isEmpty(assignee_ids) && !department ? { assignee_ids: 'required' } : {}),
    ...(isEmpty(store_ids) && isEmpty(floor_ids) ? { floor_ids: 'required' } : {}),
    ...(isAfter(starts_on, ends_on) ? { ends_on: 'before_start' } : {}),
  }),
  search: ['title', 'store_ids'],
  sort: { starts_on: -1 },
  can: crudRules(view, edit),
})
