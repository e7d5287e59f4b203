import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { isPartOf } from '#contract/checks.ts'
import { calendarMonth, date } from '#contract/dayFields.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { money, usual } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { seesRents } from './seesRents.ts'
import { currencies } from '#contract/common/currencies.ts'
import { windows } from '#contract/window.ts'

const keeper: Rule = { all: ['leasing.rent.edit', seesRents, { own: 'store_id', permit: 'lease' }] }

/**
 * What a tenancy owes for a month, by kind of charge: one row for each kind (4090), and those that correct it. In the currency
 * of the site. What is due for a locked month does not change (4096). Once something was paid, the amount due does not change, and
 * the amount of a paid bill neither (4004): a correction is another row.
 */
export const tenantRent = resource({
  name: 'tenant_rent',
  path: '/TenantRent',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    /** What people call it: the number of the store and the month. */
    title: text({ writable: 'never', derived: true }),
    /** A tenancy in the store of the rent. */
    tenant_ship_id: ref('tenant_ship', { required: true, writable: 'create', within: 'store_id' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    stat_month: calendarMonth({ required: true, writable: 'create' }),
    charge_type: choice(['base', 'turnover', 'mgmt', 'promo', 'other'], {
      required: true,
      writable: 'create',
    }),
    /** Below 0 for a credit. */
    amount_due: usual(money({ required: true, min: -1e9 }), { max: 5e6, min: -1e6, times: 10 }),
    /** Between 0 and what is due. */
    amount_paid: money({ initial: 0, min: -1e9 }),
    /** What was paid beyond it, and is a credit of the tenant. Only for a bill that is paid. */
    overpaid: money({ initial: 0, min: 0 }),
    /** The bill that this row corrects, of the same tenancy, month and kind of charge. Its amount is the difference. */
    corrects: ref('tenant_rent', { writable: 'create', within: 'tenant_ship_id' }),
    /** Billed; a forecast otherwise. A rent that is paid counts as billed. */
    is_actual: flag(),
    /** By the amounts, unless it was waived. */
    status: choice(['forecast', 'billed', 'partly_paid', 'paid', 'waived'], {
      initial: 'forecast',
      writable: 'never',
    }),
    /** What was billed and is not paid yet. */
    outstanding: money({ min: -2e9, max: 2e9, writable: 'never', derived: true }),
    /** Something is outstanding after the due date, also together with the rows that correct it. */
    is_overdue: flag({ writable: 'never', derived: true }),
    due_date: date({ window: windows.figures }),
    /** Of a bill that a billing run issued: it is corrected, and neither changed nor removed (4004, 4091). */
    bill_no: text({ max: 60, writable: 'never' }),
    billing_run_id: ref('billing_run', { writable: 'never' }),
    /** Set by the server: how the row was made. */
    source: choice(['calc', 'import', 'manual'], { initial: 'manual', writable: 'never' }),
  },
  check: ({ amount_due, amount_paid, overpaid }) => ({
    ...(isPartOf(amount_paid, amount_due) ? {} : { amount_paid: 'open_amount' }),
    ...(typeof overpaid === 'number' && overpaid > 0 && amount_paid !== amount_due
      ? { overpaid: 'still_open' }
      : {}),
  }),
  search: ['store_id.store_no', 'tenant_ship_id'],
  sort: { stat_month: -1 },
  can: crudRules(seesRents, keeper),
  lifecycle: lifecycle({
    field: 'status',
    initial: ['forecast', 'billed', 'partly_paid', 'paid'],
    steps: {
      bill: { from: ['forecast'], to: 'billed', can: keeper, tells: [] },
      /** The whole amount was paid. */
      pay: { from: ['billed', 'partly_paid'], to: 'paid', can: keeper, tells: [] },
      waive: { from: ['forecast', 'billed', 'partly_paid'], to: 'waived', can: keeper, tells: [] },
    },
  }),
  beside: {
    /**
     * Of billed rents: `due` is what was `paid` and what is `outstanding`, so of a waived rent it is what had been paid. What is
     * not billed yet is `forecast`. `currency` is null where there are several.
     */
    summary: z.object({
      due: z.number(),
      paid: z.number(),
      overpaid: z.number(),
      outstanding: z.number(),
      forecast: z.number(),
      currency: z.enum(currencies).nullable(),
    }),
  },
})
