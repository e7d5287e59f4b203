import { z } from 'zod'
import { call } from '#contract/call.ts'

/** Numbers of brands by the id of what they are counted by; zeros are left out. */
const counts = z.record(z.string(), z.int().min(1))

/**
 * How many brands there are of each category, classification and tag, for the maintenance of the
 * dictionaries.
 */
export const brandCounts = call({
  method: 'GET',
  path: '/bd/brand/counts',
  does: 'Counts the brands of each category, classification and tag.',
  can: 'branddb.brand.view',
  reply: z.object({ category_id: counts, level1_id: counts, level2_id: counts, tag_ids: counts }),
})
