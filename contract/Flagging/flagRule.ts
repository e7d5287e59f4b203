import { choice, flag, ref, text } from '#contract/fields.ts'
import { decimal, integer, scale } from '#contract/numberFields.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/** The figures that rules judge. */
export const flagMetrics = [
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
] as const
export type FlagMetric = (typeof flagMetrics)[number]

/**
 * Puts a tenant on the watch list if a figure is on the wrong side of a threshold for a number of periods in a
 * row.
 */
export const flagRule = resource({
  name: 'flag_rule',
  path: '/flagrule',
  reach: { sites: 'site' },
  fields: {
    ...names,
    /**
     * A code such as F01. There is one rule with it for all sites and lines of trade, and one for each site or line that
     * differs.
     */
    code: text({ required: true, max: 20, pattern: /^[A-Z][A-Z0-9_-]{1,19}$/ }),
    /**
     * Fractions: change of sales against the previous month (`mom`) and the previous year (`yoy`), occupancy
     * cost over the benchmark of the level 1, and `daily_score_rank`, the shop's place from the bottom (0.1:
     * in the lowest tenth). Days: until the lease ends without a successor, without sales, rent outstanding.
     * Points: daily and mystery score. A count: problems.
     */
    metric: choice(flagMetrics, { required: true }),
    operator: choice(['lt', 'lte', 'gt', 'gte'], { required: true }),
    threshold: decimal({ required: true, min: -999_999, max: 999_999 }),
    /** The number of months or scored days in a row. */
    periods: integer({ initial: 1, min: 1, max: 12 }),
    /** Empty for all sites or lines of trade without a rule of their own. */
    site: ref('site'),
    level1_id: ref('level1_classification'),
    /** 1 critical, 2 high, 3 medium, 4 low. */
    severity: scale(4, { initial: 3 }),
    is_active: flag({ initial: true }),
  },
  search: ['code', 'name', 'name_en', 'name_tc'],
  sort: { code: 1 },
  can: crudRules({ all: [{ any: ['flag.view', 'flag.rule.edit'] }, { ownSite: 'site' }] }, 'flag.rule.edit'),
  dictionary: true,
})
