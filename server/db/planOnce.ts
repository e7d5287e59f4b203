import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import { parsedOnce } from './parsed.ts'

/**
 * Runs a statement that takes less time than planning it would. The connection keeps one plan for all values, and never
 * discards it, so the text must be constant: everything that differs has to be a value.
 */
export async function planOnce(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((inside) => planOnce(inside, statement))
  await sql`set local plan_cache_mode = force_generic_plan`.execute(db)
  await sql`${parsedOnce}${statement}`.execute(db)
  await sql`set local plan_cache_mode = auto`.execute(db)
}
