import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'

/**
 * Replaces an entry of a dictionary by another wherever records refer to it, and removes it: for entries that
 * cannot be removed because they are in use (4093). The caller needs the rights to remove the entry and to change these records.
 */
export const replaceEntry = call({
  method: 'POST',
  path: '/dictionary/replace',
  does: 'Replaces an entry of a dictionary by another in all records, and removes it.',
  can: signedIn,
  reach: 'records',
  body: z.strictObject({
    /** The dictionary, by the name of its resource, such as `brand_category`. */
    noun: z.string().min(1).max(80),
    /** The entry that goes. */
    _id: recordId,
    /** The entry that takes its place. */
    by: recordId,
  }),
  reply: z.object({
    /** The number of records that referred to it. */
    changed: z.int(),
  }),
  errors: ['not_found', 'in_use', 'range.limit'],
})
