import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/field.ts'
import { page } from '#contract/page.ts'

/** Where the caller is signed in: the caller's own sessions and nobody else's, the one used last first. */
export const ownSessions = call({
  method: 'GET',
  path: '/user/session',
  does: "Lists the caller's own sessions.",
  can: signedIn,
  reply: page({
    _id: z.string(),
    /** Where it was used last, and by which program. */
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** Unix seconds; the last use is known to the minute. */
    signed_in_at: z.number(),
    last_used_at: z.number(),
    /** The one that makes the call. */
    is_current: z.boolean(),
  }),
})

/** Ends one of the caller's own sessions, or all but the one that makes the call. It holds from the next call of each. */
export const ownSessionEnd = call({
  method: 'POST',
  path: '/user/session/end',
  does: "Ends one of the caller's own sessions, or all others.",
  can: signedIn,
  body: z.union([
    z.strictObject({ _id: plainText.min(1).max(64) }),
    z.strictObject({ others: z.literal(true) }),
  ]),
  reply: z.object({ ended: z.number() }),
})
