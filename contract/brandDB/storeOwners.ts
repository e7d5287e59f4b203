import { z } from 'zod'
import { call } from '#contract/call.ts'
import { permits } from '#contract/permit.ts'
import { ofStore, seesStores } from './storeQuery.ts'

/**
 * The people who currently have a store in a space-owner list, and their permits. Of the people, only the
 * names.
 */
export const storeOwners = call({
  method: 'GET',
  path: '/store/owners',
  does: 'Lists who may act on a store.',
  can: seesStores,
  query: ofStore,
  reply: z.object({
    list: z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        name_en: z.string().nullable(),
        permits: z.array(z.enum(permits)),
      }),
    ),
    total: z.number(),
  }),
  errors: ['not_found', 'site.denied'],
})
