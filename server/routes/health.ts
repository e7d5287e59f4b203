import { sql } from 'kysely'
import { contract } from '#contract/index.ts'
import { route } from '#server/http/handler.ts'

/** Ready means that the database answers. */
export const healthRoute = route(
  contract.calls.health,
  async ({ services: { database, settings, clock, version } }) => {
    await sql`select 1`.execute(database.db)
    return {
      data: { status: 'ok', version, database: database.kind, demo: settings.DEMO, now: clock.business() },
    }
  },
)
