import { sql } from 'kysely'
import { health, live, ready } from '#contract/core/health.ts'
import { ApiError } from '#contract/reply.ts'
import { answersSoon } from '#server/db/answersSoon.ts'
import { route } from '#server/http/handler.ts'

/** For load balancers and service managers. During startup, `server/app/listen.ts` replies instead. */
export const healthRoutes = [
  route(health, async ({ services: { database, settings, clock, version } }) => {
    await sql`select 1`.execute(database.db)
    return {
      data: { status: 'ok', version, database: database.kind, demo: settings.DEMO, now: clock.business() },
    }
  }),
  route(live, async () => ({ data: { status: 'live' } })),
  route(ready, async ({ services: { database, events } }) => {
    if (events.stopping.aborted) throw new ApiError('starting', { reason: 'stopping' })
    if (!(await answersSoon(database.db))) throw new ApiError('starting', { reason: 'database' })
    return { data: { status: 'ready' } }
  }),
]
