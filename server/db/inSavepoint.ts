import { sql } from 'kysely'
import type { Db } from './database.ts'
import { sentWithNext } from './leanPool.ts'

/** Does work as a part of an open transaction: if it fails, only this part is rolled back. */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`${sentWithNext}savepoint part`.execute(db)
  try {
    const done = await work()
    await sql`release savepoint part`.execute(db)
    return done
  } catch (error) {
    // A broken connection cannot roll back, and the original error is what counts.
    await sql`rollback to savepoint part`.execute(db).catch(() => undefined)
    await sql`release savepoint part`.execute(db).catch(() => undefined)
    throw error
  }
}
