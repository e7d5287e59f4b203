import { z } from 'zod'
import { plainText } from './fieldSchemas.ts'

/**
 * The query of a search that runs while people type: the text so far, the maximum number of results (20), and
 * the site.
 */
export const searchQuery = z.object({
  q: plainText.max(200).default(''),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  site: z.string().max(64).optional(),
})
