import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { shared } from '#server/base/shared.ts'
import type { Db } from './database.ts'

/** Milliseconds for the database to reply to the simplest statement. */
const limit = 1000

/**
 * Whether the database replies within a second. Anybody can call this, so concurrent calls share one
 * statement.
 */
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
