import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openDatabase, type Database } from '#server/db/database.ts'
import { jointMigrations } from '#server/db/jointMigrations.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { readSettings } from '#server/base/settings.ts'
import { copyOf, newDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

/** `demo` is the demo operator at scale `test`, `empty` what DEMO=0 begins with. */
export type Kind = 'demo' | 'empty'

export interface OldInstallation {
  readonly database: Database
  readonly remove: () => Promise<void>
}

/**
 * A database as the version before the areas' declarations left it, whose last migration is 0070: its tables, and the rows
 * of those that areas declare rows of (rowsOf0070.json.gz, written by that version itself).
 */
export async function installationOf0070(kind: Kind): Promise<OldInstallation> {
  const own = await copyOf(await (originals[kind] ??= makeOriginal(kind)))
  const database = await openDatabase(readSettings(own.settings), () => undefined)
  return {
    database,
    remove: async () => {
      await database.close()
      await own.remove()
    },
  }
}

/** Removes what `installationOf0070` copies. */
export async function removeOriginals(): Promise<void> {
  for (const original of Object.values(originals)) await (await original).remove()
}

/** The tables take longer to make than to copy. */
const originals: Partial<Record<Kind, Promise<TestDatabase>>> = {}

async function makeOriginal(kind: Kind): Promise<TestDatabase> {
  const own = await newDatabase()
  const { db, close } = await openDatabase(readSettings(own.settings), () => undefined)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) throw error
  for (const [table, stored] of Object.entries(rows[kind])) await insertRows(db, { table, rows: stored })
  await close()
  return own
}

const migrations = Object.fromEntries(
  Object.entries(jointMigrations())
    .filter(([name]) => name < '0071')
    .map(([name, text]) => [
      name,
      { up: async (db: Database['db']) => void (await sql.raw(text).execute(db)) },
    ]),
)

const packed = readFileSync(new URL('./rowsOf0070.json.gz', import.meta.url))
// The version before wrote it.
const rows = JSON.parse(gunzipSync(packed).toString()) as Record<
  Kind,
  Record<string, Record<string, unknown>[]>
>
