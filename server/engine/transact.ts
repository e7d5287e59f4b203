import { DatabaseError } from 'pg'
import { z } from 'zod'
import { ApiError, refuseFields, type ErrorKey } from '#contract/reply.ts'
import { inSavepoint } from '#server/db/inSavepoint.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Context } from './context.ts'

/**
 * Does all of the work in one transaction, or none of it. A violated unique constraint throws 4090 with its
 * fields. Inside an open transaction it becomes a part of that transaction, and only this part is rolled back
 * if it fails.
 */
export async function transact<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  try {
    if (context.db.isTransaction) return await inSavepoint(context.db, () => work(context))
    return await inTransaction(context.db, (db) => work({ ...context, db }))
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/**
 * The business error that the database means: a violated unique index, or one that a trigger raised with the
 * code ATR01, the key of the error as its message, and its data as JSON in `detail`.
 */
function refusalOf(error: unknown): ApiError | undefined {
  if (!(error instanceof DatabaseError)) return undefined
  if (error.code === '23505') return duplicate(error.constraint ?? '')
  // A migration of ours named the key.
  if (error.code === 'ATR01') return new ApiError(error.message as ErrorKey, dataOf(error))
  return undefined
}

const dataOf = ({ detail }: DatabaseError): Record<string, unknown> | null =>
  detail === undefined ? null : z.record(z.string(), z.unknown()).parse(JSON.parse(detail))

// By convention a unique index is named unique__<table>__<field>__<field>.
function duplicate(constraint: string): ApiError {
  const [, , ...fields] = constraint.split('__')
  return refuseFields(
    'duplicate',
    Object.fromEntries((fields.length > 0 ? fields : ['_id']).map((name) => [name, 'duplicate'])),
  )
}
