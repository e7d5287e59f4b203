import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#server/db/database.ts'
import { restoreFolder } from '#server/db/dump/dumpFolder.ts'
import { lockFolder } from '#server/db/embedded/folderLock.ts'
import { readInstallation } from '#server/db/seedOnce.ts'
import { templateFile } from './demoTemplate.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'

/**
 * Brings back the demo operator as it was when it was complete. Where that was not kept, deletes the data, so that the next
 * start sets it up again. Refuses while a server uses the folder, and refuses a PostgreSQL database with anything other than
 * the demo operator.
 */
export async function resetDemo(settings: Settings): Promise<void> {
  if (settings.DATABASE_URL) return resetServer(settings)
  const template = templateFile(settings)
  if (template !== undefined && existsSync(template)) {
    restoreFolder(settings.DATA_DIR, template, true)
    console.log(`The demo operator in ${settings.DATA_DIR} is as it was after the first start.`)
    return
  }
  const unlock = lockFolder(settings.DATA_DIR)
  rmSync(join(settings.DATA_DIR, 'made'), { force: true })
  rmSync(join(settings.DATA_DIR, 'pglite'), { recursive: true, force: true })
  rmSync(join(settings.DATA_DIR, 'files'), { recursive: true, force: true })
  unlock()
  console.log(`The data in ${settings.DATA_DIR} is gone. The next npm start sets up the demo operator again.`)
}

async function resetServer(settings: Settings): Promise<void> {
  const { db, close } = await openDatabase(settings, () => undefined)
  try {
    const tables = await sql`select from information_schema.tables where table_name = 'installation'`.execute(
      db,
    )
    const facts = tables.rows.length > 0 ? await readInstallation(db) : null
    if (facts?.['seeded'] !== 'demo')
      throw new SettingsError('This database does not hold the demo operator, so it stays as it is.')
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await sql`drop schema if exists pgboss cascade`.execute(db)
  } finally {
    await close()
  }
  console.log('The demo operator is gone from the database. The next npm start sets it up again.')
}
