import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { DatabaseError } from 'pg'
import { inNeedOrder, type Needing } from '#server/base/inNeedOrder.ts'
import { requireNone, reasonOf, type PluginProblem } from '#server/base/pluginProblem.ts'
import { SettingsError } from '#server/base/settings.ts'
import type { Db } from './database.ts'
import { jointMigrations } from './jointMigrations.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'

/** Something with its own migrations: a plugin. */
export interface Migrated extends Needing {
  readonly migrations?: Readonly<Record<string, string>>
}

/**
 * Runs the migrations. Every joint migration runs once, in the order of its name, then the migrations
 * of plugins, as `<id>/<name>`, each plugin's after those of the plugins that it needs; several processes
 * wait for one. The tables of a plugin that was removed are kept. Returns what ran; throws for the first that
 * fails.
 */
export const migrate = (db: Db, plugins: readonly Migrated[] = []): Promise<string[]> =>
  migrateEach(db, inNeedOrder(plugins), (problem) => {
    requireNone([problem])
    return []
  })

/**
 * Runs the migrations like `migrate`, with the plugins in order of dependencies, each in a separate transaction: if
 * a migration fails, the tables of its plugin are unchanged, and a later start tries again. `withoutFailed` is called
 * with the problem, and returns the plugins that are still to run.
 */
export async function migrateEach(
  db: Db,
  plugins: readonly Migrated[],
  withoutFailed: (problem: PluginProblem) => readonly Migrated[],
): Promise<string[]> {
  const joint = inSeries(jointMigrations())
  const lock = sql`hashtext('migrations')`
  return db.connection().execute(async (one) => {
    // The migrator's own lock would come after the check of what ran.
    await sql`select pg_advisory_lock(${lock})`.execute(one)
    try {
      const done = await run(one, joint)
      let left = plugins
      // One at a time, because the migrator sorts by name what it is given at once.
      for (const plugin of plugins) {
        if (!left.includes(plugin)) continue
        const ran = await runOf(plugin, one, { ...ofPlugin(plugin), ...joint })
        if (Array.isArray(ran)) done.push(...ran)
        else left = withoutFailed(ran)
      }
      return done
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(one)
    }
  })
}

/** What ran, or the problem of the plugin; rethrows errors that are not the plugin's fault. */
async function runOf(plugin: Migrated, db: Db, migrations: Migrations): Promise<string[] | PluginProblem> {
  try {
    return await run(db, migrations)
  } catch (error) {
    if (!(error instanceof FailedMigration) || isUnreachable(error.cause)) throw error
    const place = `migrations.${error.migration.replace(`${plugin.id}/`, '')}`
    return { plugin: plugin.id, place, sentence: reasonOf(error.cause) }
  }
}

/** A migration that the database refuses; `cause` says why. */
class FailedMigration extends Error {
  readonly migration: string

  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed: ${reasonOf(cause)}`, { cause })
    this.migration = migration
  }
}

async function run(db: Db, wanted: Migrations): Promise<string[]> {
  const before = await ranBefore(db)
  // The migrator needs to know everything that it has ever run, including the migrations of plugins that are
  // gone.
  const ofPlugins = before.filter((name) => name.includes('/')).map((name) => [name, running('')] as const)
  const migrations = { ...Object.fromEntries(ofPlugins), ...wanted }
  // It describes every table of the database twice, which takes longer than the rest of a start: it runs only
  // if there is something to do, or something that this version does not know.
  if (Object.keys(migrations).length === before.length && before.every((name) => name in migrations))
    return []
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // One of our files that is newer than a plugin's comes before it.
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (failed?.includes('/')) throw new FailedMigration(failed, error)
  if (isDenied(error))
    throw new SettingsError(
      `The role of DATABASE_URL may not set the database up: ${error.message}. It has to own the database.`,
    )
  if (error) throw error
  return results.map((result) => result.migrationName)
}

const isDenied = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '42501'

type Migrations = Record<string, Migration>

const ofPlugin = ({ id, migrations = {} }: Migrated): Migrations => inSeries(migrations, `${id}/`)

const inSeries = (texts: Readonly<Record<string, string>>, start = ''): Migrations =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${start}${name}`, running(text)]))

async function ranBefore(db: Db): Promise<string[]> {
  const tables = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (tables.rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

const running = (text: string): Migration => ({ up: async (db) => void (await sql.raw(text).execute(db)) })
