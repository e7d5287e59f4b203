import { choice, decimal, flag, integer, ref, text } from '#contract/field.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/** When a tenant gets on the watch list: a figure on the wrong side of a threshold, so many periods running. */
export const flagRule = resource({
  name: 'flag_rule',
  path: '/flagrule',
  fields: {
    ...names,
    /** Such as F01. Once for all sites and lines of trade, and once for each that differs. */
    code: text({ required: true, max: 20, pattern: /^[A-Z][A-Z0-9_-]{1,19}$/ }),
    /**
     * Fractions: change of sales on the month (`mom`) and the year (`yoy`) before, occupancy cost over the benchmark of
     * the level 1, and `daily_score_rank`, the shop's place from the bottom (0.1: in the lowest tenth). Days: until the
     * lease ends without another one, without sales, rent outstanding. Points: daily and mystery score. A count: problems.
     */
    metric: choice(
      [
        'mom',
        'yoy',
        'ocr_over_benchmark',
        'lease_days_left',
        'days_without_sales',
        'daily_score',
        'daily_score_rank',
        'overdue_problems',
        'mystery_score',
        'rent_days_outstanding',
      ],
      { required: true },
    ),
    operator: choice(['lt', 'lte', 'gt', 'gte'], { required: true }),
    threshold: decimal({ required: true, min: -999_999, max: 999_999 }),
    /** How many months or scored days running. */
    periods: integer({ initial: 1, min: 1, max: 12 }),
    /** None: it is for all sites, or lines of trade, that have none of their own. */
    site: ref('site'),
    level1_id: ref('level1_classification'),
    /** 1 critical, 2 high, 3 medium, 4 low. */
    severity: integer({ initial: 3, min: 1, max: 4 }),
    is_active: flag({ initial: true }),
  },
  search: ['code', 'name', 'name_en', 'name_tc'],
  sort: { code: 1 },
  can: crudRules(
    { all: ['flag.view', { ownSite: 'site' }] },
    { all: ['flag.rule.edit', { ownSite: 'site' }] },
  ),
  waiting: ['create', 'update', 'remove'],
  dictionary: true,
})
