import { cpSync, rmSync } from 'node:fs'
import type { Database } from '#server/db/database.ts'
import { embeddedFolder, fillDatabase } from './embeddedTemplate.ts'
import { startPostgres } from './postgres.ts'
import { clonedDatabase } from './postgresTemplate.ts'
import { quickFolder } from './quickFolder.ts'

export type DatabaseKind = Database['kind']

/** What the tests of this project run on: every server test runs once on either (vitest.config.ts). */
export const testDatabase: DatabaseKind =
  process.env['TEST_DATABASE'] === 'postgresql' ? 'postgresql' : 'pglite'

/** A database with the demo operator at scale `test`, and a data folder, as the settings of a server that is to run there. */
export interface TestDatabase {
  settings: Readonly<Record<string, string>>
  remove: () => Promise<void>
}

/** Makes one. */
export async function newDatabase(kind: DatabaseKind = testDatabase): Promise<TestDatabase> {
  if (kind === 'pglite') return inFolder(await embeddedFolder(), {})
  const clone = await clonedDatabase()
  if (clone) return inFolder(quickFolder(), { DATABASE_URL: clone.url }, clone.drop)
  const { url, stop } = await startPostgres()
  await fillDatabase({ DATABASE_URL: url }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return inFolder(quickFolder(), { DATABASE_URL: url }, stop)
}

/** A copy of a database that `newDatabase` made and that nobody uses. */
export async function copyOf({ settings }: TestDatabase): Promise<TestDatabase> {
  const folder = quickFolder()
  const { DATA_DIR = '', DATABASE_URL } = settings
  cpSync(DATA_DIR, folder, { recursive: true })
  if (!DATABASE_URL) return inFolder(folder, {})
  const clone = await clonedDatabase(new URL(DATABASE_URL).pathname.slice(1))
  if (!clone) throw new Error('only what lies on the server of this run can be copied')
  return inFolder(folder, { DATABASE_URL: clone.url }, clone.drop)
}

/** A data folder alone, for a server whose database is somebody else's. */
export const folderAlone = (): TestDatabase => inFolder(quickFolder(), {})

const inFolder = (
  DATA_DIR: string,
  beside: Readonly<Record<string, string>>,
  end: () => Promise<void> = () => Promise.resolve(),
): TestDatabase => ({
  settings: { DATA_DIR, ...beside },
  remove: async () => {
    await end()
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
})
