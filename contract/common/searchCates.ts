import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

/** Searches all category dictionaries at once, for cascading pickers. At most 200 results. */
export const searchCates = call({
  method: 'GET',
  path: '/search/cates',
  does: 'Searches the categories of brands, sales and problems.',
  can: signedIn,
  query: z.object({
    q: plainText.max(200).default(''),
    type: z.enum(['brand', 'sales', 'problem', 'all']).default('all'),
    /** Only direct children. */
    parent: z.string().max(64).optional(),
    site: z.string().max(64).optional(),
  }),
  reply: page({
    _id: z.string(),
    type: z.enum(['brand', 'sales', 'problem']),
    name: z.string(),
    name_en: z.string().nullable(),
    name_tc: z.string().nullable(),
    parent: z.string().nullable(),
    /** 1 for the top. */
    level: z.int().min(1),
    /** The ids from the top down to this category. */
    path: z.array(z.string()),
  }),
})

/** Whose categories are searched. */
export type CategoryType = z.infer<typeof searchCates.query>['type']
