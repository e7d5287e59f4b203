import { z } from 'zod'
import { label } from '#contract/common/shopSummary.ts'
import { call } from '#contract/call.ts'
import { month } from '#contract/month.ts'
import { recordId } from '#contract/fieldSchemas.ts'

const status = z.enum(['reported', 'estimated', 'audited', 'adjusted', 'void'])

/** A record of a day: its id, its revision, the day of the month, and what was reported. */
const soldDay = z.object({
  _id: recordId,
  rev: z.int(),
  day: z.int().min(1).max(31),
  amount: z.number(),
  status,
  remark: z.string().nullable(),
})

/** What a tenancy sells in one category. */
const salesRow = z.object({
  tenant_ship_id: recordId,
  store_id: recordId,
  store_no: z.string(),
  /** The code of its floor. */
  floor: z.string(),
  trade_name: z.string(),
  /** The names of its brand. */
  brand: label,
  sales_category_id: z.string().nullable(),
  category: label.nullable(),
  /** The days of the month on which the tenancy trades, the first and the last, up to today. */
  first: z.int().min(1).max(31),
  last: z.int().min(0).max(31),
  /** The sales of the whole month, if they are not reported by day. */
  whole_month: z.number().nullable(),
  /** Whether the caller may enter sales for it. */
  may_edit: z.boolean(),
  days: z.array(soldDay),
})

export type SalesRow = z.infer<typeof salesRow>
export type SoldDay = z.infer<typeof soldDay>

/** A month of a site as a table: a row for each tenancy and category, a column for each day. */
export const salesMonth = call({
  method: 'GET',
  path: '/TenantSale/month',
  does: 'Returns the daily sales of a month, by tenancy and category.',
  can: 'perf.sale.view',
  query: z.object({ site: z.string().min(1).max(64), month }),
  reply: z.object({
    list: z.array(salesRow),
    /** Today at the site: later days cannot be entered. */
    today: z.iso.date(),
    /** The currency of the site. */
    currency: z.string(),
    /** The month is closed, so that nothing can be changed. */
    is_locked: z.boolean(),
  }),
})
