import { z } from 'zod'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { scoreItem } from './scoreItem.ts'
import { scoreSections, seesScores } from './scoringRules.ts'
import { shopSummary } from '#contract/common/shopSummary.ts'
import { oneTime, statRange, statRangeInOrder, statTimes } from './statTime.ts'

/** The scores of a shop on one item over time, oldest first; the last 90 days by default. */
export const dailyItemHistory = call({
  method: 'GET',
  path: '/ts/daily/scoring/item/history',
  does: "Returns a shop's scores on one item over time.",
  can: seesScores,
  query: z
    .object({
      store_id: recordId,
      item_id: recordId,
      ...statRange,
      site: z.string().max(64).optional(),
    })
    .superRefine(statRangeInOrder),
  reply: page(
    {
      stat_time: z.number(),
      report_id: z.string(),
      score: z.number().nullable(),
      max_score: z.number(),
      ratio: z.number().nullable(),
      is_na: z.boolean(),
      remark: z.string().nullable(),
      scorer: z.string().nullable(),
      /** The mean ratio of the site's shops on that day. */
      site_average: z.number().nullable(),
    },
    { item: recordSchema(scoreItem) },
  ),
  errors: ['not_found', 'store.denied'],
})

/**
 * The shops by their mean ratio on one item. Shops to which the item did not apply have no rank and are not
 * listed.
 */
export const dailyItemRanking = call({
  method: 'GET',
  path: '/ts/daily/item/ranking',
  does: 'Ranks the shops of a site on one item.',
  can: seesScores,
  query: z
    .object({
      ...statTimes,
      item_id: recordId,
      category_id: recordId.optional(),
      site: z.string().max(64).optional(),
    })
    .superRefine(oneTime),
  reply: page(
    {
      rank: z.number(),
      ...shopSummary,
      score: z.number(),
      max_score: z.number(),
      ratio: z.number(),
      /** The number of days included. */
      samples: z.number(),
    },
    { average: z.number().nullable() },
  ),
  errors: ['not_found'],
})

/** A file with two sheets, the ranking and the scores by item. The Total row comes last. */
export const dailyRankingsDownload = call({
  method: 'GET',
  path: '/ts/daily/rankings/download',
  does: 'Downloads the ranking of the shops, and their scores by item.',
  can: 'scoring.export',
  carries: 'download',
  query: z
    .object({
      ...statTimes,
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      by: z.enum(['store', 'category', 'floor']).default('store'),
      site: z.string().max(64).optional(),
    })
    .superRefine(oneTime),
  reply: z.unknown(),
  errors: ['range.limit', 'export.failed'],
})

/**
 * The average of the shops at the benchmark site (`scoring.benchmark_site`, Guangzhou). It can be read from
 * every site, but never by shop: there is no average of fewer than three shops.
 */
export const gzAverage = call({
  method: 'GET',
  path: '/ts/daily/gz/average',
  does: 'Returns the averages of the benchmark site.',
  can: seesScores,
  query: z
    .object({ ...statTimes, category_id: recordId.optional(), site: z.string().max(64).optional() })
    .superRefine(oneTime),
  reply: z.object({
    site: z.string(),
    average: z.number().nullable(),
    stores: z.number(),
    items: z.array(
      z.object({
        item_id: z.string(),
        code: z.string(),
        average_ratio: z.number().nullable(),
        samples: z.number(),
      }),
    ),
    sections: z.array(z.object({ section: z.enum(scoreSections), average_ratio: z.number().nullable() })),
  }),
})
