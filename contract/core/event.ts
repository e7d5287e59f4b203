import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'

/** What the console is notified of while it is open. */
export const event = z.discriminatedUnion('kind', [
  /** From now on no event is missed. */
  z.object({ kind: z.literal('ready') }),
  /** Records of a resource have changed: the named records, or any that the person may see. */
  z.object({
    kind: z.literal('record'),
    resource: z.string(),
    site: z.string().nullable(),
    ids: z.array(z.string()).nullable(),
    /** The requests (their `x-request-id`) that made the changes, if all of them are known. */
    requests: z.array(z.string()).optional(),
  }),
  /** Jobs that the person follows have progressed or ended. */
  z.object({ kind: z.literal('job'), ids: z.array(z.string()) }),
  /** There are new notifications, or some have been read. */
  z.object({ kind: z.literal('notification') }),
  /** The person's rights may have changed. */
  z.object({ kind: z.literal('access') }),
  /** The session is over, and so is the stream. */
  z.object({ kind: z.literal('signed_out') }),
])

export type Event = z.infer<typeof event>

/**
 * A stream of server-sent events, each `data:` an `event` as JSON, with a comment every 15 s. Past events are
 * not sent again: a client that was disconnected has to reload what it shows.
 */
export const events = call({
  method: 'GET',
  path: '/events',
  does: 'Streams changes until the connection is closed.',
  can: signedIn,
  carries: 'events',
  reply: event,
  errors: ['rate.limited'],
})
