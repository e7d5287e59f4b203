import { z } from 'zod'
import { call } from '#contract/call.ts'
import { plainText, recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

const person = {
  user_id: z.string(),
  username: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
}

/** The maximum number of sessions that one reply lists. */
export const sessionLimit = 500

/** Who is signed in, on which devices, the most recently used first. */
export const onlineSessions = call({
  method: 'GET',
  path: '/sys/session',
  does: 'Lists who is signed in, and on which devices.',
  can: 'system.session.view',
  query: z.object({
    /** A part of the name of a person, or of an address. */
    q: plainText.max(100).optional(),
  }),
  /** `total` also counts those beyond the first 500. */
  reply: page({
    _id: z.string(),
    ...person,
    /** The address and the program of the last use. */
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** The site where the person works, if one is chosen. */
    site: z.string().nullable(),
    /** Unix seconds. The last use is recorded to the minute. */
    signed_in_at: z.number(),
    last_used_at: z.number(),
    /** What that use was: the method and the path of the call, and the page of the console that made it. */
    call: z.string().nullable(),
    page: z.string().nullable(),
    /** The session that makes the call. */
    is_current: z.boolean(),
  }),
})

/**
 * Ends one session, or every session of a person. Their open pages return to the sign-in page at once. Those
 * of the built-in administrator are ended by nobody else (4030).
 */
export const sessionEnd = call({
  method: 'POST',
  path: '/sys/session/end',
  does: 'Ends a session, or all sessions of a person.',
  can: 'system.session.end',
  reach: { user_id: 'user' },
  body: z.union([z.strictObject({ _id: plainText.min(1).max(64) }), z.strictObject({ user_id: recordId })]),
  /** The number of sessions that were active. */
  reply: z.object({ ended: z.number() }),
  errors: ['not_found', 'permission.denied'],
})

/**
 * The people who cannot sign in from at least one address, after too many wrong passwords there, or from any,
 * after too many wrong codes of the second factor.
 */
export const lockedPeople = call({
  method: 'GET',
  path: '/sys/session/locked',
  does: 'Lists the people who are locked out after too many wrong passwords or codes.',
  can: 'system.session.view',
  reply: page({
    ...person,
    /** The number of addresses at which the person is locked out; null for all, after too many wrong codes. */
    addresses: z.number().nullable(),
    /** When the last of these locks expires, in unix seconds. */
    until: z.number(),
  }),
})

/**
 * Lifts the locks of a person at all addresses, and accepts their codes again. People cannot do the latter
 * for themselves.
 */
export const personUnlock = call({
  method: 'POST',
  path: '/sys/session/unlock',
  does: 'Lets a person sign in again who is locked out.',
  can: 'system.session.end',
  reach: { user_id: 'user' },
  body: z.object({ user_id: recordId }),
  reply: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
})
