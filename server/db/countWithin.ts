import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from './database.ts'

interface Allowance {
  /** So many times … */
  limit: number
  /** … within so many seconds, counted from the first. */
  seconds: number
  /** Unix seconds, real time. */
  now: number
}

/**
 * Counts one more of what `key` names, for all processes together, and refuses what goes beyond the limit with 4290 and
 * the seconds to wait. Asking again while refused makes the wait no longer.
 */
export async function countWithin(db: Db, key: string, { limit, seconds, now }: Allowance): Promise<void> {
  const isOver = sql`a.since <= ${now - seconds}`
  const { rows } = await sql<{ n: number; since: number }>`
    insert into rate_limit as a (key, n, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      n = case when ${isOver} then 1 else least(a.n, 1000000) + 1 end,
      since = case when ${isOver} then excluded.since else a.since end
    returning n, since`.execute(db)
  const { n, since } = rows[0] ?? { n: 1, since: now }
  // Now and then is enough: an old row is only in the way, and counts anew when its key comes back.
  if (n === 1 && Math.random() < 0.02) await sweep(db, now)
  if (n > limit) throw new ApiError('rate.limited', { retry_after: since + seconds - now })
}

/** The same, and returns whether it is within the limit. */
export async function isWithin(db: Db, key: string, allowance: Allowance): Promise<boolean> {
  try {
    await countWithin(db, key, allowance)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** Takes one back: what was counted turned out to be none of what the limit is for. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await sql`update rate_limit set n = greatest(n - 1, 0) where key = ${key}`.execute(db)
}

// Nothing is counted over more than a day.
const sweep = (db: Db, now: number) =>
  sql`delete from rate_limit where since < ${now - 2 * 86_400}`.execute(db)
