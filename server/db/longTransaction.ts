import type { Db } from './database.ts'
import { inTransaction } from './inTransaction.ts'

/** One step of a long transaction. It can be run again, so it must act only through its statements. */
export type Step = <T>(work: (inside: Db) => Promise<T>) => Promise<T>

/**
 * Does long work, all or nothing, in steps that each take a fraction of a second. `end` is written with the
 * last step: if it is there, everything is. Nobody sees any of it before that.
 */
export type InSteps = <T>(
  work: (step: Step) => Promise<T>,
  end: (inside: Db, result: T) => Promise<void>,
) => Promise<T>

/** On a PostgreSQL server it is one transaction, because others have their own connections. */
export const inOneTransaction =
  (db: Db): InSteps =>
  (work, end) =>
    inTransaction(db, async (inside) => {
      const result = await work((step) => step(inside))
      await end(inside, result)
      return result
    })
