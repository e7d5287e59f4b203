import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { Db } from './database.ts'

/** So often the work is begun at most. */
const attempts = 7
/** Milliseconds of the first pause at most; each further one may be twice as long. */
const pause = 20

/**
 * Runs work in one transaction: all of it happens, or nothing. Repeats it when the database gave way to another
 * transaction (a deadlock, a serialization failure), after a while of chance: those who met would meet again.
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
