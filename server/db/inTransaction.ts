import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { Db } from './database.ts'

/** The maximum number of attempts. */
const attempts = 7
/** The maximum first pause in milliseconds; each further pause can be twice as long. */
const pause = 20

/**
 * Runs work in one transaction, all or nothing. Retries when the database preferred another transaction (a
 * deadlock, a serialization failure), after a random pause, because the same transactions would otherwise
 * collide again.
 */
export async function inTransaction<T>(db: Db, work: (inside: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const gaveWay = error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
      if (!gaveWay || attempt === attempts) throw error
      await sleep(Math.random() * pause * 2 ** attempt)
    }
  }
}
