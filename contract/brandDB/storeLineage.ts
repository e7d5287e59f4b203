import { z } from 'zod'
import { call } from '#contract/call.ts'
import { store } from './store.ts'
import { ofStore, seesStores } from './storeQuery.ts'

const { store_no, name, name_en, name_tc, floor_id, area, is_split, is_merge, effective_from, effective_to } =
  store.fields

/** The units that a unit came from and became, and everything connected with them. */
export const storeLineage = call({
  method: 'GET',
  path: '/store/lineage',
  does: 'Returns what a store came from and what it became.',
  can: seesStores,
  query: ofStore,
  reply: z.object({
    /** Today's date at the store. */
    today: z.iso.date(),
    nodes: z.array(
      z.object({
        _id: z.string(),
        store_no: store_no.schema,
        name: name.schema,
        name_en: name_en.schema,
        name_tc: name_tc.schema,
        floor_id: floor_id.schema,
        /** Square metres. */
        area: area.schema,
        is_split: is_split.schema,
        is_merge: is_merge.schema,
        effective_from: effective_from.schema,
        effective_to: effective_to.schema,
      }),
    ),
    edges: z.array(
      z.object({
        parent_id: z.string(),
        child_id: z.string(),
        kind: z.enum(['split', 'merge']),
        effective_date: z.iso.date(),
        /**
         * The smaller area as a fraction of the larger: child over parent for a split, parent over child for
         * a merge.
         */
        area_share: z.number(),
      }),
    ),
  }),
  errors: ['not_found', 'site.denied'],
})
