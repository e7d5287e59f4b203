import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { byRegion } from './byRegion.ts'
import { choice, plainText, ref, refs, seconds, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

const view = byRegion('rm.tour.view', 'rmhk.tour.view')
const edit: Rule = {
  all: [byRegion('rm.tour.edit', 'rmhk.tour.edit'), { own: 'store_ids', permit: 'tour' }],
}

/** A round of staff through shops: planned, walked, and then finished or cancelled. */
export const tour = resource({
  name: 'tour',
  path: '/tour',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    tour_no: text({ assigned: true, writable: 'never', max: 40 }),
    title: text({ required: true }),
    planned_at: seconds({ required: true }),
    started_at: seconds({ writable: 'never' }),
    finished_at: seconds({ writable: 'never' }),
    assignee_ids: refs('user'),
    floor_ids: refs('floor'),
    /** The route, in the order of walking. */
    store_ids: refs('store'),
    status: choice(['planned', 'in_progress', 'finished', 'cancelled'], {
      initial: 'planned',
      writable: 'never',
    }),
  },
  search: ['tour_no', 'title'],
  sort: { planned_at: -1 },
  can: crudRules(view, edit),
  actions: {
    start: { can: edit, takes: z.strictObject({}) },
    finish: { can: edit, takes: z.strictObject({}) },
    cancel: { can: edit, takes: z.strictObject({ reason: plainText.trim().min(1).max(500) }) },
  },
  waiting: ['create', 'update', 'remove'],
})
