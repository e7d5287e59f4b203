import type { Db } from './database.ts'
import { inTransaction } from './inTransaction.ts'

/** One step of a long transaction. It may be run again, so all that it does is done by its statements. */
export type Step = <T>(work: (inside: Db) => Promise<T>) => Promise<T>

/**
 * Does work that takes long, all of it or nothing, in steps that each take a fraction of a second. `end` is written with the
 * last of it: when it is there, all is. Nobody sees anything of it before that.
 */
export type InSteps = <T>(
  work: (step: Step) => Promise<T>,
  end: (inside: Db, result: T) => Promise<void>,
) => Promise<T>

/** On a PostgreSQL server it is one transaction: others have connections of their own. */
export const inOneTransaction =
  (db: Db): InSteps =>
  (work, end) =>
    inTransaction(db, async (inside) => {
      const result = await work((step) => step(inside))
      await end(inside, result)
      return result
    })
