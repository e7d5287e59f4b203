import { z } from 'zod'
import { call } from '#contract/call.ts'
import { ofStore, seesStores } from './storeQuery.ts'

/** The areas of a unit over time, latest first. The entry without an end is current. */
export const storeAreas = call({
  method: 'GET',
  path: '/store/areas',
  does: 'Lists the areas of a store over time.',
  can: seesStores,
  query: ofStore,
  reply: z.object({
    list: z.array(
      z.object({
        /** Null for a unit without a first day: it was there on all days before. */
        from: z.iso.date().nullable(),
        to: z.iso.date().nullable(),
        /** Square metres. */
        area: z.number(),
      }),
    ),
    total: z.number(),
  }),
  errors: ['not_found', 'site.denied'],
})
