import { choice, date, integer, ref } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { seesScoreItems } from './scoringRules.ts'

/**
 * The items that shops are scored by, for a range of days. Of the sets that fit a shop the most specific is
 * used: its site before its region before all sites, then its category before all categories. Only one set of
 * the same kind is active on a day.
 */
export const scoreItemSet = resource({
  name: 'score_item_set',
  path: '/ts/daily/itemset',
  fields: {
    /** Neither site nor region: for all sites. */
    site: ref('site'),
    region: choice(['HK', 'CN-S', 'CN-C', 'CN-E', 'CN-N', 'CN-NE']),
    /** None: for shops of every category. */
    category_id: ref('brand_category'),
    version: integer({ assigned: true, writable: 'never', min: 1 }),
    effective_from: date({ required: true }),
    /** The last day. None: until another set follows. */
    effective_to: date(),
    /** `five`: every item has at most 5 points. */
    scale: choice(['percent', 'five'], { initial: 'percent' }),
    /** The weights of an active set add up to 100. */
    status: choice(['draft', 'active', 'retired'], { initial: 'draft' }),
  },
  sort: { effective_from: -1 },
  can: crudRules(
    { all: [seesScoreItems, { ownSite: 'site' }] },
    { all: ['scoring.item.edit', { ownSite: 'site' }] },
  ),
  waiting: ['create', 'update', 'remove'],
  dictionary: true,
})
