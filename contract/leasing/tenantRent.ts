import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { isPartOf } from '#contract/checks.ts'
import { calendarMonth, choice, date, decimal, flag, money, ref, text, usual } from '#contract/field.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { seesRents } from './seesRents.ts'
import { currencies } from '#contract/common/currencies.ts'
import { windows } from '#contract/window.ts'

const keeper: Rule = { all: ['leasing.rent.edit', seesRents, { own: 'store_id', permit: 'lease' }] }

/**
 * What a tenancy owes for a month, by kind of charge: one row for each kind (4090). In the currency of the
 * site. What is due for a locked month does not change (4096).
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
    /** Between 0 and what is due; more than that is another row, as a credit. */
    amount_paid: money({ initial: 0, min: -1e9 }),
    /** Billed; a forecast otherwise. A rent that is paid counts as billed. */
    is_actual: flag(),
    /** By the amounts, unless it was waived. */
    status: choice(['forecast', 'billed', 'partly_paid', 'paid', 'waived'], {
      initial: 'forecast',
      writable: 'never',
    }),
    /** What was billed and is not paid yet. */
    outstanding: decimal({ writable: 'never', derived: true }),
    /** Something is outstanding after the due date. */
    is_overdue: flag({ writable: 'never', derived: true }),
    due_date: date({ window: windows.figures }),
    source: choice(['calc', 'import', 'manual'], { initial: 'manual', writable: 'create' }),
  },
  check: ({ amount_due, amount_paid }) => (isPartOf(amount_paid, amount_due) ? {} : { amount_paid: 'part' }),
  sort: { stat_month: -1 },
  can: crudRules(seesRents, keeper),
  lifecycle: lifecycle({
    field: 'status',
    initial: ['forecast', 'billed', 'partly_paid', 'paid'],
    steps: {
      bill: { from: ['forecast'], to: 'billed', can: keeper },
      /** The whole amount was paid. */
      pay: { from: ['billed', 'partly_paid'], to: 'paid', can: keeper },
      waive: { from: ['forecast', 'billed', 'partly_paid'], to: 'waived', can: keeper },
    },
  }),
  beside: {
    /** `outstanding` is of billed rents; `currency` is null where there are several. */
    summary: z.object({
      due: z.number(),
      paid: z.number(),
      outstanding: z.number(),
      currency: z.enum(currencies).nullable(),
    }),
  },
})
