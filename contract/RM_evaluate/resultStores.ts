import { z } from 'zod'
import { call } from '#contract/call.ts'
import { threeNames } from '#contract/common/shopSummary.ts'
import { page } from '#contract/page.ts'

/**
 * The shops that have a confirmed result, to choose from. They include split and merged units, which have a
 * history.
 */
export const resultStores = call({
  method: 'GET',
  path: '/ts/daily/scoring/results/stores',
  does: 'Lists the shops that have results.',
  can: 'shop.view',
  query: z.object({ site: z.string().max(64).optional() }),
  reply: page({
    store_id: z.string(),
    store_no: z.string(),
    ...threeNames,
    brand_id: z.string().nullable(),
    /** In the caller's language. */
    brand_name: z.string().nullable(),
    /** The code of the floor, such as L1. */
    floor: z.string(),
    latest_stat_time: z.number(),
    latest_score: z.number().nullable(),
    is_split: z.boolean(),
    is_merge: z.boolean(),
  }),
})
