import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { hashToken } from './token.ts'

/** Who tries to sign in, from where and when. */
export interface Try {
  /** As it is typed, in small letters. */
  name: string
  ip: string | null
  /** Unix seconds, real time. */
  now: number
}

/** `auth.fail_limit`, and `auth.lock_minutes` in seconds. */
export interface Limits {
  failLimit: number
  lockSeconds: number
}

/** A try that was let through and is not decided yet. */
export interface Attempt {
  /**
   * Failures so far, of this name from this address or of the address with whatever names, whichever is more. Infinite
   * for the administrator while others attack the name.
   */
  readonly failures: number
  /** The wrong password. Answers whether this failure begins a lock. */
  fail: () => Promise<boolean>
  /** The right password: the failures of this name from this address are forgotten. */
  succeed: () => Promise<void>
  /** Ended before the password was looked at; counts as nothing. */
  release: () => Promise<void>
}

/**
 * Counts a try to sign in before it is looked at, so that of many at once no more than the limit are. Counted are the
 * failures of a name from an address; with wider limits those of an address with whatever names, and of a name from all
 * addresses. Known names and unknown ones alike, so that the count tells nothing. Whoever reaches a limit is refused
 * with 1003 until the lock is over.
 */
export async function reserveAttempt(db: Db, attempt: Try, limits: Limits): Promise<Attempt> {
  const pair = await reserve(db, pairOf(attempt), attempt.now, limits)
  if (!pair) throw await locked(db, pairOf(attempt), attempt.now, limits)
  const held = [pair]
  let isSpared = false
  for (const count of widerCounts(attempt)) {
    const reserved = await reserve(db, count, attempt.now, limits)
    if (reserved) held.push(reserved)
    else if (mayBeSpared(attempt, count, pair)) isSpared = true
    else {
      await change(db, held, oneLess)
      throw await locked(db, count, attempt.now, limits)
    }
  }
  const address = held.find(({ kind }) => kind === 'address')
  return {
    failures: isSpared ? Infinity : Math.max(pair.failed, address?.failed ?? 0),
    fail: async () => {
      await change(db, held, sql`failed = failed + 1`)
      return pair.tries >= limits.failLimit
    },
    succeed: async () => {
      await sql`delete from sign_in_attempt where key = ${pair.key}`.execute(db)
      await change(db, held.slice(1), oneLess)
      await sweep(db, attempt.now - limits.lockSeconds)
    },
    release: () => change(db, held, oneLess),
  }
}

/** Lifts the locks of a name, from all addresses: its owner has proved who it is in another way. */
export async function forgetAttempts(db: Db, name: string): Promise<void> {
  await sql`delete from sign_in_attempt where name = ${hashToken(name.trim().toLowerCase())}`.execute(db)
}

/** One of the three counts: its key, the name to lift it by, and how many times the limit it may reach. */
interface Count {
  kind: 'pair' | 'address' | 'name'
  key: string
  name: string | null
  times: number
}

type Reserved = Count & { tries: number; failed: number }

const pairOf = ({ name, ip }: Try): Count => ({
  kind: 'pair',
  key: hashToken(`pair ${networkOf(ip)} ${name}`),
  name: hashToken(name),
  times: 1,
})

// Many people share the address of an office. A name that is tried from everywhere is under attack.
const widerCounts = ({ name, ip }: Try): Count[] => [
  { kind: 'address', key: hashToken(`address ${networkOf(ip)}`), name: null, times: 30 },
  { kind: 'name', key: hashToken(`name ${name}`), name: hashToken(name), times: 20 },
]

/** Others can never lock the administrator out from where no failure came. The code of the picture is asked for then. */
const mayBeSpared = ({ name }: Try, { kind }: Count, pair: Reserved): boolean =>
  kind === 'name' && name === 'admin' && pair.tries === 1

/** One more, unless the limit is reached. The try that reaches it begins the time of the lock. */
async function reserve(
  db: Db,
  count: Count,
  now: number,
  { failLimit, lockSeconds }: Limits,
): Promise<Reserved | null> {
  const limit = failLimit * count.times
  const isOver = sql`a.since <= ${now - lockSeconds}`
  const { rows } = await sql<{ tries: number; failed: number }>`
    insert into sign_in_attempt as a (key, name, tries, since) values (${count.key}, ${count.name}, 1, ${now})
    on conflict (key) do update set
      tries = case when ${isOver} then 1 else a.tries + 1 end,
      failed = case when ${isOver} then 0 else a.failed end,
      since = case when ${isOver} or a.tries + 1 >= ${limit} then excluded.since else a.since end
    where ${isOver} or a.tries < ${limit}
    returning tries, failed`.execute(db)
  return rows[0] ? { ...count, ...rows[0] } : null
}

async function locked(db: Db, { key }: Count, now: number, { lockSeconds }: Limits): Promise<Refusal> {
  const { rows } = await sql<{ since: number }>`select since from sign_in_attempt where key = ${key}`.execute(
    db,
  )
  return new Refusal('login.locked', { retry_after: (rows[0]?.since ?? now) + lockSeconds - now })
}

const oneLess = sql`tries = greatest(tries - 1, 0)`

// Locked in the order of the key: two sign-ins that share counts never wait for each other.
async function change(db: Db, held: readonly Reserved[], assignment: RawBuilder<unknown>): Promise<void> {
  const keys = held.map(({ key }) => key)
  await sql`
    update sign_in_attempt set ${assignment} where key in (
      select key from sign_in_attempt where key = any(${keys}) order by key for update)`.execute(db)
}

const sweep = (db: Db, before: number) =>
  sql`
  delete from sign_in_attempt where key in (
    select key from sign_in_attempt where since < ${before} for update skip locked)`.execute(db)
