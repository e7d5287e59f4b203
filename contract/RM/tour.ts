import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { date, seconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref, refs, staffRefs, siteNumber, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { byRegion } from './byRegion.ts'
import { pointNames, pointParts } from './tourTemplate.ts'
import { windows } from '#contract/window.ts'

const may = (right: 'view' | 'edit'): Rule => byRegion(`rm.tour.${right}`, `rmhk.tour.${right}`)

/**
 * Floor staff see the tours that they walk and those that lead through one of their shops; people who see all
 * issues of the site, and people with a read-only role, see all.
 */
const view: Rule = {
  all: [
    may('view'),
    {
      any: [
        byRegion('rm.tour_issue.view_all', 'rmhk.tour_issue.view_all'),
        { role: 'readonly' },
        { self: 'assignee_ids' },
        { own: 'store_ids', permit: 'tour', past: true, some: true },
      ],
    },
  ],
}
const edit: Rule = { all: [may('edit'), { own: 'store_ids', permit: 'tour' }] }

/** Ends a tour, even one with a shop that has since been split or merged. */
const manages: Rule = { all: [may('edit'), { own: 'store_ids', permit: 'tour', past: true }] }
/** The people who walk a tour fill in its results, and need no right to plan. */
const walks: Rule = {
  any: [
    manages,
    { all: [byRegion('rm.tour_result.edit', 'rmhk.tour_result.edit'), { self: 'assignee_ids' }] },
  ],
}

/** A point of the template, by its code. */
const checkPoint = z.object({
  item: z.string(),
  ...pointNames,
  ...pointParts,
  /** The shops on the route in which it is checked; null for all. */
  store_ids: z.array(recordId).nullable(),
})
export type CheckPoint = z.infer<typeof checkPoint>

export const tourStatuses = ['planned', 'in_progress', 'finished', 'cancelled', 'missed'] as const

/** A round of staff through shops: planned, walked, and then finished, cancelled or missed. */
export const tour = resource({
  name: 'tour',
  path: '/tour',
  scope: 'site',
  fields: {
    tour_no: siteNumber('T'),
    site: ref('site', { required: true, writable: 'create' }),
    title: text({ required: true }),
    planned_at: seconds({ required: true, window: windows.plan }),
    started_at: seconds({ writable: 'never' }),
    finished_at: seconds({ writable: 'never' }),
    assignee_ids: staffRefs({ does: { step: 'start' } }),
    /** The floors of the shops on the route. A request cannot set them. */
    floor_ids: refs('floor'),
    /** The route, in the order of walking. */
    store_ids: refs('store'),
    status: choice(tourStatuses, { initial: 'planned', writable: 'never' }),
    cancel_reason: text({ max: 500, writable: 'never' }),
    /** The tour should have begun, or has been under way for a day. */
    is_overdue: flag({ writable: 'never', derived: true }),
    /** The template of its checklist; the default one of the site if left out. Fixed once the tour has begun. */
    template_id: ref('tour_template', { assigned: true }),
    /** The schedule that planned it, and for which day. */
    schedule_id: ref('tour_schedule', { writable: 'never' }),
    schedule_day: date({ writable: 'never' }),
    /** What is checked in the shops. */
    checklist: json(z.array(checkPoint), { assigned: true, writable: 'never', derived: true }),
    /** The shops in which every point that applies was checked. */
    checked_count: integer({ assigned: true, writable: 'never', derived: true }),
  },
  check: ({ store_ids, assignee_ids }) => ({
    ...(isEmpty(store_ids) ? { store_ids: 'required' } : {}),
    ...(isEmpty(assignee_ids) ? { assignee_ids: 'required' } : {}),
  }),
  /** Planned for today at the site. */
  asked: { is_today: flag() },
  search: ['tour_no', 'title', 'store_ids'],
  sort: { planned_at: -1 },
  can: crudRules(view, edit),
  lifecycle: lifecycle({
    field: 'status',
    initial: 'planned',
    steps: {
      start: { from: ['planned'], to: 'in_progress', can: walks, tells: [] },
      /** Shops without a result stay unchecked. */
      finish: { from: ['in_progress'], to: 'finished', can: walks, tells: ['created_by'] },
      cancel: {
        from: ['planned', 'in_progress'],
        to: 'cancelled',
        can: manages,
        tells: ['assignee_ids'],
        takes: { reason: text({ required: true, max: 500 }) },
      },
      /** A job takes this step once the day is over. */
      miss: { from: ['planned'], to: 'missed', can: { any: [] }, tells: ['assignee_ids', 'created_by'] },
    },
  }),
  /** How many tours match, by status, and how many of them are overdue. */
  beside: { counters: z.partialRecord(z.enum([...tourStatuses, 'overdue']), z.int().min(0)) },
})

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The points that are checked in a shop. */
export const pointsIn = <P extends Pick<CheckPoint, 'store_ids'>>(
  checklist: readonly P[],
  store: string,
): readonly P[] => checklist.filter(({ store_ids }) => store_ids === null || store_ids.includes(store))
