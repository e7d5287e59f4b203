import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { InSteps } from '#server/db/longTransaction.ts'
import type { Pace } from '#server/db/inPace.ts'
import { rollBack } from './rollBack.ts'
import { createUndoLog, dropUndoLog, emptyUndoLog, keepTable } from './undoLog.ts'
import { unkept } from './undoSchema.ts'

/**
 * Long transactions on the embedded database, which has one connection: each step is a separate transaction,
 * and others are served in between. They see nothing of it: `uncommitted` names the tables that must be read
 * through the undo log. There is one at a time; others wait.
 */
export function stepsOn(db: Db, pace: Pace): { inSteps: InSteps; uncommitted: ReadonlySet<string> } {
  const uncommitted = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  /** Statements run in the order in which they were sent, so all that were running are done after this. */
  const others = () => sql`select 1`.execute(db)

  const keep = async (table: string): Promise<void> => {
    await keepTable(db, table)
    uncommitted.add(table)
    await others()
  }

  const step = async <T>(work: (inside: Db) => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await inTransaction(db, async (inside) => {
          await sql`set local atrium.step = 'on'`.execute(inside)
          return work(inside)
        })
      } catch (error) {
        const table = error instanceof DatabaseError && error.code === unkept ? error.table : undefined
        if (table === undefined) throw error
        await keep(table)
      }
    }
  }

  const close = async (): Promise<void> => {
    uncommitted.clear()
    await others()
    await dropUndoLog(db)
  }

  const whole: InSteps = async (work, end) => {
    // The reason why the last one could not be undone may have passed.
    await rollBack(db, pace)
    await close()
    await createUndoLog(db)
    const result = await work(step)
      .then(async (done) => {
        await inTransaction(db, async (inside) => {
          await end(inside, done)
          await emptyUndoLog(inside)
        })
        return done
      })
      .catch(async (error: unknown) => {
        await rollBack(db, pace)
        await close()
        throw error
      })
    await close()
    return result
  }

  return {
    uncommitted,
    inSteps: (work, end) => {
      const own = last.then(() => whole(work, end))
      last = own.catch(() => undefined)
      return own
    },
  }
}

/** Undoes the steps that a process left when it was killed. */
export async function undoLeftSteps(db: Db, pace: Pace): Promise<void> {
  await rollBack(db, pace)
  await dropUndoLog(db)
}
