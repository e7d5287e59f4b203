import { calendarMonth, seconds } from '#contract/dayFields.ts'
import { choice, flag, ref, refs, text } from '#contract/fields.ts'
import { area, integer, money, ratio } from '#contract/numberFields.ts'
import type { Rule } from '#contract/access.ts'
import { monthsBetween } from '#contract/month.ts'
import { resource } from '#contract/resource.ts'
import { mayRecalculate } from './retailCalculation.ts'

const own: Rule = { all: [mayRecalculate, { self: 'created_by' }] }

/** The maximum number of months of a scenario. */
export const maxScenarioMonths = 12

const percent = () => ratio({ min: -1, max: 10 })

/**
 * What if: retail performance of some shops calculated with other sales, terms of leases or areas. It touches no other
 * record. Its author changes and calculates it; everybody who sees retail performance sees it if it is shared. An
 * assumption that is empty changes nothing. Percentages are fractions: 0.1 is 10 % more, -0.1 is 10 % less.
 */
export const perfScenario = resource({
  name: 'perf_scenario',
  path: '/retail/performance/scenario',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    title: text({ required: true, max: 120 }),
    from_month: calendarMonth({ required: true }),
    to_month: calendarMonth({ required: true }),
    is_shared: flag(),
    /** The shops: these, those on these floors, and those of brands of these categories. Empty for all of the site. */
    store_ids: refs('store'),
    floor_ids: refs('floor'),
    category_ids: refs('brand_category'),
    sales_percent: percent(),
    /** Added to the sales of each tenancy in each month that has sales. */
    sales_amount: money({ min: -1e9 }),
    rent_model: choice(['fixed', 'turnover', 'higher_of', 'base_plus']),
    base_rent_percent: percent(),
    /** The base rent of each lease for a month, in place of its steps. */
    base_rent: money(),
    /** One rate for all sales, in place of the tiers. */
    turnover_rate: ratio({ min: 0, max: 1 }),
    rent_free_days: integer({ min: 0, max: 3660 }),
    mgmt_fee_per_m2: money({ max: 1e6 }),
    promo_fee_per_m2: money({ max: 1e6 }),
    area_percent: percent(),
    /** Of each unit, in square metres. */
    area: area({ min: 0.01 }),
    /** Whether bills move with the lease: by as much as the assumptions move what it says. Otherwise they stay as they are. */
    replaces_billed: flag({ initial: true }),
    /** Empty if it has not been calculated since it was changed. */
    calculated_at: seconds({ writable: 'never' }),
  },
  check: ({ from_month: from, to_month: to, ...assumed }) => ({
    ...(typeof from === 'string' && typeof to === 'string' ? monthErrors(from, to) : {}),
    ...bothErrors(assumed, 'base_rent_percent', 'base_rent'),
    ...bothErrors(assumed, 'area_percent', 'area'),
  }),
  search: ['title', 'store_ids'],
  sort: { created_at: -1 },
  can: {
    view: { all: ['perf.view', { any: [{ self: 'created_by' }, { field: 'is_shared', in: [true] }] }] },
    create: mayRecalculate,
    update: own,
    remove: own,
  },
})

function monthErrors(from: string, to: string): Record<string, string> {
  const count = monthsBetween(from, to)
  if (count < 1) return { to_month: 'before_start' }
  return count > maxScenarioMonths ? { to_month: 'max' } : {}
}

/** A percentage and an amount of the same thing exclude each other. */
const bothErrors = (record: Readonly<Record<string, unknown>>, percentage: string, amount: string) =>
  isGiven(record[percentage]) && isGiven(record[amount]) ? { [amount]: 'one_amount' } : {}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined
