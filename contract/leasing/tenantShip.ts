import type { Rule } from '#contract/access.ts'
import { choice, date, decimal, flag, ref, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

const keeper: Rule = { all: ['leasing.ship.edit', { own: 'store_id', permit: 'lease' }] }

/**
 * A tenancy: a brand in a store for a period. A store has only one at a time, unless several share it and
 * their shares on a day add up to at most 1 (4090).
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
    /** The lease that it is based on. */
    lease_ship_id: ref('lease_ship'),
    start_date: date({ required: true }),
    /** First day of trading. */
    open_date: date(),
    end_date: date({ required: true }),
    actual_exit_date: date(),
    status: choice(['signed', 'fitting_out', 'trading', 'notice', 'exited'], { initial: 'signed' }),
    /** Its share of a shared store, above 0 and at most 1. */
    share_ratio: decimal({ initial: 1, min: 0.000001, max: 1 }),
    /** The category of its sales when a report does not give one. */
    sales_category_id: ref('sales_category'),
    /** Deliberately left out of comparable-store figures. */
    is_comparable_excluded: flag(),
    /** The tenant's number in the POS system. */
    pos_code: text({ max: 60 }),
  },
  search: ['trade_name', 'pos_code'],
  sort: { start_date: -1 },
  can: crudRules('leasing.ship.view', keeper),
  waiting: ['create', 'update', 'remove'],
})
