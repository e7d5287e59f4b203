import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText, recordId } from '#contract/field.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { store } from './store.ts'

const can = 'leasing.split_merge'
/** Today at the site or before: a unit is history from the moment that it is replaced, so nothing can be replaced ahead. */
const effective_date = z.iso.date()
const store_no = plainText.max(30).regex(/[^\s\p{Cf}\u2800]/u)
/** Square metres. */
const area = z.number().min(0.01).max(1e7)
const reply = z.object({ parents: z.array(recordSchema(store)), children: z.array(recordSchema(store)) })

/** How far the areas of the parts may be from the area of the unit, in square metres. */
export const areaTolerance = 0.5

/**
 * Divides a unit from a day on. Refused: 4004 areas that miss the unit's by more than `areaTolerance`, with `sum` and `area`,
 * or a day that does not fit; 4033 somebody else's store; 4090 a number that is taken; 4091 a unit that is history or is
 * let on that day or later, with its `tenancies`.
 */
export const storeSplit = call({
  method: 'POST',
  path: '/store/split',
  does: 'Divides a store into several.',
  can,
  body: z.object({
    store_id: recordId,
    effective_date,
    parts: z.array(z.object({ store_no, area })).min(2).max(20),
  }),
  reply,
  errors: ['validation.failed', 'store.denied', 'not_found', 'duplicate', 'state.transition'],
})

/** Joins units of one floor from a day on; the area is their sum when left out. Refused as a division is. */
export const storeMerge = call({
  method: 'POST',
  path: '/store/merge',
  does: 'Joins several stores into one.',
  can,
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
 * Takes back the last division or joining that a unit went through, whether it was replaced by it or came out of it: what came
 * out is removed, what was replaced is there again. Refused: 4091 where there is none or what came out is history too,
 * 4093 with counts where something refers to what came out, 4033 somebody else's store.
 */
export const storeRestore = call({
  method: 'POST',
  path: '/store/restore',
  does: 'Takes back the division or joining of stores.',
  can,
  body: z.object({ store_id: recordId }),
  /** What is there again, and the ids of what was removed. */
  reply: z.object({ parents: z.array(recordSchema(store)), removed: z.array(z.string()) }),
  errors: ['store.denied', 'not_found', 'duplicate', 'state.transition', 'in_use'],
})
