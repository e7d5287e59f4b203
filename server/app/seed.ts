import { sql } from 'kysely'
import { contract } from '#contract/index.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { spellMissing } from '#server/engine/spell.ts'
import { hashPasswordSync } from '#server/services/session/password.ts'
import type { Db } from '#server/db/database.ts'
import { demoOperator } from '#server/demo/demoOperator.ts'
import type { DemoOptions, DemoTable } from '#server/demo/demoTable.ts'
import { seedFiles, type FilePlace } from '#server/demo/seedFiles.ts'

const batchSize = 500

/** Told what was done, such as a table that is filled. */
type Progress = (done: string) => void

interface DemoSeed extends Omit<DemoOptions, 'hash'> {
  /** Where its pictures go; without a place it has none. */
  place?: FilePlace | undefined
  /** Hears of every table. */
  progress?: Progress
}

/** Writes the demo operator, whole or not at all. */
export async function seedDemo(
  db: Db,
  { place, progress = () => undefined, ...options }: DemoSeed,
): Promise<void> {
  const tables = demoOperator({ ...options, hash: hashPasswordSync })
  progress('made')
  const facts = { seeded: 'demo', demo_scale: options.scale, demo_now: options.now.toISOString() }
  await seed(db, tables, facts, progress, async (inside) => {
    if (place) await seedFiles(inside, place, options.scale === 'test')
    progress('files')
  })
}

/**
 * Writes what an installation cannot start without: the permissions, the menu, the administrator's role and the
 * built-in administrator with this password.
 */
export async function seedEmpty(db: Db, password: string, plugins: readonly ServerPlugin[]): Promise<void> {
  const demo = demoOperator({ scale: 'test', now: new Date(), hash: () => '', plugins })
  const keep: Record<string, (row: Record<string, unknown>) => boolean> = {
    permission: () => true,
    menu: (row) => row['is_active'] !== false && !row['is_out'],
    role: (row) => row['_id'] === 'sys_admin',
    user: (row) => row['username'] === 'admin',
  }
  const tables = demo.flatMap(({ table, rows }): DemoTable[] => {
    const wanted = keep[table]
    return wanted ? [{ table, rows: [...rows].filter(wanted) }] : []
  })
  const withPassword = tables.map(({ table, rows }) => ({
    table,
    rows:
      table === 'user'
        ? [...rows].map((row) => ({ ...row, ...unreachable, password_hash: hashPasswordSync(password) }))
        : rows,
  }))
  await seed(db, withPassword, { seeded: 'empty' })
}

// The demo's addresses lead nowhere, or to somebody else: no way to a new password may go there.
const unreachable = { email: null, mobile: null, country_code: null }

/** What was seeded here before, or null for a new installation. */
export async function readInstallation(db: Db): Promise<Record<string, string> | null> {
  const { rows } = await sql<{ key: string; value: string }>`select key, value from installation`.execute(db)
  return rows.length > 0 ? Object.fromEntries(rows.map(({ key, value }) => [key, value])) : null
}

/** Writes rows in batches; what a row leaves out takes the column's default. */
export async function insertRows(db: Db, { table, rows }: DemoTable): Promise<void> {
  let batch: Record<string, unknown>[] = []
  for (const row of rows) {
    const isFull = batch.length === batchSize
    if (batch[0] && (isFull || signature(row) !== signature(batch[0]))) {
      await insertBatch(db, table, batch)
      batch = []
    }
    batch.push(row)
  }
  await insertBatch(db, table, batch)
}

/** Rows of one batch name the same columns: a column that only some name would be null in the others. */
const signature = (row: Record<string, unknown>): string => Object.keys(row).join()

async function insertBatch(db: Db, table: string, batch: readonly Record<string, unknown>[]): Promise<void> {
  if (!batch[0]) return
  const names = sql.join(Object.keys(batch[0]).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::jsonb)`.execute(
    db,
  )
}

/**
 * Takes the indexes and references of tables away while they are filled, which takes a fraction of the time; answers what
 * puts them back, and finds a wrong row then.
 */
async function withoutIndexes(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  const names = sql.val([...tables])
  const { rows } = await sql<{ take: string; put: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
    from pg_constraint where contype = 'f' and conrelid = any (${names}::regclass[])
    union all
    select format('drop index %I', indexname), indexdef from pg_indexes
    where schemaname = current_schema and tablename = any (${names}) and indexname not like '%pkey'`.execute(
    db,
  )
  for (const { take } of rows) await sql.raw(take).execute(db)
  return async () => {
    for (const { put } of rows) await sql.raw(put).execute(db)
  }
}

async function seed(
  db: Db,
  tables: readonly DemoTable[],
  facts: Record<string, string>,
  progress: Progress = () => undefined,
  beside: (inside: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    // Of several servers that start on one new database, the first sets it up and the others find it done.
    await sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(inside)
    if (await readInstallation(inside)) return
    const filled = tables.flatMap(({ table, statements }) => (statements ? [table] : []))
    const restore = await withoutIndexes(inside, filled)
    for (const table of tables) {
      await insertRows(inside, table)
      for (const statement of table.statements ?? []) await statement.execute(inside)
      progress(table.table)
    }
    await restore()
    progress('indexes')
    await spellMissing(inside, Object.values(contract.resources))
    progress('pinyin')
    await beside(inside)
    await insertRows(inside, {
      table: 'installation',
      rows: Object.entries(facts).map(([key, value]) => ({ key, value })),
    })
  })
  for (const { table } of tables) await sql`analyze ${sql.table(table)}`.execute(db)
  progress('analyzed')
}
