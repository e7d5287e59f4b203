import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { countWithin } from './countWithin.ts'
import { hashToken } from './token.ts'

/** Who tries to sign in, from where and when. */
export interface Try {
  /** As it is typed, in small letters. */
  name: string
  ip: string | null
  /** Unix seconds, real time. */
  now: number
}

/** `auth.fail_limit`, `auth.captcha_after_failures`, and `auth.lock_minutes` in seconds. */
export interface Limits {
  failLimit: number
  captchaAfter: number
  lockSeconds: number
}

/** A try that was let through and is not decided yet. */
export interface Attempt {
  /** Whether the code of a picture has to come with it. */
  readonly needsCaptcha: boolean
  /** Refuses with 4290 when it is not this try's turn. To be asked once the code of the picture was right. */
  takeTurn: () => Promise<void>
  /** The wrong password. Answers whether this failure begins a lock. */
  fail: () => Promise<boolean>
  /** The right password: the failures of this name from this address are forgotten. */
  succeed: () => Promise<void>
  /** Ended before the password was looked at; counts as nothing. */
  release: () => Promise<void>
}

/**
 * Counts a try to sign in before it is looked at. Three counts are kept, each for `lockSeconds`: of a name from an
 * address, of a name from all addresses, of an address with whatever names. Each counts what failed and what is under
 * way, so that many at once get no further than one after the other. Known names and unknown ones count alike, so that
 * the count tells nothing.
 *
 * - A name from an address is locked (1003) after `failLimit` tries, for the whole time from the last one.
 * - The code of a picture is asked for after `captchaAfter` of them; after 5 times as many of the name from all
 *   addresses; after 10 times as many of the address, which an office shares.
 * - What others do locks nobody out, the administrator included. Beyond 20 times `failLimit` of a name, or 30 times of
 *   an address, the code is asked for in any case, and whoever failed here under this name before waits for a turn
 *   (4290): one every ten seconds for the whole name or address. Whoever did not fail here needs none.
 *
 * So one address guesses at a name five times, and many addresses once each and six times a minute together, with a
 * picture read for each guess.
 */
export async function reserveAttempt(db: Db, attempt: Try, limits: Limits): Promise<Attempt> {
  const pair = await reserve(db, pairOf(attempt), attempt.now, limits)
  if (!pair) throw await locked(db, pairOf(attempt), attempt.now, limits)
  const held = [pair]
  for (const count of widerCounts(attempt)) {
    const reserved = await reserve(db, count, attempt.now, limits)
    if (reserved) held.push(reserved)
  }
  const crowded = held.filter(({ slowAt, tries }) => slowAt !== null && tries > slowAt * limits.failLimit)
  const isSuspect = held.some(({ captchaAt, tries }) => tries > captchaAt * limits.captchaAfter)
  return {
    needsCaptcha: isSuspect || crowded.length > 0,
    takeTurn: async () => {
      if (pair.tries === 1) return
      for (const { key } of crowded) {
        await countWithin(db, `sign-in turn ${key}`, { limit: 1, seconds: turnSeconds, now: attempt.now })
      }
    },
    fail: async () => {
      await change(db, held, sql`failed = failed + 1`)
      return pair.tries >= limits.failLimit
    },
    succeed: async () => {
      await sql`delete from sign_in_attempt where key = ${pair.key}`.execute(db)
      await release(db, held.slice(1))
      await sweep(db, attempt.now - limits.lockSeconds)
    },
    release: () => release(db, held),
  }
}

/** Lifts the locks of a name, from all addresses: its owner has proved who it is in another way. */
export async function forgetAttempts(db: Db, name: string): Promise<void> {
  await sql`delete from sign_in_attempt where name = ${hashToken(name.trim().toLowerCase())}`.execute(db)
}

/** One of the three counts. */
interface Count {
  key: string
  /** The hash of the name to lift it by. */
  name: string | null
  /** How many times `captchaAfter` it may reach before the code of a picture is asked for. */
  captchaAt: number
  /** How many times `failLimit` it may reach before tries wait for their turn; null for the one that locks instead. */
  slowAt: number | null
}

type Reserved = Count & { tries: number }

const turnSeconds = 10

const pairOf = ({ name, ip }: Try): Count => ({
  key: hashToken(`pair ${networkOf(ip)} ${name}`),
  name: hashToken(name),
  captchaAt: 1,
  slowAt: null,
})

const widerCounts = ({ name, ip }: Try): Count[] => [
  { key: hashToken(`address ${networkOf(ip)}`), name: null, captchaAt: 10, slowAt: 30 },
  { key: hashToken(`name ${name}`), name: hashToken(name), captchaAt: 5, slowAt: 20 },
]

/** One more, unless it is locked. The try that reaches the limit begins the time of the lock. */
async function reserve(
  db: Db,
  count: Count,
  now: number,
  { failLimit, lockSeconds }: Limits,
): Promise<Reserved | null> {
  const limit = count.slowAt === null ? failLimit : neverLocked
  const isOver = sql`a.since <= ${now - lockSeconds}`
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

// More than can come within the time.
const neverLocked = 2_000_000_000

async function locked(db: Db, { key }: Count, now: number, { lockSeconds }: Limits): Promise<Refusal> {
  const { rows } = await sql<{ since: number }>`select since from sign_in_attempt where key = ${key}`.execute(
    db,
  )
  return new Refusal('login.locked', { retry_after: (rows[0]?.since ?? now) + lockSeconds - now })
}

/** One less of each; what counts nothing any more is no row either. */
async function release(db: Db, held: readonly Reserved[]): Promise<void> {
  await change(db, held, sql`tries = greatest(tries - 1, 0)`)
  await sql`
    delete from sign_in_attempt where key in (
      select key from sign_in_attempt where key = any(${keysOf(held)}) and tries = 0 for update skip locked)`.execute(
    db,
  )
}

// Locked in the order of the key: two sign-ins that share counts never wait for each other.
async function change(db: Db, held: readonly Reserved[], assignment: RawBuilder<unknown>): Promise<void> {
  await sql`
    update sign_in_attempt set ${assignment} where key in (
      select key from sign_in_attempt where key = any(${keysOf(held)}) order by key for update)`.execute(db)
}

const keysOf = (held: readonly Reserved[]): string[] => held.map(({ key }) => key)

const sweep = (db: Db, before: number) =>
  sql`
  delete from sign_in_attempt where key in (
    select key from sign_in_attempt where since < ${before} for update skip locked)`.execute(db)
