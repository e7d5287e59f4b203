import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf, widerNetworkOf } from '#server/base/networkOf.ts'
import {
  forget,
  lockedSince,
  markFailed,
  release,
  reserve,
  type Count,
  type ReservedAttempt,
} from './attemptCounts.ts'
import { codesRefused } from './codeAttempts.ts'
import { countWithin, isWithin } from '#server/db/countWithin.ts'
import { hashToken } from './token.ts'

/** Who tries to sign in, from where and when. */
export interface SignInOrigin {
  /** As typed, in lower case. */
  readonly name: string
  /** The account with that name, if there is one. */
  readonly account: NamedAccount | undefined
  readonly ip: string | null
  /** Unix seconds, real time. */
  readonly now: number
}

/** An account and the names with which its owner can sign in. */
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

/** An attempt that was let through and is not decided yet. */
export interface Attempt {
  /** Whether a captcha is required. */
  readonly needsCaptcha: boolean
  /** Whether too many attempts fail at the address for the audit log to record each of them. */
  readonly isFlooded: boolean
  /**
   * Throws 4290 if it is not this attempt's turn. Call it after the captcha was correct. Returns false if the
   * attempt must fail whatever the password is, without anybody seeing why.
   */
  readonly takeTurn: () => Promise<boolean>
  /** The password was wrong. Returns whether this failure starts a lock. */
  readonly fail: () => Promise<boolean>
  /** The password was right: the failures of this person at this address are deleted. */
  readonly succeed: () => Promise<void>
  /** The attempt ended before the password was checked; it counts as nothing. */
  readonly release: () => Promise<void>
}

/**
 * Counts a sign-in attempt before it is checked. Each counter lasts for `lockSeconds`, and includes failed
 * and running attempts, so that many at once get no further than one after the other.
 *
 * Three counters determine the reply to the caller. They depend only on names, so that known and unknown
 * names get the same replies: a name at an address, a name at all addresses, and an address with any names.
 *
 * - A name at an address is locked (1003) after `failLimit` attempts, for the whole period after the last
 *   one.
 * - The captcha is required after `captchaAfter` attempts; after 5 times as many for the name at all
 *   addresses; after 10 times as many for the address, which an office shares.
 * - What others do locks nobody out, including the administrator. Beyond 20 times `failLimit` for a name, or
 *   30 times for an address, the captcha is always required, and anyone who failed here under this name
 *   before waits for a turn (4290): one every ten seconds for the whole name, or for this name at the
 *   address. For the whole name, an IPv6 address counts as here if its first 48 bits are the same. People who
 *   did not fail here need no turn, so that those who send wrong passwords do not delay the right one.
 *
 * Two more counters apply the same limits to an account whose user name and e-mail address are tried in
 * turns. They work silently: beyond the limits the right password fails like a wrong one, because any other
 * reply would reveal that both names are the same account.
 *
 * So one address can guess the password of an account five times, and many addresses once each and six times
 * a minute together, with a captcha for each guess.
 */
export async function reserveAttempt(db: Db, attempt: SignInOrigin, limits: Limits): Promise<Attempt> {
  const { now } = attempt
  const { lockSeconds, failLimit } = limits
  const hold = <C extends Count>(count: C) => reserve(db, count, now, lockSeconds)
  const holdNear = (count: Count | null) => (count ? hold(count) : null)
  const pair = await hold(pairOf(attempt, limits))
  if (!pair) {
    const since = await lockedSince(db, pairOf(attempt, limits), now)
    throw new ApiError('login.locked', { retry_after: since + lockSeconds - now })
  }
  const wide = await Promise.all(wideCounts(attempt).map(hold))
  const told = [pair, ...wide.flatMap((count) => count ?? [])]
  const [ownPair, ownWide] = [await hold(ownPairOf(attempt, limits)), await hold(ownWideOf(attempt))]
  const [near, ownNear] = [await holdNear(nearOf(attempt)), await holdNear(ownNearOf(attempt))]
  const held = [...told, ownPair, ownWide, near, ownNear].flatMap((count) => count ?? [])
  const isCrowded = ({ slowAt, tries }: ReservedAttempt<LimitedCount>) =>
    slowAt !== undefined && tries > slowAt * failLimit
  const isSuspect = told.some(({ captchaAt, tries }) => tries > captchaAt * limits.captchaAfter)
  return {
    needsCaptcha: isSuspect || told.some(isCrowded),
    isFlooded: told.some((count) => count.name === null && isCrowded(count)),
    takeTurn: async () => {
      const hasFailed = pair.tries > 1
      for (const count of told.filter(isCrowded)) {
        // Strangers who fail at an address would take every turn there if all of them shared it.
        if (count.name === null && hasFailed) await countWithin(db, ...turnOf(pair, now))
        if (count.name !== null && (hasFailed || isRepeated(near)))
          await countWithin(db, ...turnOf(count, now))
      }
      if (!ownPair) return false
      if (!ownWide || !(isRepeated(ownPair) || isRepeated(ownNear)) || !isCrowded(ownWide)) return true
      return isWithin(db, ...turnOf(ownWide, now))
    },
    fail: async () => {
      await markFailed(db, held)
      return pair.tries >= failLimit
    },
    succeed: async () => {
      const named = namesOf(attempt).map((name) => ({ ...attempt, name }))
      const forgotten = [
        ...named.flatMap((one) => [pairOf(one, limits), nearOf(one)]),
        ownPairOf(attempt, limits),
        ownNearOf(attempt),
      ].filter((count) => count !== null)
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
 * Whether there were so many failures that an attempt must bring a captcha, without counting the attempt. A
 * flood of attempts without captchas is rejected by this one statement.
 */
export async function isSuspect(
  db: Db,
  attempt: Pick<SignInOrigin, 'name' | 'ip' | 'now'>,
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
  // A lock is reported first.
  if (known.some(({ limit = Infinity, tries }) => tries >= limit)) return false
  if (limits.captchaAfter === 0) return true
  return known.some(
    ({ captchaAt, slowAt = Infinity, tries }) =>
      tries >= captchaAt * limits.captchaAfter || tries >= slowAt * limits.failLimit,
  )
}

/**
 * Lifts the locks of an account, at all addresses, after its owner has proved their identity in another way.
 */
export async function forgetAttempts(db: Db, account: NamedAccount): Promise<void> {
  const owner = `account ${account._id}`
  const names = [...namesOf({ account }), owner, nearName(owner)].map(hashToken)
  await sql`
    delete from sign_in_attempt where key in (
      select key from sign_in_attempt where name = any(${names}) order by key for update)`.execute(db)
}

/** A person who cannot sign in from `addresses`, until the last lock ends in unix seconds. */
export interface Lockout {
  readonly user_id: string
  /** Null for all of them, after too many wrong codes. */
  readonly addresses: number | null
  readonly until: number
}

/** The people who are locked out at some address or at all, the longest first. */
export async function lockedAccounts(
  db: Db,
  now: number,
  { failLimit, lockSeconds }: Pick<Limits, 'failLimit' | 'lockSeconds'>,
): Promise<Lockout[]> {
  const hashOf = (label: string) => sql`encode(sha256(convert_to(${`${label} `} || u._id, 'UTF8')), 'hex')`
  const { rows } = await sql<Lockout>`
    with locks as (
      select u._id as user_id, a.since + ${lockSeconds}::int8 as until, true as is_at_address
      from sign_in_attempt a join "user" u on a.name = ${hashOf('account')} and a.key <> ${hashOf('all of account')}
      where a.tries >= ${failLimit} and a.since > ${now - lockSeconds} and u.deleted_at is null
      union all select user_id, until, false from (${codesRefused(now)}) c)
    select user_id, case when bool_and(is_at_address) then count(*) end as addresses, max(until) as until
    from locks group by user_id order by max(until) desc, user_id limit 500`.execute(db)
  return rows
}

/** A counter that determines the reply to the caller. */
interface LimitedCount extends Count {
  /** The multiple of `captchaAfter` from which the captcha is required. */
  readonly captchaAt: number
  /**
   * The multiple of `failLimit` from which attempts wait for their turn; undefined for the counter that
   * locks.
   */
  readonly slowAt?: number
}

/** Whether the counter had an attempt before this one. */
const isRepeated = (count: ReservedAttempt | null): boolean => count !== null && count.tries > 1

/** One attempt every ten seconds. */
const turnOf = ({ key }: Count, now: number) =>
  [`sign-in turn ${key}`, { limit: 1, seconds: 10, now }] as const

const nameSlowAt = 20

const pairOf = ({ name, ip }: Pick<SignInOrigin, 'name' | 'ip'>, { failLimit }: Limits): LimitedCount => ({
  key: hashToken(`pair ${networkOf(ip)} ${name}`),
  name: hashToken(name),
  limit: failLimit,
  captchaAt: 1,
})

const wideCounts = ({ name, ip }: Pick<SignInOrigin, 'name' | 'ip'>): LimitedCount[] => [
  { key: hashToken(`address ${networkOf(ip)}`), name: null, captchaAt: 10, slowAt: 30 },
  { key: hashToken(`name ${name}`), name: hashToken(name), captchaAt: 5, slowAt: nameSlowAt },
]

/**
 * The key by which an account is counted. An unknown name gets counters as well, so that it takes the same
 * time.
 */
const ownerOf = ({ account, name }: SignInOrigin): string =>
  account ? `account ${account._id}` : `nobody ${name}`

const ownPairOf = (attempt: SignInOrigin, { failLimit }: Limits): Count => ({
  key: hashToken(`pair ${networkOf(attempt.ip)} of ${ownerOf(attempt)}`),
  name: hashToken(ownerOf(attempt)),
  limit: failLimit,
})

const ownWideOf = (attempt: SignInOrigin): LimitedCount => ({
  key: hashToken(`all of ${ownerOf(attempt)}`),
  name: hashToken(ownerOf(attempt)),
  captchaAt: 0,
  slowAt: nameSlowAt,
})

/** A name in the wider network of an IPv6 address; null for IPv4. It locks nothing. */
function nearOf({ name, ip }: Pick<SignInOrigin, 'name' | 'ip'>): Count | null {
  const network = widerNetworkOf(ip)
  return network === null ? null : { key: hashToken(`pair ${network} ${name}`), name: hashToken(name) }
}

function ownNearOf(attempt: SignInOrigin): Count | null {
  const network = widerNetworkOf(attempt.ip)
  if (network === null) return null
  const owner = ownerOf(attempt)
  return { key: hashToken(`pair ${network} of ${owner}`), name: hashToken(nearName(owner)) }
}

/** Not that of the account, so that it is not taken for a lock at an address. */
const nearName = (owner: string): string => `near ${owner}`

const namesOf = ({ account, name }: { account: NamedAccount | undefined; name?: string }): string[] =>
  [name, account?.username, account?.email].flatMap((one) => one?.toLowerCase() ?? [])
