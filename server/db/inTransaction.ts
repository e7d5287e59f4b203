import { DatabaseError } from 'pg'
import type { Db } from './database.ts'

/**
 * Runs work in one transaction: all of it happens, or nothing. Repeats it when the database gave way to another
 * transaction (a deadlock, a serialization failure).
 */
export async function inTransaction<T>(db: Db, work: (inside: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const gaveWay = error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
      if (!gaveWay || attempt === 4) throw error
    }
  }
}
