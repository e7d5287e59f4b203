import { z } from 'zod'
import { secondsWithin } from '#contract/dayFields.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { decimal } from '#contract/numberFields.ts'
import { place } from '#contract/place.ts'
import { crudRules, names, resource } from '#contract/resource.ts'
import { scoreSections, seesScoreItems } from './scoringRules.ts'

/**
 * Something that a shop gets points for, such as a clean floor. The same item has the same `code` in every
 * set. The items of a set that is in use never change.
 */
export const scoreItem = resource({
  name: 'score_item',
  path: '/ts/daily/items',
  // Of the sites of its set: the server checks those.
  reach: 'none',
  fields: {
    set_id: ref('score_item_set', { required: true, writable: 'create' }),
    code: text({ required: true, max: 20, pattern: /^[A-Z0-9_-]{1,20}$/, fault: 'capitals' }),
    section: choice(scoreSections, { required: true }),
    ...names,
    /** Its share of the 100 that the weights of a set add up to. */
    weight: decimal({ required: true, min: 0, max: 100 }),
    max_score: decimal({ required: true, min: 0.01, max: 100 }),
    min_score: decimal({ initial: 0, min: 0, max: 100 }),
    /** Zero points here cap the whole report (`scoring.critical_cap`). */
    is_critical: flag(),
    /** A smaller share of the points (a fraction) needs a remark. */
    remark_below: decimal({ min: 0, max: 1 }),
    order: place(),
  },
  asked: {
    /** A scoring day on which the set of the item is in force. */
    at: secondsWithin(),
    /** The category whose shops the set is for. */
    category_id: ref('brand_category'),
  },
  check: ({ min_score, max_score }) =>
    typeof min_score === 'number' && typeof max_score === 'number' && min_score >= max_score
      ? { min_score: 'below_most' }
      : {},
  search: ['code', 'name', 'name_en', 'name_tc'],
  sort: { set_id: 1, order: 1 },
  can: crudRules(seesScoreItems, 'scoring.item.edit'),
  beside: { weight_sum: z.number() },
  batch: true,
  dictionary: true,
})
