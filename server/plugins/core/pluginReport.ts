import { fault, pluginReport } from '#contract/core/pluginReport.ts'
import { ApiError } from '#contract/reply.ts'
import { route, type Route } from '#server/http/handler.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { withoutValues } from '#server/base/withoutValues.ts'
import { countFault, readFaults } from '#server/services/partFaults.ts'

/** A page that fails again and again is reported often enough. */
const perPerson = { limit: 30, seconds: 600 }

/** For those who look after the installation: which plugins are left out, and which parts fail. */
export const pluginReportRoutes: readonly Route[] = [
  route(pluginReport, async ({ services: { quarantine, database } }) => ({
    data: { problems: [...quarantine.problems], faults: await readFaults(database.db) },
  })),
  route(fault, async ({ body, session, requestId, services: { database, clock, log } }) => {
    if (!session) throw new ApiError('auth.required')
    const now = clock.real()
    await countWithin(database.db, `fault ${session.user._id}`, { ...perPerson, now })
    await countFault(database.db, body, now)
    const { plugin, version, part, name, message, build } = body
    const told = { plugin, version, part, build, error: name, message: withoutValues(message) }
    log.warn({ requestId, ...told }, 'a part of a plugin failed in a browser')
    return { data: null }
  }),
]
