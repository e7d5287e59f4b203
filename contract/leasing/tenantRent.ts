import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { choice, date, decimal, flag, ref, text } from '#contract/field.ts'
import { monthPattern } from '#contract/month.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { seesRents } from './seesRents.ts'

const keeper: Rule = { all: ['leasing.rent.edit', seesRents, { own: 'store_id', permit: 'lease' }] }

/**
 * What a tenancy owes for a month, by kind of charge: one row for each kind (4090). In the currency of the
 * site.
 */
export const tenantRent = resource({
  name: 'tenant_rent',
  path: '/TenantRent',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    tenant_ship_id: ref('tenant_ship', { required: true }),
    store_id: ref('store', { required: true }),
    stat_month: text({ required: true, max: 7, pattern: monthPattern }),
    charge_type: choice(['base', 'turnover', 'mgmt', 'promo', 'other'], { required: true }),
    amount_due: decimal({ required: true }),
    amount_paid: decimal({ initial: 0 }),
    /** Billed; a forecast otherwise. */
    is_actual: flag(),
    status: choice(['forecast', 'billed', 'partly_paid', 'paid', 'waived'], { initial: 'forecast' }),
    due_date: date(),
    source: choice(['calc', 'import', 'manual'], { initial: 'manual', writable: 'create' }),
  },
  sort: { stat_month: -1 },
  can: crudRules(seesRents, keeper),
  beside: { summary: z.object({ due: z.number(), paid: z.number(), outstanding: z.number() }) },
  waiting: ['create', 'update', 'remove'],
})
