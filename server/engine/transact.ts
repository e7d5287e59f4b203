import { DatabaseError } from 'pg'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from './context.ts'

/**
 * Runs work in one transaction: all of it happens, or nothing. Repeats it when the database gave way to another
 * transaction (a deadlock, a serialization failure). A unique rule that is broken is refused with 4090 and its fields.
 */
export async function transact<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction().execute((db) => work({ ...context, db }))
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      if (attempt < 4 && (error.code === '40001' || error.code === '40P01')) continue
      if (error.code === '23505') throw duplicate(error.constraint ?? '')
      throw error
    }
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
