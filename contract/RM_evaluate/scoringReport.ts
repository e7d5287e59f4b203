import { z } from 'zod'
import { daySeconds, seconds } from '#contract/dayFields.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { decimal } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'
import { seesScores } from './scoringRules.ts'
import { shopNames } from './shopNames.ts'
import { windows } from '#contract/window.ts'

/**
 * The score of a shop on one day: one report for each shop and day. A draft is submitted, and a manager
 * confirms it. Reports are written by the calls on `/ts/daily/scoring`, which return the items too.
 */
export const scoringReport = resource({
  name: 'scoring_report',
  path: '/ts/daily/scoring/list',
  scope: 'site',
  fields: {
    ...shopNames,
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    /** The tenancy on that day. */
    tenant_ship_id: ref('tenant_ship', { writable: 'never' }),
    /** The day, as its first second at the site. */
    stat_time: daySeconds({ required: true, writable: 'create', window: windows.recorded }),
    set_id: ref('score_item_set', { assigned: true, writable: 'never' }),
    status: choice(['draft', 'submitted', 'confirmed'], { assigned: true, writable: 'never' }),
    scorer_id: ref('user', { writable: 'never' }),
    submitted_at: seconds({ writable: 'never' }),
    confirmed_by: ref('user', { writable: 'never' }),
    confirmed_at: seconds({ writable: 'never' }),
    /** Why it was last returned to its scorer. */
    returned_reason: text({ max: 500, writable: 'never' }),
    /** 0 to 100, with two decimals. Empty if too few of the items were answered (`scoring.min_weight_share`). */
    total_score: decimal({ min: 0, max: 100, writable: 'never' }),
    /** A critical item got no points. */
    critical_failed: flag({ writable: 'never' }),
    source: choice(['form', 'upload'], { assigned: true, writable: 'never' }),
  },
  beside: { counters: z.partialRecord(z.enum(['draft', 'submitted', 'confirmed']), z.int().min(0)) },
  search: ['store_id', 'tenant_ship_id'],
  sort: { stat_time: -1 },
  can: { view: seesScores },
})
