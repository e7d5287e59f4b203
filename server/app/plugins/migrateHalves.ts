import type { Db } from '#server/db/database.ts'
import { migrateEach } from '#server/db/migrate.ts'
import { withdrawAreas } from './admitAreas.ts'
import { checkColumns } from './checkColumns.ts'
import { checkExtensionSql } from './checkExtensions.ts'
import { leaveOut, type ServerHalves } from './composeHalves.ts'

/**
 * Runs the migrations at startup and checks the tables of the plugins. Continues without the plugins whose migrations fail or
 * whose tables are wrong; their tables are as they were before.
 */
export async function migrateHalves(db: Db, given: ServerHalves): Promise<ServerHalves> {
  let halves = given
  await migrateEach(
    db,
    given.plugins,
    (problems) => {
      halves = leaveOut(halves, problems)
      return halves.plugins
    },
    async (inside, plugin) => [
      ...(await checkColumns(inside, plugin)),
      ...(await checkExtensionSql(inside, plugin, halves.plugins)),
    ],
  )
  withdrawAreas(given.plugins.filter((plugin) => !halves.plugins.includes(plugin)))
  return halves
}
