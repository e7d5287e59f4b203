import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Drops the indexes and foreign keys of tables while they are filled, which then takes a fraction of the
 * time. Returns a function that restores them, which fails if a row is wrong.
 */
export async function withoutIndexes(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
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
