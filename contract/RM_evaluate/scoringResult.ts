import { z } from 'zod'
import { daySeconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'
import { scoreSections, seesScores } from './scoringRules.ts'
import { shopNames } from './shopNames.ts'

const points = () => decimal({ min: 0, max: 100, writable: 'never' })
/** Shops by what they have in common, the best first. */
const groups = z.array(
  z.object({
    /** Null: the shops without a floor or category. */
    id: z.string().nullable(),
    average: z.number().nullable(),
    stores: z.number(),
    /** Equal averages share a rank and the next rank is skipped. Groups without an average come last. */
    rank: z.number(),
  }),
)
export type ScoreGroups = z.infer<typeof groups>
/** Over all matching results, on every page. */
const summary = z.object({
  average: z.number().nullable(),
  median: z.number().nullable(),
  max: z.number().nullable(),
  min: z.number().nullable(),
  stores: z.number(),
  by_floor: groups,
  by_category: groups,
})
const rank = () => integer({ min: 1, writable: 'never' })

/**
 * The result of a confirmed report among the shops of its site on that day. Lists show the current version of
 * each day.
 */
export const scoringResult = resource({
  name: 'scoring_result',
  path: '/ts/daily/scoring/results',
  scope: 'site',
  fields: {
    ...shopNames,
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { assigned: true, writable: 'never' }),
    /** The shop's floor and category on that day. Ranks are within the category. */
    floor_id: ref('floor', { writable: 'never' }),
    category_id: ref('brand_category', { writable: 'never' }),
    /** The day, as its first second at the site. */
    stat_time: daySeconds({ assigned: true, writable: 'never' }),
    report_id: ref('scoring_report', { assigned: true, writable: 'never' }),
    /** 0 to 100. Empty if too few of the items were answered: the shop then has no rank. */
    score: points(),
    /** 0 to 100 by section; null where no item of the section was answered. */
    section_scores: json(z.partialRecord(z.enum(scoreSections), z.number().nullable()), {
      assigned: true,
      writable: 'never',
    }),
    /** Equal scores share a rank and the next rank is skipped: 1, 2, 2, 4. */
    rank_site: rank(),
    rank_category: rank(),
    /** The number of shops of the site that have a rank. */
    ranked_total: integer({ min: 0, assigned: true, writable: 'never' }),
    /** The score of the shop's previous day with a result. */
    previous_score: decimal({ min: 0, max: 100, writable: 'never', derived: true }),
    delta: decimal({ min: -100, max: 100, writable: 'never', derived: true }),
    site_average: points(),
    grade: choice(['A', 'B', 'C', 'D'], { writable: 'never' }),
    version: integer({ min: 1, assigned: true, writable: 'never' }),
    /** The shop's last confirmed day. */
    is_latest: flag({ writable: 'never' }),
  },
  search: ['store_id', 'report_id'],
  sort: { stat_time: -1, rank_site: 1 },
  beside: { summary },
  can: { view: seesScores },
  derivedFrom: [{ of: 'scoring_report', by: 'report_id' }],
  amongAll: ['rank_site', 'rank_category', 'site_average'],
})
