import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Milliseconds that the database has for the simplest statement there is. */
const limit = 1000

/** Whether the database answers within a second. */
export async function answersSoon(db: Db): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(limit, false, { ref: false })])
}
