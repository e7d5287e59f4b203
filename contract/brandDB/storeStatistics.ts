import { z } from 'zod'
import { call } from '#contract/call.ts'
import { page } from '#contract/page.ts'
import { store } from './store.ts'

/** How much of each floor is let, vacant and so on. Historical units do not count. */
export const storeStatistics = call({
  method: 'GET',
  path: '/bd/store/statistics',
  does: 'Counts the units of each floor by their status, with their lettable area.',
  can: store.can.view,
  query: z.object({ site: z.string().max(64).optional() }),
  reply: page({
    floor_id: z.string(),
    status: store.fields.status.schema,
    units: z.int().min(1),
    /** In square metres. */
    area: z.number(),
  }),
})
