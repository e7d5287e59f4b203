import { DatabaseError } from 'pg'
import { refuseFields } from '#contract/reply.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Context } from './context.ts'

/** `inTransaction` for the engine: a unique rule that is broken is refused with 4090 and its fields. */
export async function transact<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(context.db, (db) => work({ ...context, db }))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw duplicate(error.constraint ?? '')
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
