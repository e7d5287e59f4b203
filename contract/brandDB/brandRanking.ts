import { z } from 'zod'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { month, monthRange, oneRange } from '#contract/month.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { currencies } from '#contract/common/currencies.ts'

const query = z
  .object({
    /** Empty or `ALL`: every site of the caller, in a single currency. */
    site: z.string().max(64).optional(),
    ...monthRange,
    category_id: recordId.optional(),
    /**
     * Converts to this currency. By default the currency of the sites if they share one, otherwise the
     * operator's.
     */
    currency: z.enum(currencies).optional(),
  })
  .superRefine(oneRange)

/** One brand. In the last row, the Total row of the listed brands, `rank` is null and `name` is `Total`. */
const ranked = {
  rank: z.number().nullable(),
  brand_id: z.string().nullable(),
  name: z.string(),
  logo: z.string().nullable(),
}

const reply = <const R extends z.ZodRawShape, const T extends z.ZodRawShape>(row: R, total: T) =>
  z.object({
    list: z.array(z.object({ ...ranked, ...row })),
    /** Of the listed brands. */
    total: z.object(total),
    /** Of all the other brands. */
    others: z.object(total),
    period: z.object({ from_month: month, to_month: month }),
    /** The last month is not over: figures are to date, and changes are against as many days of the earlier months. */
    is_to_date: z.boolean(),
    currency: z.string(),
  })

/**
 * The 20 brands with the highest sales, including ties at rank 20, then a Total row. Shares and changes are
 * fractions.
 */
export const salesTop20 = call({
  method: 'GET',
  path: '/bd/brand/sales_top20',
  does: 'Ranks brands by sales.',
  can: { any: ['perf.view', 'branddb.ranking.view'] },
  query,
  reply: reply(
    {
      sales: z.number(),
      /** Of the sales of all brands. */
      share: z.number().nullable(),
      mom: z.number().nullable(),
      yoy: z.number().nullable(),
      stores: z.number(),
    },
    { sales: z.number() },
  ),
})

/** The 20 brands that pay the most rent, ranked the same way. */
export const rentTop20 = call({
  method: 'GET',
  path: '/bd/brand/rent_top20',
  does: 'Ranks brands by rent.',
  can: seesRents,
  query,
  reply: reply(
    {
      rent: z.number(),
      occupancy_cost: z.number(),
      sales: z.number().nullable(),
      /** Occupancy cost ratio: occupancy cost over sales, a fraction. */
      ocr: z.number().nullable(),
      share: z.number().nullable(),
      stores: z.number(),
    },
    { rent: z.number(), occupancy_cost: z.number() },
  ),
})
