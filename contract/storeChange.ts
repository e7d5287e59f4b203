import { z } from 'zod'
import { call } from './call.ts'
import { plainText, recordId } from './field.ts'
import { recordSchema } from './recordSchema.ts'
import { store } from './store.ts'

const can = 'leasing.split_merge'
const effective_date = z.iso.date()
const store_no = plainText.min(1).max(30)
/** Square metres. */
const area = z.number().min(0.01).max(1e8)
const reply = z.object({ parents: z.array(recordSchema(store)), children: z.array(recordSchema(store)) })

/**
 * Divides a unit from a day on. Refused: 4004 areas that miss the unit's by more than 0.5 m2, 4033 somebody else's store,
 * 4091 a unit that is history, or a tenancy that runs across the day.
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
