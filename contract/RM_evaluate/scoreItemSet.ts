import { choice, date, integer, ref } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { seesScoreItems } from './scoringRules.ts'

/**
 * The items that shops are scored by, from one day to another. Of the sets that fit a shop the nearest counts: of its
 * site before its region before all sites, then of its category before all. Only one of the same kind is active on a day.
 */
export const scoreItemSet = resource({
  name: 'score_item_set',
  path: '/ts/daily/itemset',
  fields: {
    /** Neither site nor region: it is for all sites. */
    site: ref('site'),
    region: choice(['HK', 'CN-S', 'CN-C', 'CN-E', 'CN-N', 'CN-NE']),
    /** None: it is for shops of every category. */
    category_id: ref('brand_category'),
    version: integer({ assigned: true, writable: 'never', min: 1 }),
    effective_from: date({ required: true }),
    /** The last day. None: until another one follows. */
    effective_to: date(),
    /** `five`: every item has 5 points at most. */
    scale: choice(['percent', 'five'], { initial: 'percent' }),
    /** An active set has weights that add up to 100. */
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
