import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from './database.ts'

interface Allowance {
  /** At most this many times … */
  limit: number
  /** … within this many seconds, counted from the first. */
  seconds: number
  /** Unix seconds, real time. */
  now: number
  /** How many are counted; by default one. */
  times?: number
}

/**
 * Counts `key` once more, for all processes together, and throws 4290 with the seconds to wait beyond the
 * limit. Further calls while refused do not extend the wait.
 */
export async function countWithin(
  db: Db,
  key: string,
  { limit, seconds, now, times = 1 }: Allowance,
): Promise<void> {
  const isOver = sql`a.since <= ${now - seconds}`
  const { rows } = await sql<{ n: number; since: number }>`
    insert into rate_limit as a (key, n, since) values (${key}, ${times}::int, ${now})
    on conflict (key) do update set
      n = case when ${isOver} then excluded.n else least(a.n, 1000000) + excluded.n end,
      since = case when ${isOver} then excluded.since else a.since end
    returning n, since`.execute(db)
  const { n, since } = rows[0] ?? { n: 1, since: now }
  // Now and then is enough: an old row does no harm, and starts again when its key comes back.
  if (n === times && Math.random() < 0.02) await sweep(db, now)
  if (n > limit) throw new ApiError('rate.limited', { retry_after: since + seconds - now })
}

/** Counts like `countWithin`, but returns whether it is within the limit. */
export async function isWithin(db: Db, key: string, allowance: Allowance): Promise<boolean> {
  try {
    await countWithin(db, key, allowance)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** Takes one back that should not have been counted. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await sql`update rate_limit set n = greatest(n - 1, 0) where key = ${key}`.execute(db)
}

// No limit covers more than a day.
const sweep = (db: Db, now: number) =>
  sql`delete from rate_limit where since < ${now - 2 * 86_400}`.execute(db)
