import { z } from 'zod'
import { plainText } from './field.ts'

/** Among brands more than so many are not counted: one who types wants to know whether to go on, not the sum. */
export const mostCounted = 1000

/** What every search that answers while one types takes: the text so far, and how many at most (20). */
export const searchQuery = z.object({
  q: plainText.max(200).default(''),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  site: z.string().max(64).optional(),
})
