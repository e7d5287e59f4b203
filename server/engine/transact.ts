import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { refuseFields } from '#contract/reply.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Context } from './context.ts'

/**
 * Does all of the work in one transaction, or nothing of it. A unique rule that is broken is refused with 4090 and its fields.
 * Within a transaction that is open already it is a part of that one, which alone is undone when it fails.
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
    // A connection that broke cannot go back, and what broke it is what counts.
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
