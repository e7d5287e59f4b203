import { z } from 'zod'
import { choice, daySeconds, decimal, flag, integer, json, ref } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'
import { scoreSections, seesScores } from '#contract/RM_evaluate/scoringRules.ts'

const points = () => decimal({ min: 0, max: 100, writable: 'never' })
/** Of all that match, over every page. */
const summary = z.object({
  average: z.number().nullable(),
  median: z.number().nullable(),
  max: z.number().nullable(),
  min: z.number().nullable(),
  stores: z.number(),
})
const rank = () => integer({ min: 1, writable: 'never' })

/** What a confirmed report came to among the shops of its site and day. Lists show the current version of each day. */
export const scoringResult = resource({
  name: 'scoring_result',
  path: '/ts/daily/scoring/results',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { assigned: true, writable: 'never' }),
    /** The shop's floor and category that day; ranks are within the latter. */
    floor_id: ref('floor', { writable: 'never' }),
    category_id: ref('brand_category', { writable: 'never' }),
    /** The day, as the first moment of it at the site. */
    stat_time: daySeconds({ assigned: true, writable: 'never' }),
    report_id: ref('scoring_report', { assigned: true, writable: 'never' }),
    /** 0 to 100; none: too few of the items were answered, so the shop has no rank. */
    score: points(),
    /** 0 to 100 by section; null where nothing of it was answered. */
    section_scores: json(z.partialRecord(z.enum(scoreSections), z.number().nullable()), {
      assigned: true,
      writable: 'never',
    }),
    /** Equal scores share a rank and the next is skipped: 1, 2, 2, 4. */
    rank_site: rank(),
    rank_category: rank(),
    /** Shops of the site that have a rank. */
    ranked_total: integer({ min: 0, assigned: true, writable: 'never' }),
    /** Of the shop's confirmed day before. */
    previous_score: points(),
    delta: decimal({ min: -100, max: 100, writable: 'never' }),
    site_average: points(),
    grade: choice(['A', 'B', 'C', 'D'], { writable: 'never' }),
    version: integer({ min: 1, assigned: true, writable: 'never' }),
    /** The shop's last confirmed day. */
    is_latest: flag({ writable: 'never' }),
  },
  sort: { stat_time: -1, rank_site: 1 },
  beside: { summary },
  can: { view: seesScores },
})
