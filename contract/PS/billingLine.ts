import { calendarMonth } from '#contract/dayFields.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { money } from '#contract/numberFields.ts'
import { log } from '#contract/resource.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'

export const billedCharges = ['base', 'turnover', 'mgmt', 'promo'] as const
const assigned = { assigned: true } as const
export const lineActions = ['create', 'change', 'remove', 'leave'] as const

const line = log({
  name: 'billing_line',
  path: '/billing/line',
  scope: 'site',
  fields: {
    run_id: ref('billing_run', assigned),
    site: ref('site', { required: true, writable: 'create' }),
    stat_month: calendarMonth(assigned),
    tenant_ship_id: ref('tenant_ship', assigned),
    store_id: ref('store', assigned),
    charge_type: choice(billedCharges, assigned),
    /**
     * `create` a bill or forecast, `change` a bill by a correction, or a forecast; `remove` a forecast for which there is no ground
     * any more; `leave` what is there.
     */
    action: choice(lineActions, assigned),
    /** Why something is left: it is the same, was entered by hand or imported, was waived, or is billed already. */
    reason: choice(['same', 'by_hand', 'waived', 'billed']),
    /** What leases and sales come to. */
    amount: money({ min: -1e9, assigned: true }),
    /** What is billed now, with its corrections; of a forecast that is not billed, what is forecast now. */
    present: money({ min: -1e9 }),
    /** What the run bills, or by how much it changes the forecast. */
    difference: money({ min: -1e9, assigned: true }),
    /** The sales behind turnover rent: `estimated` in part, or `incomplete` because days are missing. */
    sales_basis: choice(['final', 'estimated', 'incomplete']),
    /** The rent that is there, and of an issued run the one that it wrote. */
    rent_id: ref('tenant_rent'),
    bill_no: text({ derived: true }),
  },
  search: ['store_id.store_no', 'tenant_ship_id'],
  sort: { stat_month: 1 },
  can: { view: seesRents },
  exports: seesRents,
  derivedFrom: [
    { of: 'tenant_ship', by: 'tenant_ship_id' },
    { of: 'store', by: 'store_id' },
    { of: 'tenant_sale', by: 'tenant_ship_id', in: 'tenant_ship_id' },
    { of: 'tenant_rent', by: 'tenant_ship_id', in: 'tenant_ship_id' },
    { of: 'lease_ship', by: 'store_id', in: 'store_ids' },
  ],
})

/** What a billing run does about a charge of a tenancy and month. Its amounts are in the currency of the site. */
// With its name, by which the server half types its hooks.
export const billingLine = { ...line, name: 'billing_line' as const }
