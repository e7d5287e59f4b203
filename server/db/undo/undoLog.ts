import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { undoSchema, undoTriggers } from './undoSchema.ts'

type Sql = RawBuilder<unknown>

/**
 * Creates what undoes the steps of a long transaction on the embedded database. Triggers write it in the
 * transaction of each step: `undo_written.<table>` has the keys of the rows that the steps wrote,
 * `undo_before.<table>` the previous versions of those that existed. It exists only while such a transaction
 * is open, or was open when the process was killed.
 */
export async function createUndoLog(db: Db): Promise<void> {
  await sql.raw(undoSchema).execute(db)
  for (const some of groupsOf(await tablesOf(db))) {
    await sql.raw(some.map(({ name, key }) => undoTriggers(name, key)).join('')).execute(db)
  }
}

/** Drops it, including what a killed process left of it. */
export async function dropUndoLog(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; table: string }>`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger
    where tgfoid in (to_regproc('undo_before.keep'), to_regproc('undo_before.hold'))`.execute(db)
  for (const some of groupsOf(rows)) {
    await sql.raw(some.map(({ name, table }) => `drop trigger ${name} on ${table};`).join('')).execute(db)
  }
  await sql`drop schema if exists undo_before cascade`.execute(db)
  await sql`drop schema if exists undo_written cascade`.execute(db)
}

/** Starts to record the rows of a table. The recorded rows have the same key and the same unique indexes. */
export async function keepTable(db: Db, table: string): Promise<void> {
  const key = await keyOf(db, table)
  const { rows } = await sql<{ statement: string }>`
    select replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON undo_before.') as statement from pg_index
    where indrelid = ${table}::regclass and indisunique and not indisprimary`.execute(db)
  await db.transaction().execute(async (inside) => {
    await sql`create table ${beforeTable(table)} (like ${sql.table(table)})`.execute(inside)
    await sql`create table ${writtenTable(table)} as select ${key}
      from ${sql.table(table)} with no data`.execute(inside)
    for (const kept of [beforeTable(table), writtenTable(table)]) {
      await sql`alter table ${kept} add primary key (${key})`.execute(inside)
    }
    for (const { statement } of rows) await sql.raw(statement).execute(inside)
  })
}

/** Clears the undo log, in the transaction that ends the whole, and sends the events of the changes. */
export async function emptyUndoLog(inside: Db): Promise<void> {
  await sql`
    insert into event (kind, resource, site, ids, users)
    select kind, resource, site,
      case when bool_and(ids is not null) and count(distinct id) <= 100 then array_agg(distinct id) end, users
    from undo_before.held__ left join lateral unnest(ids) as id on true
    group by kind, resource, site, users`.execute(inside)
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in (${sql.join(schemas)})`.execute(inside)
  await sql.raw(`truncate ${rows.map(({ name }) => name).join()}`).execute(inside)
}

const schemas = ['undo_before', 'undo_written'].map((name) => sql`to_regnamespace(${name})`)

/** A recorded table. */
export interface RecordedTable {
  readonly name: string
  readonly key: readonly string[]
  /** The stored columns, without those that the database computes. */
  readonly columns: readonly string[]
}

/** The tables that are recorded so far. */
export async function keptTables(db: Db): Promise<RecordedTable[]> {
  const names = (table: Sql, which: Sql) => sql`array(
    select attname::text from pg_attribute
    where attrelid = ${table} and attnum > 0 and not attisdropped and ${which} order by attnum)`
  const { rows } = await sql<RecordedTable>`
    select relname as name, ${names(sql`written.oid`, sql`true`)} as key,
      ${names(sql`format('public.%I', relname)::regclass`, sql`attgenerated = ''`)} as columns
    from pg_class written
    where relkind = 'r' and relnamespace = to_regnamespace('undo_written') order by 1`.execute(db)
  return rows
}

export const beforeTable = (table: string) => sql.table(`undo_before.${table}`)
export const writtenTable = (table: string) => sql.table(`undo_written.${table}`)

async function keyOf(db: Db, table: string) {
  const found = (await tablesOf(db)).find(({ name }) => name === table)
  if (found?.key.length) return sql.join(found.key.map((name) => sql.ref(name)))
  throw new Error(
    `The table ${table} needs a primary key: what an import writes to it may have to be undone.`,
  )
}

/**
 * All tables whose changes are undone, each with the columns of its key. Another trigger holds back events,
 * and a number that was taken is not given to anybody else.
 */
async function tablesOf(db: Db): Promise<{ name: string; key: string[] }[]> {
  const { rows } = await sql<{ name: string; key: string[] }>`
    select relname as name, array(
      select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = pg_class.oid and indisprimary order by attnum) as key
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('event', 'number_series') and relname not like 'kysely_migration%'`.execute(db)
  return rows
}

/** The number of tables that one transaction sets up, which takes some tens of milliseconds. */
const atOnce = 4

const groupsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce))
