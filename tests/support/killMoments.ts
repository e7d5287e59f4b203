import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/database.ts'

/** A moment in the work of a server: `wait` resolves in it, `letGo` ends what holds the server there. */
export interface Moment {
  readonly wait: () => Promise<void>
  readonly letGo: () => Promise<void>
}

const patience = { timeout: 150_000, interval: 5 }

/** Somebody is being notified, in a transaction that is not committed: the table of deliveries is locked until `letGo`. */
export async function inTheTransaction(db: Db): Promise<Moment> {
  const locked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (inside) => {
    await sql`lock table delivery in share mode`.execute(inside)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  const waiting = sql`pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into notification%'
    and datname = current_database() and pid <> pg_backend_pid()`
  return {
    wait: () => expect.poll(() => countOf(db, waiting), patience).toBeGreaterThan(0),
    letGo: () => {
      over.resolve()
      return holding
    },
  }
}

/** The stages of one kind of problems were committed; those of the other are still to come. */
export async function betweenStages(db: Db): Promise<Moment> {
  const before = await countOf(db, sql`problem_escalation`)
  return {
    wait: () => expect.poll(() => countOf(db, sql`problem_escalation`), patience).toBeGreaterThan(before),
    letGo: () => Promise.resolve(),
  }
}

/** Something has left the server, which may not have noted it yet. `sent` is the number of messages that arrived. */
export function whileSending(sent: () => number): Moment {
  const before = sent()
  return {
    wait: () => expect.poll(sent, { ...patience, interval: 1 }).toBeGreaterThan(before),
    letGo: () => Promise.resolve(),
  }
}

/** The number of rows. */
export async function countOf(db: Db, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(db)
  return rows[0]?.n ?? 0
}
