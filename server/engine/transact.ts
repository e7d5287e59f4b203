import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { refuseFields } from '#contract/reply.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Context } from './context.ts'

/**
 * Does all of the work in one transaction, or none of it. A violated unique constraint throws 4090 with its
 * fields. Inside an open transaction it becomes a part of that transaction, and only this part is rolled back
 * if it fails.
 */
export async function transact<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  try {
    if (context.db.isTransaction) return await inSavepoint(context, work)
    return await inTransaction(context.db, (db) => work({ ...context, db }))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw duplicate(error.constraint ?? '')
    throw error
  }
}

async function inSavepoint<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  const { db } = context
  await sql`savepoint part`.execute(db)
  try {
    const done = await work(context)
    await sql`release savepoint part`.execute(db)
    return done
  } catch (error) {
    // A broken connection cannot roll back, and the original error is what counts.
    await sql`rollback to savepoint part`.execute(db).catch(() => undefined)
    await sql`release savepoint part`.execute(db).catch(() => undefined)
    throw error
  }
}

// By convention a unique index is named unique__<table>__<field>__<field>.
function duplicate(constraint: string): Error {
  const [, , ...fields] = constraint.split('__')
  return refuseFields(
    'duplicate',
    Object.fromEntries((fields.length > 0 ? fields : ['_id']).map((name) => [name, 'duplicate'])),
  )
}
