import { z } from 'zod'
import { call } from '#contract/call.ts'
import { store } from './store.ts'
import { ofStore, seesStores } from './storeQuery.ts'

const { store_no, name, name_en, name_tc, floor_id, area, is_split, is_merge, effective_from, effective_to } =
  store.fields

/** What a unit grew out of and became, and all that hangs together with it. */
export const storeLineage = call({
  method: 'GET',
  path: '/store/lineage',
  does: 'Tells what a store grew out of and what it became.',
  can: seesStores,
  query: ofStore,
  reply: z.object({
    /** The day that it is at the store. */
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
        /** The smaller of the two as a share of the larger: child of parent when divided, parent of child when joined. */
        area_share: z.number(),
      }),
    ),
  }),
  errors: ['not_found', 'site.denied'],
})
