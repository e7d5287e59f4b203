import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { shopSummary, threeNames } from '#contract/common/shopSummary.ts'
import { oneTime, statTime, statTimes } from '#contract/RM_evaluate/statTime.ts'

/** Which shops have which tags in a period, and how often. Only Hong Kong sites have tags (4032). */
export const tagStores = call({
  method: 'GET',
  path: '/hk/daily/tag/stores',
  does: 'Lists shops with their tags.',
  can: 'scoringhk.view',
  query: z
    .object({
      ...statTimes,
      tag_id: recordId.optional(),
      store_id: recordId.optional(),
      polarity: z.enum(['positive', 'negative', 'neutral']).optional(),
      site: z.string().max(64).optional(),
    })
    .superRefine(oneTime),
  reply: page(
    {
      ...shopSummary,
      tags: z.array(z.object({ tag_id: z.string(), ...threeNames, count: z.number() })),
      last_stat_time: z.number(),
    },
    {
      /** Tags by shop and day, for a range of days. */
      matrix: z
        .array(z.object({ store_id: z.string(), stat_time: z.number(), count: z.number() }))
        .optional(),
    },
  ),
  errors: ['site.denied', 'range.limit'],
})

/** Who may tag shops, but only their own. */
export const tagsShops: Rule = { all: ['scoringhk.edit', { own: 'store_id', permit: 'scoring' }] }

/** Replaces the tags of a shop on one day. */
export const tagStoresUpdate = call({
  method: 'POST',
  path: '/hk/daily/tag/stores',
  does: 'Replaces the tags of a shop on one day.',
  can: tagsShops,
  reach: { store_id: 'store' },
  body: z.object({ store_id: recordId, stat_time: statTime, tag_ids: z.array(recordId).max(50) }),
  reply: z.object({ store_id: z.string(), stat_time: z.number(), tag_ids: z.array(z.string()) }),
  errors: ['not_found', 'site.denied', 'store.denied', 'period.locked'],
})
