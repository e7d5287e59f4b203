import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { DatabaseError } from 'pg'
import { inNeedOrder, type Dependent } from '#server/base/inNeedOrder.ts'
import { requireNone, reasonOf, type PluginProblem } from '#server/base/pluginProblem.ts'
import { SettingsError } from '#server/base/settings.ts'
import type { Db } from './database.ts'
import { jointMigrations } from './jointMigrations.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'

/** Something with its own migrations: a plugin. */
export interface MigrationOwner extends Dependent {
  readonly migrations?: Readonly<Record<string, string>>
}

/**
 * Runs the migrations. Every joint migration runs once, in the order of its name, then the migrations
 * of plugins, as `<id>/<name>`, each plugin's after those of the plugins that it needs; several processes
 * wait for one. The tables of a plugin that was removed are kept. Returns what ran; throws for the first that
 * fails.
 */
export const migrate = (db: Db, plugins: readonly MigrationOwner[] = []): Promise<string[]> =>
  migrateEach(db, inNeedOrder(plugins), (problems) => {
    requireNone(problems)
    return []
  })

/**
 * Runs the migrations like `migrate`, with the plugins in order of dependencies, each in a separate transaction: if
 * a migration fails, or `check` finds a problem with the tables, the tables of the plugin are unchanged, and a later
 * start tries again, with the migrations as they are then. `withoutFailed` is called with the problems, and returns the
 * plugins that are still to run.
 */
export async function migrateEach<P extends MigrationOwner>(
  db: Db,
  plugins: readonly P[],
  withoutFailed: (problems: readonly PluginProblem[]) => readonly P[],
  check: Check<P> = async () => [],
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
        try {
          done.push(...(await runChecked(one, plugin, { ...ofPlugin(plugin), ...joint }, check)))
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          left = withoutFailed(error.problems)
        }
      }
      return done
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(one)
    }
  })
}

/** Finds what is wrong with the tables of a plugin. */
type Check<P> = (inside: Db, plugin: P) => Promise<readonly PluginProblem[]>

/** Returns what ran. Throws `Refused` for what is the plugin's fault, after which nothing has run. */
async function runChecked<P extends MigrationOwner>(
  db: Db,
  plugin: P,
  migrations: Migrations,
  check: Check<P>,
): Promise<string[]> {
  const requireSound = async (inside: Db): Promise<void> => {
    const problems = await check(inside, plugin)
    if (problems.length > 0) throw new Refused(problems)
  }
  try {
    return await run(db, migrations, requireSound)
  } catch (error) {
    if (!(error instanceof FailedMigration) || isUnreachable(error.cause)) throw error
    const place = `migrations.${error.migration.replace(`${plugin.id}/`, '')}`
    throw new Refused([{ plugin: plugin.id, place, sentence: reasonOf(error.cause) }])
  }
}

/** Why a plugin cannot be used; it undoes the transaction in which its migrations run. */
class Refused extends Error {
  readonly problems: readonly PluginProblem[]

  constructor(problems: readonly PluginProblem[]) {
    super('refused')
    this.problems = problems
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

/** Runs what has not run yet, all or nothing; `finish` belongs to it. */
async function run(
  db: Db,
  wanted: Migrations,
  finish: (inside: Db) => Promise<void> = async () => {},
): Promise<string[]> {
  const before = await ranBefore(db)
  // The migrator needs to know everything that it has ever run, including the migrations of plugins that are
  // gone.
  const ofPlugins = before.filter((name) => name.includes('/')).map((name) => [name, running('')] as const)
  const migrations = { ...Object.fromEntries(ofPlugins), ...wanted }
  // It describes every table of the database twice, which takes longer than the rest of a start: it runs only
  // if there is something to do, or something that this version does not know.
  if (Object.keys(migrations).length === before.length && before.every((name) => name in migrations))
    return finish(db).then(() => [])
  const last = Object.keys(wanted)
    .filter((name) => !before.includes(name))
    .toSorted()
    .at(-1)
  if (last !== undefined) migrations[last] = followedBy(migrations[last], finish)
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // One of our files that is newer than a plugin's comes before it.
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error instanceof Refused) throw error
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

const ofPlugin = ({ id, migrations = {} }: MigrationOwner): Migrations => inSeries(migrations, `${id}/`)

const inSeries = (texts: Readonly<Record<string, string>>, start = ''): Migrations =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${start}${name}`, running(text)]))

async function ranBefore(db: Db): Promise<string[]> {
  const tables = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (tables.rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

const running = (text: string): Migration => ({ up: async (db) => void (await sql.raw(text).execute(db)) })

const followedBy = (migration: Migration | undefined, finish: (db: Db) => Promise<void>): Migration => ({
  up: async (db) => {
    await migration?.up(db)
    await finish(db)
  },
})
