import { ownSessionEnd, ownSessions as ownSessionsCall } from '#contract/core/ownSession.ts'
import { ApiError } from '#contract/reply.ts'
import { route, type Route } from '#server/http/handler.ts'
import { originOf } from '#server/http/originOf.ts'
import { endOwnSessions, ownSessions } from '#server/services/session/ownSessions.ts'

/** Lists where a person is signed in, and ends sessions. */
export const ownSessionRoutes: readonly Route[] = [
  route(ownSessionsCall, async ({ session, services: { database, clock } }) => {
    if (!session) throw new ApiError('auth.required')
    return { data: await ownSessions(database.db, session, clock.real()) }
  }),
  route(ownSessionEnd, async (request) => {
    const { session, body, services } = request
    if (!session) throw new ApiError('auth.required')
    return { data: { ended: await endOwnSessions(services.database.db, session, body, originOf(request)) } }
  }),
]
