import { z } from 'zod'
import { call } from '#contract/call.ts'
import { ofStore, seesStores } from './storeQuery.ts'

/** The areas that a unit had, latest first. The one without an end holds now. */
export const storeAreas = call({
  method: 'GET',
  path: '/store/areas',
  does: 'Lists the areas that a store had.',
  can: seesStores,
  query: ofStore,
  reply: z.object({
    list: z.array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date().nullable(),
        /** Square metres. */
        area: z.number(),
      }),
    ),
    total: z.number(),
  }),
  errors: ['not_found', 'site.denied'],
})
