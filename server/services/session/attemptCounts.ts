import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** A counter of sign-in attempts, such as for a name at an address. */
export interface Count {
  readonly key: string
  /** The hash of the name or account by which it can be reset; null if it belongs to nobody. */
  readonly name: string | null
  /** The number of attempts before it is locked; undefined for a counter that locks nothing. */
  readonly limit?: number
}

/** One more attempt was counted; it is included in `tries`. */
export type ReservedAttempt<C extends Count = Count> = C & { readonly tries: number }

/**
 * Counts one more attempt, unless it is locked (null). The attempt that reaches the limit starts the lock of
 * `seconds`.
 */
export async function reserve<C extends Count>(
  db: Db,
  count: C,
  now: number,
  seconds: number,
): Promise<ReservedAttempt<C> | null> {
  const limit = count.limit ?? neverLocked
  const isOver = sql`a.since <= ${now - seconds}`
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_attempt as a (key, name, tries, since) values (${count.key}, ${count.name}, 1, ${now})
    on conflict (key) do update set
      tries = case when ${isOver} then 1 else a.tries + 1 end,
      failed = case when ${isOver} then 0 else a.failed end,
      since = case when ${isOver} or a.tries + 1 >= ${limit} then excluded.since else a.since end
    where ${isOver} or a.tries < ${limit}
    returning tries`.execute(db)
  return rows[0] ? { ...count, ...rows[0] } : null
}

/** When a lock began; `now` if there is none any more. */
export async function lockedSince(db: Db, { key }: Count, now: number): Promise<number> {
  const { rows } = await sql<{ since: number }>`select since from sign_in_attempt where key = ${key}`.execute(
    db,
  )
  return rows[0]?.since ?? now
}

/** Marks the counted attempts as failed. */
export const markFailed = (db: Db, held: readonly Count[]): Promise<void> =>
  change(db, held, sql`failed = failed + 1`)

/** Counts one less for each; a counter at zero has no row. */
export async function release(db: Db, held: readonly Count[]): Promise<void> {
  await change(db, held, sql`tries = greatest(tries - 1, 0)`)
  await sql`
    delete from sign_in_attempt where key in (
      select key from sign_in_attempt where key = any(${keysOf(held)}) and tries = 0
        for update skip locked)`.execute(db)
}

/** Deletes counters, and those that began before a given time. */
export async function forget(db: Db, counts: readonly Pick<Count, 'key'>[], before: number): Promise<void> {
  await sql`
    delete from sign_in_attempt where key in (
      select key from sign_in_attempt where key = any(${keysOf(counts)}) order by key for update)`.execute(db)
  await sql`
    delete from sign_in_attempt where key in (
      select key from sign_in_attempt where since < ${before} for update skip locked)`.execute(db)
}

// More than can happen within the period.
const neverLocked = 2_000_000_000

// Locked in the order of the key, so that two sign-ins with the same counters cannot deadlock.
async function change(db: Db, held: readonly Count[], assignment: RawBuilder<unknown>): Promise<void> {
  await sql`
    update sign_in_attempt set ${assignment} where key in (
      select key from sign_in_attempt where key = any(${keysOf(held)}) order by key for update)`.execute(db)
}

const keysOf = (counts: readonly Pick<Count, 'key'>[]): string[] => counts.map(({ key }) => key)
