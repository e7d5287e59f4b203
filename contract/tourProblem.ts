import type { Rule } from './access.ts'
import { choice, integer, ref, seconds, text } from './field.ts'
import { resource } from './resource.ts'
import type { Permission } from './permission.ts'

/** The mainland code anywhere but in Hong Kong, where its Hong Kong twin counts instead. */
const byRegion = (mainland: Permission, hongKong: Permission): Rule => ({
  any: [{ all: [mainland, { not: { region: 'HK' } }] }, { all: [hongKong, { region: 'HK' }] }],
})

/** Something wrong that staff found in a shop while touring, from found to closed. */
export const tourProblem = resource({
  name: 'tour_problem',
  path: '/TourProblem',
  scope: 'site',
  fields: {
    /** Site code, day and running number. */
    problem_no: text({ assigned: true, writable: 'never', max: 40 }),
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true }),
    brand_id: ref('brand'),
    floor_id: ref('floor'),
    category: choice(
      [
        'cleanliness',
        'lighting_signage',
        'display',
        'staff_service',
        'safety_fire',
        'fit_out',
        'opening_hours',
        'queue',
        'licence',
        'other',
      ],
      { required: true },
    ),
    /** 1 critical, 2 high, 3 medium, 4 low. */
    severity: integer({ required: true, min: 1, max: 4 }),
    title: text({ required: true }),
    description: text({ max: 2000 }),
    department: ref('department'),
    assignee_id: ref('user'),
    found_by: ref('user'),
    found_at: seconds(),
    assigned_at: seconds(),
    due_at: seconds(),
    started_at: seconds(),
    fixed_at: seconds(),
    fixed_by: ref('user'),
    verified_at: seconds(),
    verified_by: ref('user'),
    closed_at: seconds(),
    reopen_count: integer({ initial: 0, min: 0 }),
    status: choice(['open', 'assigned', 'in_progress', 'fixed', 'verified', 'reopened', 'closed', 'void'], {
      initial: 'open',
    }),
    close_reason: text({ max: 500 }),
    source: choice(['tour', 'manual', 'flag'], { initial: 'manual' }),
  },
  search: ['problem_no', 'title', 'description'],
  sort: { found_at: -1 },
  can: { view: byRegion('rm.tour_issue.view', 'rmhk.tour_issue.view') },
})
