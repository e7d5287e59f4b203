import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Drops the indexes and foreign keys of tables while they are filled, which then takes a fraction of the
 * time, and leaves no half-empty pages in the indexes. Returns a function that restores them, which fails if a row is wrong.
 */
export async function withoutIndexes(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  const put = await drop(
    db,
    sql`${constraintsOf(tables, sql`contype = 'f'`)}
    union all ${constraintsOf(tables, isUnreferencedKey)}
    union all select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
    where indrelid = any (${sql.val([...tables])}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  return () => runEach(db, put)
}

/** Drops the foreign keys of tables that are filled later. Returns the statements that restore them. */
export const withoutForeignKeys = (db: Db, tables: readonly string[]): Promise<string[]> =>
  drop(db, constraintsOf(tables, sql`contype = 'f'`))

/** Runs statements one after the other. */
export async function runEach(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const constraintsOf = (tables: readonly string[], isWanted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
  from pg_constraint where conrelid = any (${sql.val([...tables])}::regclass[]) and ${isWanted}`

const isUnreferencedKey = sql`contype in ('p', 'u') and not exists (
  select from pg_constraint reference where reference.contype = 'f' and reference.conindid = pg_constraint.conindid)`

async function drop(db: Db, found: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ take: string; put: string }>`${found}`.execute(db)
  await runEach(
    db,
    rows.map(({ take }) => take),
  )
  return rows.map(({ put }) => put)
}
