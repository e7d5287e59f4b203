import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { shared } from '#server/base/shared.ts'
import type { Db } from './database.ts'

/** Milliseconds that the database has for the simplest statement there is. */
const limit = 1000

/** Whether the database answers within a second. Anybody may ask, so however many do, it is asked once at a time. */
export function answersSoon(db: Db): Promise<boolean> {
  const ask = asked.get(db) ?? shared(() => answersOnce(db))
  asked.set(db, ask)
  return ask()
}

const asked = new WeakMap<Db, () => Promise<boolean>>()

async function answersOnce(db: Db): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(limit, false, { ref: false })])
}
