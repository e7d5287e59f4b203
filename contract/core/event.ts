import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'

/** What a console hears of while it is open. */
export const event = z.discriminatedUnion('kind', [
  /** One can rely on hearing of everything from now on. */
  z.object({ kind: z.literal('ready') }),
  /** Records of a resource have changed: those named, or any of those that the person may see. */
  z.object({
    kind: z.literal('record'),
    resource: z.string(),
    site: z.string().nullable(),
    ids: z.array(z.string()).nullable(),
  }),
  /** Jobs that the person follows have come further, or ended. */
  z.object({ kind: z.literal('job'), ids: z.array(z.string()) }),
  /** There are new notifications, or some have been read. */
  z.object({ kind: z.literal('notification') }),
  /** What the person may has perhaps changed. */
  z.object({ kind: z.literal('access') }),
  /** The session is over, and with it the stream. */
  z.object({ kind: z.literal('signed_out') }),
])

export type Event = z.infer<typeof event>

/**
 * A stream of server-sent events, each `data:` an `event` as JSON, a comment every 15 s. It starts with what comes next:
 * whoever was away reads anew what they show.
 */
export const events = call({
  method: 'GET',
  path: '/events',
  does: 'Tells what changes, for as long as one listens.',
  can: signedIn,
  carries: 'events',
  reply: event,
  errors: ['rate.limited'],
})
