import { z } from 'zod'
import { call } from '#contract/call.ts'
import { date } from '#contract/dayFields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { store } from './store.ts'

const can = 'leasing.split_merge'
/**
 * Today at the site or earlier: a unit becomes historical as soon as it is replaced, so a replacement cannot
 * be entered in advance.
 */
const effective_date = date({ required: true }).schema
const store_no = store.fields.store_no.schema
/** Square metres. */
const area = z.number().min(0.01).max(200_000)
const reply = z.object({ parents: z.array(recordSchema(store)), children: z.array(recordSchema(store)) })

/** How far the areas of the parts can differ from the area of the unit, in square metres. */
export const areaTolerance = 0.5

/**
 * Splits a unit from a day on. Errors: 4004 areas that differ from the unit's by more than `areaTolerance`,
 * with `sum` and `area`, or an invalid day; 4033 somebody else's store; 4090 a number that is taken; 4091 a
 * historical unit, or a unit that is let on that day or later, with its `tenancies`.
 */
export const storeSplit = call({
  method: 'POST',
  path: '/store/split',
  does: 'Splits a store into several.',
  can,
  reach: { store_id: 'store' },
  body: z.object({
    store_id: recordId,
    effective_date,
    parts: z.array(z.object({ store_no, area })).min(2).max(20),
  }),
  reply,
  errors: ['validation.failed', 'store.denied', 'not_found', 'duplicate', 'state.transition'],
})

/** Merges units of one floor from a day on; the default area is their sum. Errors are those of a split. */
export const storeMerge = call({
  method: 'POST',
  path: '/store/merge',
  does: 'Merges several stores into one.',
  can,
  reach: { store_ids: 'store' },
  body: z.object({
    store_ids: z.array(recordId).min(2).max(20),
    effective_date,
    store_no,
    area: area.optional(),
  }),
  reply,
  errors: ['validation.failed', 'store.denied', 'not_found', 'duplicate', 'state.transition'],
})

/**
 * Undoes the last split or merge of a unit, whether the unit was replaced by it or created by it: the new
 * units are removed, the replaced units are restored. Errors: 4091 if there is none or the new units are
 * historical too, 4093 with counts if something refers to the new units, 4033 somebody else's store.
 */
export const storeRestore = call({
  method: 'POST',
  path: '/store/restore',
  does: 'Undoes the split or merge of stores.',
  can,
  reach: { store_id: 'store' },
  body: z.object({ store_id: recordId }),
  /** The restored units, and the ids of the removed units. */
  reply: z.object({ parents: z.array(recordSchema(store)), removed: z.array(z.string()) }),
  errors: ['store.denied', 'not_found', 'duplicate', 'state.transition', 'in_use'],
})
