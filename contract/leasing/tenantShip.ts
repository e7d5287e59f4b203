import type { Rule } from '#contract/access.ts'
import { choice, date, decimal, flag, ref, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

const keeper: Rule = { all: ['leasing.ship.edit', { own: 'store_id', permit: 'lease' }] }

/**
 * A tenancy: a brand in a store for a time. No two of a store at once, unless they share it and their shares of a day
 * come to 1 at most (4090).
 */
export const tenantShip = resource({
  name: 'tenant_ship',
  path: '/TenantShip',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true }),
    brand_id: ref('brand', { required: true }),
    company_id: ref('company'),
    /** The name over the door. */
    trade_name: text({ max: 120 }),
    /** The contract it rests on. */
    lease_ship_id: ref('lease_ship'),
    start_date: date({ required: true }),
    /** First day of trading. */
    open_date: date(),
    end_date: date({ required: true }),
    actual_exit_date: date(),
    status: choice(['signed', 'fitting_out', 'trading', 'notice', 'exited'], { initial: 'signed' }),
    /** Part of a shared store, above 0 and at most 1. */
    share_ratio: decimal({ initial: 1, min: 0.000001, max: 1 }),
    /** What its sales count as when a report does not say. */
    sales_category_id: ref('sales_category'),
    /** Left out of comparable-store figures by decision. */
    is_comparable_excluded: flag(),
    /** The till's own number for the tenant. */
    pos_code: text({ max: 60 }),
  },
  search: ['trade_name', 'pos_code'],
  sort: { start_date: -1 },
  can: crudRules('leasing.ship.view', keeper),
  waiting: ['create', 'update', 'remove'],
})
