import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { choice, date, decimal, integer, ref, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

const keeper: Rule = { all: ['perf.sale.edit', { own: 'store_id', permit: 'sales' }] }

/**
 * What a tenant sold on a day (`grain` D) or in a month (M), by category. Identified by tenancy, grain,
 * period and category: a POST with the key of an existing record changes that record. A locked month is
 * read-only (4096). In the currency of the site.
 */
export const tenantSale = resource({
  name: 'tenant_sale',
  path: '/TenantSale',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    tenant_ship_id: ref('tenant_ship', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true, writable: 'create' }),
    grain: choice(['D', 'M'], { required: true, writable: 'create' }),
    /** The day, `YYYY-MM-DD`, or the month, `YYYY-MM`. */
    period_key: text({
      required: true,
      writable: 'create',
      max: 10,
      pattern: /^(?!0000)\d{4}-\d\d(-\d\d)?$/,
    }),
    /** The day, or the first day of the month. */
    sale_date: date({ assigned: true, writable: 'never' }),
    sales_category_id: ref('sales_category', { required: true, writable: 'create' }),
    /** With tax, as reported. Below 0 when more was returned than sold, which requires a remark. */
    amount: decimal({ required: true }),
    /** Without tax. */
    net_amount: decimal(),
    /** Number of receipts. */
    transactions: integer({ min: 0 }),
    /** Parts of `amount`: sold to members, and sold online. */
    member_amount: decimal(),
    online_amount: decimal(),
    status: choice(['reported', 'estimated', 'audited', 'adjusted', 'void'], { initial: 'reported' }),
    source: choice(['pos', 'portal', 'import', 'manual'], { initial: 'manual', writable: 'create' }),
    remark: text({ max: 500 }),
  },
  sort: { sale_date: -1 },
  can: crudRules('perf.sale.view', keeper),
  beside: {
    summary: z.object({
      amount: z.number(),
      transactions: z.number(),
      /** The number of days on which tenancies traded but reported nothing. */
      missing_days: z.number(),
    }),
  },
  waiting: ['create', 'update', 'remove'],
})

/**
 * Reads a file with the sales of one site. `preview` stores nothing. If any row is wrong, nothing is stored
 * either (4220).
 */
export const tenantSaleImport = call({
  method: 'POST',
  path: '/import/tenant_sale',
  does: 'Imports tenant sales from a file, or previews the import.',
  can: 'perf.sale.import',
  carries: 'upload',
  body: z.object({ site: z.string().min(1).max(64), mode: z.enum(['preview', 'apply']).default('preview') }),
  reply: z.object({
    created: z.number(),
    updated: z.number(),
    errors: z.array(z.object({ row: z.number(), field: z.string(), message: z.string() })),
  }),
  errors: ['store.denied', 'period.locked', 'import.rows', 'file.too_large', 'file.type'],
})

/** The sales of a range of days, at most 366, as a file that ends with a Total row. */
export const tenantSaleExport = call({
  method: 'GET',
  path: '/export/tenant_sale',
  does: 'Downloads tenant sales by day or month.',
  can: 'report.tenant_sale.export',
  carries: 'download',
  query: z
    .object({
      site: z.string().max(64).optional(),
      from: z.iso.date(),
      to: z.iso.date(),
      grain: z.enum(['D', 'M']).default('D'),
      cond: z.string().max(20_000).optional(),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'] }),
  reply: z.unknown(),
  errors: ['cond.malformed', 'cond.field', 'range.limit', 'export.failed'],
})
