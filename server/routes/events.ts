import { events as eventsCall } from '#contract/event.ts'
import { Refusal } from '#contract/reply.ts'
import { openStream } from '#server/events/openStream.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { streamRoute } from '#server/http/handler.ts'
import { nounsOf } from '#server/plugins/nounsOf.ts'
import { findSession } from '#server/session/session.ts'

/** What changes, for as long as somebody listens. */
export const eventsRoute = streamRoute(eventsCall, async ({ services, session, token, ip, hungUp }) => {
  if (!session || token === null) throw new Refusal('auth.required')
  const { events, plugins, database, clock } = services
  const stream = await openStream({
    events,
    records: { db: database.db, nouns: nounsOf(plugins) },
    now: () => clock.business(),
    session,
    network: networkOf(ip),
    lookAgain: () => findSession(database.db, token, clock.real()),
    hungUp,
  })
  // Proxies that gather an answer before they pass it on are asked not to.
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } })
})
