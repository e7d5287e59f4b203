import type { Db } from '#server/db/database.ts'
import { migrateEach } from '#server/db/migrate.ts'
import { leaveOut, type ServerHalves } from './composeHalves.ts'

/** Runs the migrations at startup, which continues without the plugins whose migrations fail. */
export async function migrateHalves(db: Db, given: ServerHalves): Promise<ServerHalves> {
  let halves = given
  await migrateEach(db, given.plugins, (problem) => {
    halves = leaveOut(halves, [problem])
    return halves.plugins
  })
  return halves
}
