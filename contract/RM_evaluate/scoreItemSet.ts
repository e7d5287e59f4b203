import { isAfter } from '#contract/checks.ts'
import { date } from '#contract/dayFields.ts'
import { choice, ref, refs, text } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { seesScoreItems } from './scoringRules.ts'

const edits = 'scoring.item.edit'

/**
 * The items that shops are scored by, for a range of days. Of the sets that fit a shop the most specific is
 * used: its site before its region before all sites, then its category before all categories. The versions of
 * a set follow each other: only one of them is in force on a day. A set that is in use never changes, and a
 * report keeps the set that it began with.
 */
export const scoreItemSet = resource({
  name: 'score_item_set',
  path: '/ts/daily/itemset',
  reach: { sites: 'site' },
  fields: {
    /** Where it applies, for which shops, and its version, such as `Hong Kong · Dining · version 2`. */
    name: text({ assigned: true, writable: 'never', derived: true }),
    name_en: text({ assigned: true, writable: 'never', derived: true }),
    name_tc: text({ assigned: true, writable: 'never', derived: true }),
    /** Neither site nor region: for all sites. */
    site: ref('site', { writable: 'create' }),
    region: choice(['HK', 'CN-S', 'CN-C', 'CN-E', 'CN-N', 'CN-NE'], { writable: 'create' }),
    /** Empty for shops of every category. */
    category_id: ref('brand_category', { writable: 'create' }),
    version: integer({ assigned: true, writable: 'never', min: 1 }),
    effective_from: date({ required: true }),
    /** The last day. Empty until another set follows. */
    effective_to: date(),
    /** `five`: every item has 5 points. */
    scale: choice(['percent', 'five'], { initial: 'percent' }),
    /** `retired`: another version followed it, or it was taken out of use. */
    status: choice(['draft', 'active', 'retired'], { initial: 'draft', writable: 'never' }),
    items_count: integer({ assigned: true, writable: 'never', derived: true }),
    /** The weights of an active set add up to 100. */
    weight_sum: decimal({ assigned: true, writable: 'never', derived: true }),
  },
  asked: {
    /** A site at which it can apply. */
    applies_at: refs('site'),
  },
  check: ({ site, region, effective_from, effective_to }) => ({
    ...(site && region ? { region: 'one_place' } : {}),
    ...(isAfter(effective_from, effective_to) ? { effective_to: 'before_start' } : {}),
  }),
  sort: { effective_from: -1 },
  can: crudRules({ all: [seesScoreItems, { ownSite: 'site' }] }, edits),
  lifecycle: lifecycle({
    field: 'status',
    initial: 'draft',
    steps: {
      /** Puts it into force on its first day, and ends the version before on the day before. */
      activate: { from: ['draft'], to: 'active', can: edits, tells: [] },
      /** Copies it to a draft, the next version. */
      revise: { from: ['active'], to: 'active', stays: true, can: edits, tells: [] },
      /** Copies it to a draft for one site, which is used there instead of it. */
      adapt: {
        from: ['active'],
        to: 'active',
        stays: true,
        can: { all: [edits, { ownSite: 'site' }] },
        reach: 'none',
        tells: [],
        takes: { site: ref('site', { required: true }) },
      },
      retire: { from: ['active'], to: 'retired', can: edits, tells: [] },
    },
  }),
  dictionary: true,
})
