import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/db/database.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import { withdrawAreas } from './admitAreas.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { declareNotices } from './declareNotices.ts'
import { insertDemo } from './insertDemo.ts'
import { leaveOut, type ServerHalves } from './composeHalves.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { reasonOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Writes the demo rows of plugins, for each plugin completely or not at all, and updates what they declare. A plugin whose
 * rows are refused is left out with its parameters, reports and to-dos; the next start tries again.
 */
export async function setUpPlugins(db: Db, given: ServerHalves): Promise<ServerHalves> {
  let halves = given
  for (const plugin of given.plugins) {
    // It may have been left out because of a plugin that it needs.
    if (halves.plugins.includes(plugin)) halves = leaveOut(halves, await setUp(db, plugin))
  }
  withdrawAreas(given.plugins.filter((plugin) => !halves.plugins.includes(plugin)))
  await db.transaction().execute(async (inside) => {
    await holdInstallation(inside)
    await bringUpToDate(inside, halves.plugins)
  })
  return halves
}

async function setUp(db: Db, plugin: ServerPlugin): Promise<PluginProblem[]> {
  try {
    await db.transaction().execute(async (inside) => {
      await holdInstallation(inside)
      await declareNotices(inside, plugin.notices ?? {})
      await insertDemo(inside, plugin)
    })
    return []
  } catch (error) {
    if (isUnreachable(error)) throw error
    const who = error instanceof DatabaseError ? 'the database refuses its rows' : 'its rows cannot be made'
    return [{ plugin: plugin.id, place: 'demo', sentence: `${who}: ${reasonOf(error)}` }]
  }
}

/** If several servers start at once, the first sets up what is new and the others find it done. */
const holdInstallation = (inside: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(inside)
