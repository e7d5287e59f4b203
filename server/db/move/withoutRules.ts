import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { TableShape } from './tableShape.ts'

/**
 * Does work, in a transaction, with triggers and foreign keys disabled; then checks all foreign keys. It
 * needs to own the tables, and no other right, because managed databases grant none.
 */
export async function withoutRules(
  db: Db,
  shapes: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await sql<{ table: string; name: string; rule: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = 'public'::regnamespace`.execute(db)
  for (const { table, name } of references) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  for (const { table } of shapes) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await work()
  for (const { table } of shapes) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  for (const { table, name, rule } of references) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(rule)}`.execute(db)
  }
}
