import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { isPartOf } from '#contract/checks.ts'
import { date, dayOrMonth } from '#contract/dayFields.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { integer, money, usual } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

export const saleKeeper: Rule = { all: ['perf.sale.edit', { own: 'store_id', permit: 'sales' }] }

const saleParts = ['net_amount', 'member_amount', 'online_amount'] as const

const given = { assigned: true, writable: 'create' } as const

/**
 * What a tenant sold on a day (`grain` D) or in a month (M), by category. Identified by tenancy, grain,
 * period and category: a POST with the key of an existing record changes that record. A locked month is
 * read-only (4096). In the currency of the site. Of a new record the server fills in what follows from the
 * rest: the tenancy from the store and the day, or the store from the tenancy; the period from the day, or
 * the day from the period; the category from the tenancy.
 */
export const tenantSale = resource({
  name: 'tenant_sale',
  path: '/TenantSale',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', given),
    tenant_ship_id: ref('tenant_ship', { ...given, within: 'store_id' }),
    /** The name of the tenant. */
    trade_name: text({ writable: 'never', derived: true }),
    grain: choice(['D', 'M'], { initial: 'D', writable: 'create' }),
    /** The day, or the first day of the month. */
    sale_date: date({ ...given, window: windows.past }),
    /** The day, `YYYY-MM-DD`, or the month, `YYYY-MM`. */
    period_key: dayOrMonth({ ...given, window: windows.past }),
    sales_category_id: ref('sales_category', given),
    /** As reported, with tax where the site is `tax_inclusive`. Below 0 when more was returned than sold, which requires a remark. */
    amount: usual(money({ required: true, min: -1e9 }), { max: 5e6, min: -500_000, times: 10 }),
    /** Without tax. At most `amount`, and like the parts never of the other sign. */
    net_amount: money({ min: -1e9 }),
    /** Number of receipts. */
    transactions: usual(integer({ min: 0, max: 10_000_000 }), { max: 100_000, times: 10 }),
    /** Parts of `amount`: sold to members, and sold online. */
    member_amount: money({ min: -1e9 }),
    online_amount: money({ min: -1e9 }),
    status: choice(['reported', 'estimated', 'audited', 'adjusted', 'void'], { initial: 'reported' }),
    source: choice(['pos', 'portal', 'import', 'manual'], { initial: 'manual', writable: 'create' }),
    remark: text({ max: 500 }),
  },
  check: saleErrors,
  search: ['store_id.store_no', 'tenant_ship_id'],
  sort: { sale_date: -1 },
  can: crudRules('perf.sale.view', saleKeeper),
  partsOf: { amount: saleParts },
  upsertBy: ['tenant_ship_id', 'grain', 'period_key', 'sales_category_id'],
  batch: true,
  imports: {
    can: 'perf.sale.import',
    key: ['tenant_ship_id', 'grain', 'period_key', 'sales_category_id'],
  },
  beside: {
    summary: z.object({
      /** Null where there are several currencies, and like `transactions` where there are both days and months. */
      amount: z.number().nullable(),
      transactions: z.number().nullable(),
      /**
       * The number of days on which tenancies traded but reported nothing, in the period of the condition on
       * `sale_date`; null without such a period, or if it is longer than 366 days.
       */
      missing_days: z.number().nullable(),
    }),
  },
})

/** More returned than sold is possible, but somebody has to say why. No part is more than the whole. */
export function saleErrors(sale: Readonly<Record<string, unknown>>): Record<string, string> {
  const { amount, remark } = sale
  const isExplained = typeof remark === 'string' && remark.trim() !== ''
  const parts = saleParts.filter((name) => !isPartOf(sale[name], amount))
  return {
    ...(typeof amount === 'number' && amount < 0 && !isExplained ? { remark: 'return_remark' } : {}),
    ...Object.fromEntries(parts.map((name) => [name, 'part'])),
  }
}
