import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { permits } from '#contract/permit.ts'

/**
 * The stores for which a person has a permit at a site (specification sections 3 and 5). Split and merged stores are
 * historical: shown, but not writable.
 */
export const ownStores = z.object({
  _id: z.string(),
  user_id: z.string(),
  site: z.string(),
  stores: z.array(z.object({ _id: z.string(), is_split: z.boolean(), is_merge: z.boolean() })),
  permits: z.array(z.enum(permits)),
})
export type OwnStores = z.infer<typeof ownStores>

/** The caller's current own stores; those of somebody else for people who may see users. */
export const spaceowner = call({
  method: 'GET',
  path: '/spaceowner',
  does: 'Lists the own stores of a person.',
  can: signedIn,
  query: z.object({
    /** JSON `{"user_id": "…"}`; the caller when left out. */
    cond: z.string().max(500).optional(),
    site: z.string().max(64).optional(),
    range: z.string().max(40).optional(),
  }),
  reply: z.object({ list: z.array(ownStores), total: z.number() }),
  errors: ['permission.denied', 'site.denied', 'cond.malformed'],
})
