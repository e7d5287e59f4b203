import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Db } from '#server/db/database.ts'
import { migrate, type MigrationOwner } from '#server/db/migrate.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'
import { copyTable } from './copyTable.ts'
import { fingerprint, tableShapes, type TableShape } from './tableShape.ts'
import { withoutRules } from './withoutRules.ts'

/** The result of a move. */
export interface MoveResult {
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>
  /**
   * Jobs that people started and that are not over: they are cancelled in the new database, because their
   * tickets are not moved.
   */
  readonly cancelled: readonly { readonly _id: string; readonly name: string }[]
}

/**
 * Copies the embedded database in DATA_DIR into the one at DATABASE_URL, all or nothing, and compares counts
 * and checksums of every table before it commits. Throws for a folder in use and for a database that is not
 * empty. The folder stays as it is, except that its migrations are run.
 */
export async function moveDatabase(
  settings: Settings,
  plugins: readonly MigrationOwner[],
): Promise<MoveResult> {
  if (settings.DATABASE_URL === undefined)
    throw new SettingsError('Set DATABASE_URL to the PostgreSQL database that is to take the data.')
  if (!existsSync(join(settings.DATA_DIR, 'made')))
    throw new SettingsError(
      `There is no embedded database in ${settings.DATA_DIR}. Set DATA_DIR to its folder.`,
    )
  const to = await openDatabase(settings, () => undefined)
  try {
    await to.unhurried(requireEmpty)
    const from = await openDatabase({ ...settings, DATABASE_URL: undefined }, () => undefined)
    try {
      await migrate(from.db, plugins)
      return await to.unhurried(async (target) => {
        await migrate(target, plugins)
        return from.db
          .transaction()
          .execute((source) => target.transaction().execute((inside) => copyAll(source, inside)))
      })
    } finally {
      await from.close()
    }
  } finally {
    await to.close()
  }
}

async function requireEmpty(db: Db): Promise<void> {
  const shapes = await tableShapes(db)
  // A failed attempt leaves tables without rows.
  const facts = shapes.some(({ table }) => table === 'installation')
    ? await fingerprint(db, { table: 'installation', columns: [] })
    : { rows: shapes.length }
  if (facts.rows > 0)
    throw new SettingsError(
      'The database at DATABASE_URL is not empty, so it stays as it is. Make a new one.',
    )
}

async function copyAll(from: Db, to: Db): Promise<MoveResult> {
  for (const db of [from, to]) await sql`set local timezone to 'UTC'`.execute(db)
  const shapes = await tableShapes(from)
  requireSame(shapes, await tableShapes(to))
  const tables: Record<string, number> = {}
  await withoutRules(to, shapes, async () => {
    await sql`truncate ${sql.join(shapes.map(({ table }) => sql.table(table)))}`.execute(to)
    for (const shape of shapes) {
      await copyTable(from, to, shape)
      const [there, here] = [await fingerprint(from, shape), await fingerprint(to, shape)]
      if (there.rows !== here.rows || there.checksum !== here.checksum)
        throw new SettingsError(
          `The table ${shape.table} did not arrive as it was, so nothing was moved: ` +
            `${JSON.stringify([there, here])}`,
        )
      tables[shape.table] = here.rows
    }
    await continueNumbers(from, to)
  })
  // The triggers end what waits for a job.
  return { tables, cancelled: await cancelOpen(to) }
}

async function cancelOpen(db: Db): Promise<MoveResult['cancelled']> {
  const { rows } = await sql<MoveResult['cancelled'][number] & { created_by: string | null }>`
    update job set status = 'cancelled', finished_at = extract(epoch from now())::int8
    where status in ('queued', 'running') returning _id, name, created_by`.execute(db)
  return rows.filter(({ created_by }) => created_by !== null)
}

function requireSame(from: readonly TableShape[], to: readonly TableShape[]): void {
  const known = new Set(to.map((shape) => JSON.stringify(shape)))
  const strange = from.filter((shape) => !known.has(JSON.stringify(shape))).map(({ table }) => table)
  if (strange.length === 0) return
  throw new SettingsError(
    `These tables belong to plugins that are not installed here: ${strange.join(', ')}. Install ` +
      'the plugins, then move.',
  )
}

async function continueNumbers(from: Db, to: Db): Promise<void> {
  const { rows } = await sql<{ name: string; last: number }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(from)
  for (const { name, last } of rows) await sql`select setval(${name}::regclass, ${last})`.execute(to)
}
