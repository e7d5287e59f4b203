import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { byRegion } from './byRegion.ts'
import { choice, date, decimal, integer, json, plainText, recordId, ref, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

const view = byRegion('rm.tour_result.view', 'rmhk.tour_result.view')
const edit: Rule = {
  all: [byRegion('rm.tour_result.edit', 'rmhk.tour_result.edit'), { own: 'store_id', permit: 'tour' }],
}

/** One point of the check list, with photos as uids of uploaded files. */
const item = z.strictObject({
  item: plainText.min(1).max(200),
  result: z.enum(['pass', 'fail', 'na']),
  remark: plainText.max(500).nullable(),
  attachs: z.array(recordId).max(20),
})

/** Counted by the server from the items and the problems whenever the result is saved. */
const counted = integer({ initial: 0, min: 0, writable: 'never' })

/** The result of one shop on one tour. */
export const tourResult = resource({
  name: 'tour_result',
  path: '/TourResult',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    tour_id: ref('tour', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    tour_date: date({ required: true }),
    checker_id: ref('user', { writable: 'never' }),
    items: json(z.array(item).max(200), { initial: [] }),
    pass_count: counted,
    fail_count: counted,
    na_count: counted,
    /** A fraction from 0 to 1, over the points that applied; null when none did. */
    pass_rate: decimal({ min: 0, max: 1, writable: 'never' }),
    problem_count: counted,
    result: choice(['pass', 'attention', 'fail'], { writable: 'never' }),
    remark: text({ max: 2000 }),
  },
  sort: { tour_date: -1 },
  can: crudRules(view, edit),
  waiting: ['create', 'update', 'remove'],
})
