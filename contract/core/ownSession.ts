import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

/** Where the caller is signed in: only the caller's own sessions, the most recently used first. */
export const ownSessions = call({
  method: 'GET',
  path: '/user/session',
  does: "Lists the caller's own sessions.",
  can: signedIn,
  reply: page({
    _id: z.string(),
    /** The address and the program of the last use. */
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** Unix seconds. The last use is recorded to the minute. */
    signed_in_at: z.number(),
    last_used_at: z.number(),
    /** The session that makes the call. */
    is_current: z.boolean(),
  }),
})

/**
 * Ends one of the caller's own sessions, or all except the one that makes the call. Takes effect with the
 * next call of each session.
 */
export const ownSessionEnd = call({
  method: 'POST',
  path: '/user/session/end',
  does: "Ends one of the caller's own sessions, or all others.",
  can: signedIn,
  reach: 'none',
  body: z.union([
    z.strictObject({ _id: plainText.min(1).max(64) }),
    z.strictObject({ others: z.literal(true) }),
  ]),
  reply: z.object({ ended: z.number() }),
})
