import { sql } from 'kysely'
import { createClock } from '#server/base/clock.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'
import { openDatabase } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { removeFactor } from '#server/services/session/removeFactor.ts'

/**
 * Removes the second factor of somebody whom no administrator can help, such as `admin`. The audit log says
 * that it was done at the command line: nobody is named there, and no address.
 */
export async function removeFactorOf(settings: Settings, username: string): Promise<void> {
  const { db, close } = await openDatabase(settings, () => undefined)
  try {
    const { rows } = await sql<{ _id: string }>`
      select _id from "user"
      where lower(username) = lower(${username}) and second_factor_at is not null`.execute(db)
    const [found] = rows
    if (!found) throw new SettingsError(`Nobody with the user name ${username} has a second factor.`)
    const recordedAt = createClock(settings.DEMO_NOW).business()
    const origin = { ip: null, requestId: 'command line', recordedAt }
    const change = { action: 'second_factor_reset', userId: found._id, by: null } as const
    await inTransaction(db, (inside) => removeFactor(inside, origin, change))
  } finally {
    await close()
  }
}
