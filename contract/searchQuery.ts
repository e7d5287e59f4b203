import { z } from 'zod'
import { plainText } from './field.ts'

/** What every search that answers while one types takes: the text so far, and how many at most (20). */
export const searchQuery = z.object({
  q: plainText.max(200).default(''),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  site: z.string().max(64).optional(),
})
