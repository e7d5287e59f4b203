import { events as eventsCall } from '#contract/core/event.ts'
import { ApiError } from '#contract/reply.ts'
import { openStream } from './openStream.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { streamRoute } from '#server/http/handler.ts'
import { findSession } from '#server/services/session/session.ts'

/** Streams changes as long as somebody listens. */
export const eventsRoute = streamRoute(eventsCall, async ({ services, session, token, ip, hungUp }) => {
  if (!session || token === null) throw new ApiError('auth.required')
  const { events, resources, database, clock } = services
  const stream = await openStream({
    events,
    records: { db: database.db, resources },
    now: () => clock.business(),
    session,
    network: networkOf(ip),
    lookAgain: () => findSession(database.db, token, clock.real()),
    hungUp,
  })
  // Asks proxies not to buffer the response.
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } })
})
