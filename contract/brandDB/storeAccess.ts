import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { permits } from '#contract/permit.ts'

const path = '/bd/store/verify_pa'
const can = signedIn
/** What the caller wants to do there; by default any permit is enough. */
const asked = z.object({ store_id: recordId, action: z.enum(permits).optional() })

const reply = z.object({
  result: z.boolean(),
  /** `permit_missing`: the store is in the list, but not for this action. */
  reason: z.enum(['ok', 'not_owner', 'is_split', 'is_merge', 'inactive', 'permit_missing']),
  store: z.object({ _id: z.string(), store_no: z.string(), is_split: z.boolean(), is_merge: z.boolean() }),
  /** What the caller may do there. */
  permits: z.array(z.enum(permits)),
})

/**
 * Whether the caller may act on a store (specification section 5, store access). The result is the same as
 * for a write to that store. A refusal is a result here, not an error. PA is read as permitted access.
 */
export const verifyPa = call({
  method: 'GET',
  path,
  does: 'Checks whether the caller may act on a store, and if not, why.',
  can,
  query: asked,
  reply,
  errors: ['not_found'],
})

/** `verifyPa` by POST, with its input in the body. */
export const verifyPaPost = call({
  method: 'POST',
  path,
  does: 'Checks whether the caller may act on a store, and if not, why.',
  can,
  reach: 'none',
  body: asked,
  reply,
  errors: ['not_found'],
})
