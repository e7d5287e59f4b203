import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf } from '#server/base/networkOf.ts'
import {
  forget,
  lockedSince,
  markFailed,
  release,
  reserve,
  type Count,
  type Reserved,
} from './attemptCounts.ts'
import { countWithin, isWithin } from '#server/db/countWithin.ts'
import { hashToken } from './token.ts'

/** Who tries to sign in, from where and when. */
export interface Try {
  /** As it was typed, in small letters. */
  readonly name: string
  /** The account of that name, if there is one. */
  readonly account: NamedAccount | undefined
  readonly ip: string | null
  /** Unix seconds, real time. */
  readonly now: number
}

/** An account and what its owner may type to sign in. */
export interface NamedAccount {
  readonly _id: string
  readonly username: string
  readonly email: string | null
}

/** `auth.fail_limit`, `auth.captcha_after_failures`, and `auth.lock_minutes` in seconds. */
export interface Limits {
  readonly failLimit: number
  readonly captchaAfter: number
  readonly lockSeconds: number
}

/** A try that was let through and is not decided yet. */
export interface Attempt {
  /** Whether the code of a picture has to come with it. */
  readonly needsCaptcha: boolean
  /** Whether so many fail at the address that the audit log does not name each of them. */
  readonly isFlooded: boolean
  /**
   * Refuses with 4290 when it is not this try's turn. Ask it once the code of the picture was right. False when the try
   * must fail whatever the password is, and nobody may see why.
   */
  readonly takeTurn: () => Promise<boolean>
  /** The wrong password. Returns whether this failure begins a lock. */
  readonly fail: () => Promise<boolean>
  /** The right password: the failures of this person at this address are forgotten. */
  readonly succeed: () => Promise<void>
  /** Ended before the password was looked at; counts as nothing. */
  readonly release: () => Promise<void>
}

/**
 * Counts a try to sign in before it is looked at. Each count goes on for `lockSeconds`, and covers what failed and what is
 * under way, so that many at once get no further than one after the other.
 *
 * Three counts decide what the caller is told, and they know names only, so that known names and unknown ones get the
 * same answers: of a name at an address, of a name at all addresses, of an address with whatever names.
 *
 * - A name at an address is locked (1003) after `failLimit` tries, for the whole time from the last one.
 * - The code of a picture is asked for after `captchaAfter` of them; after 5 times as many of the name at all
 *   addresses; after 10 times as many of the address, which an office shares.
 * - What others do locks nobody out, the administrator included. Beyond 20 times `failLimit` of a name, or 30 times of
 *   an address, the code is asked for in any case, and whoever failed here under this name before waits for a turn
 *   (4290): one every ten seconds for the whole name, or for this name at the address. Whoever did not fail here needs
 *   none, so that the right password is not kept waiting by those who send wrong ones.
 *
 * Two more hold an account to the same limits when it is tried by its user name and its e-mail address in turns. They
 * work in silence: beyond the limits the right password fails like a wrong one, because any other answer would tell
 * that both names are one account.
 *
 * So one address guesses at an account five times, and many addresses once each and six times a minute together, with a
 * picture read for each guess.
 */
export async function reserveAttempt(db: Db, attempt: Try, limits: Limits): Promise<Attempt> {
  const { now } = attempt
  const { lockSeconds, failLimit } = limits
  const hold = <C extends Count>(count: C) => reserve(db, count, now, lockSeconds)
  const pair = await hold(pairOf(attempt, limits))
  if (!pair) {
    const since = await lockedSince(db, pairOf(attempt, limits), now)
    throw new ApiError('login.locked', { retry_after: since + lockSeconds - now })
  }
  const wide = await Promise.all(wideCounts(attempt).map(hold))
  const told = [pair, ...wide.flatMap((count) => count ?? [])]
  const [ownPair, ownWide] = [await hold(ownPairOf(attempt, limits)), await hold(ownWideOf(attempt))]
  const held = [...told, ownPair, ownWide].flatMap((count) => count ?? [])
  const isCrowded = ({ slowAt, tries }: Reserved<LimitedCount>) =>
    slowAt !== undefined && tries > slowAt * failLimit
  const isSuspect = told.some(({ captchaAt, tries }) => tries > captchaAt * limits.captchaAfter)
  return {
    needsCaptcha: isSuspect || told.some(isCrowded),
    isFlooded: told.some((count) => count.name === null && isCrowded(count)),
    takeTurn: async () => {
      if (pair.tries > 1) {
        // Strangers who fail at an address would take every turn there, if it were one for all of them.
        for (const count of told.filter(isCrowded))
          await countWithin(db, ...turnOf(count.name === null ? pair : count, now))
      }
      if (!ownPair) return false
      if (!ownWide || ownPair.tries === 1 || !isCrowded(ownWide)) return true
      return isWithin(db, ...turnOf(ownWide, now))
    },
    fail: async () => {
      await markFailed(db, held)
      return pair.tries >= failLimit
    },
    succeed: async () => {
      const pairs = namesOf(attempt).map((name) => pairOf({ ...attempt, name }, limits))
      const forgotten = [...pairs, ownPairOf(attempt, limits)]
      await forget(db, forgotten, now - lockSeconds)
      await release(
        db,
        held.filter(({ key }) => !forgotten.some((count) => count.key === key)),
      )
    },
    release: () => release(db, held),
  }
}

/**
 * Whether so much failed before that a try has to bring the code of a picture, without counting it. A flood of tries that
 * bring none is turned away by this one statement.
 */
export async function isSuspect(
  db: Db,
  attempt: Pick<Try, 'name' | 'ip' | 'now'>,
  limits: Limits,
): Promise<boolean> {
  const counts = new Map([pairOf(attempt, limits), ...wideCounts(attempt)].map((count) => [count.key, count]))
  const { rows } = await sql<{ key: string; tries: number }>`
    select key, tries from sign_in_attempt
    where key = any(${[...counts.keys()]}) and since > ${attempt.now - limits.lockSeconds}`.execute(db)
  const known = rows.flatMap(({ key, tries }) => {
    const count = counts.get(key)
    return count ? [{ ...count, tries }] : []
  })
  // A lock is told of first.
  if (known.some(({ limit = Infinity, tries }) => tries >= limit)) return false
  if (limits.captchaAfter === 0) return true
  return known.some(
    ({ captchaAt, slowAt = Infinity, tries }) =>
      tries >= captchaAt * limits.captchaAfter || tries >= slowAt * limits.failLimit,
  )
}

/** Lifts the locks of an account, at all addresses: its owner has proved who it is in another way. */
export async function forgetAttempts(db: Db, account: NamedAccount): Promise<void> {
  const names = [...namesOf({ account }).map(hashToken), hashToken(`account ${account._id}`)]
  await sql`
    delete from sign_in_attempt where key in (
      select key from sign_in_attempt where name = any(${names}) order by key for update)`.execute(db)
}

/** A count that decides what the caller is told. */
interface LimitedCount extends Count {
  /** How many times `captchaAfter` it may reach before the code of a picture is asked for. */
  readonly captchaAt: number
  /** How many times `failLimit` it may reach before tries wait for their turn; undefined for the one that locks. */
  readonly slowAt?: number
}

/** One try every ten seconds. */
const turnOf = ({ key }: Count, now: number) =>
  [`sign-in turn ${key}`, { limit: 1, seconds: 10, now }] as const

const nameSlowAt = 20

const pairOf = ({ name, ip }: Pick<Try, 'name' | 'ip'>, { failLimit }: Limits): LimitedCount => ({
  key: hashToken(`pair ${networkOf(ip)} ${name}`),
  name: hashToken(name),
  limit: failLimit,
  captchaAt: 1,
})

const wideCounts = ({ name, ip }: Pick<Try, 'name' | 'ip'>): LimitedCount[] => [
  { key: hashToken(`address ${networkOf(ip)}`), name: null, captchaAt: 10, slowAt: 30 },
  { key: hashToken(`name ${name}`), name: hashToken(name), captchaAt: 5, slowAt: nameSlowAt },
]

/** What an account is counted by. A name that nobody has gets counts of its own, so that it takes the same time. */
const ownerOf = ({ account, name }: Try): string => (account ? `account ${account._id}` : `nobody ${name}`)

const ownPairOf = (attempt: Try, { failLimit }: Limits): Count => ({
  key: hashToken(`pair ${networkOf(attempt.ip)} of ${ownerOf(attempt)}`),
  name: hashToken(ownerOf(attempt)),
  limit: failLimit,
})

const ownWideOf = (attempt: Try): LimitedCount => ({
  key: hashToken(`all of ${ownerOf(attempt)}`),
  name: hashToken(ownerOf(attempt)),
  captchaAt: 0,
  slowAt: nameSlowAt,
})

const namesOf = ({ account, name }: { account: NamedAccount | undefined; name?: string }): string[] =>
  [name, account?.username, account?.email].flatMap((one) => one?.toLowerCase() ?? [])
