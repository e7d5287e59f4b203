import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { lockUser } from './lockUser.ts'
import type { Life, IssuedToken } from './openSession.ts'
import { graceSeconds, isLive, type Session } from './session.ts'
import type { Origin } from './sessionAudit.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Exchanges an old token for a new token of the same session. In the first half of its life a token is fresh:
 * it is returned unchanged and nothing is written, so that a client that refreshes endlessly adds no rows. An
 * old token is valid for another minute, and within that minute it can be exchanged again, for up to five
 * tokens (4290): two tabs of one browser do that. At most five tokens of a sign-in are valid that were not
 * replaced; the oldest are dropped. No token lives longer than `life.session` after the sign-in. Throws 555
 * if the session has ended.
 */
export async function refreshSession(
  db: Db,
  given: string,
  { tokenHash, family, user }: Pick<Session, 'tokenHash' | 'family' | 'user'>,
  origin: RefreshOrigin,
): Promise<IssuedToken> {
  const { life, now } = origin
  const expiresAt = await freshUntil(db, tokenHash, life, now)
  if (expiresAt !== null) return { token: given, expiresAt }
  await countWithin(db, `refresh ${tokenHash}`, { limit: most, seconds: graceSeconds, now })
  return inTransaction(db, async (inside) => {
    // Against a concurrent sign-out, which would end the old tokens and miss the new one.
    await lockUser(inside, user._id)
    return replace(inside, tokenHash, family, origin)
  })
}

/**
 * Opens a separate session for the owner of a token that others may have read, which lasts no longer than the
 * old one could have and ends with the same sign-in. The old token is valid for another minute; afterwards it
 * has expired, so that nothing ends when somebody opens the same link again. At most thirty times an hour for a
 * person (4290).
 */
export async function exchangeToken(
  db: Db,
  { tokenHash, user }: Pick<Session, 'tokenHash' | 'user'>,
  origin: RefreshOrigin,
): Promise<IssuedToken> {
  await countWithin(db, `exchange ${user._id}`, { limit: 30, seconds: 3600, now: origin.now })
  return inTransaction(db, async (inside) => {
    await lockUser(inside, user._id)
    const opened = await replace(inside, tokenHash, null, origin)
    await sql`
      update session set expires_at = least(expires_at, ${origin.now + graceSeconds}::int8)
      where token_hash = ${tokenHash}`.execute(inside)
    return opened
  })
}

type RefreshOrigin = Pick<Origin, 'ip' | 'userAgent' | 'now'> & { readonly life: Life }

/** Replaces a token by another of the same sign-in: of the same family, or of a new one. */
async function replace(
  inside: Db,
  replaced: string,
  family: string | null,
  { life, ip, userAgent, now }: RefreshOrigin,
): Promise<IssuedToken> {
  const token = newToken()
  const hash = hashToken(token)
  const { rows } = await sql<{ expires_at: number; sign_in: string }>`
    insert into session (token_hash, family, exchanged_from, user_id, signed_in_at, issued_at, expires_at, site, ip,
      user_agent, proved_by)
    select ${hash}, ${family ?? hash}, ${family === null ? sql`sign_in` : sql`exchanged_from`},
      user_id, signed_in_at, ${now},
      least(${now + life.token}::int8, signed_in_at + ${life.session}::int8), site, ${ip}, ${userAgent}, proved_by
    from session s where token_hash = ${replaced} and ${isLive(now)}
      and signed_in_at + ${life.session}::int8 > ${now}
    returning expires_at, sign_in`.execute(inside)
  const opened = rows[0]
  if (!opened) throw new ApiError('auth.required')
  await sql`
    update session set replaced_at = ${now} where token_hash = ${replaced} and replaced_at is null`.execute(
    inside,
  )
  await sql`
    update session set revoked_at = ${now} where token_hash in (
      select token_hash from session s
      where sign_in = ${opened.sign_in} and replaced_at is null and ${isLive(now)} and token_hash <> ${hash}
      order by issued_at desc, token_hash offset ${most - 1})`.execute(inside)
  return { token, expiresAt: opened.expires_at }
}

/**
 * When a token expires that needs no successor yet; null if it does need one, also because the operator
 * shortened all lifetimes.
 */
async function freshUntil(db: Db, tokenHash: string, life: Life, now: number): Promise<number | null> {
  const { rows } = await sql<{ expires_at: number }>`
    select expires_at from session s
    where token_hash = ${tokenHash} and ${isLive(now)} and replaced_at is null
      and ${now} - issued_at < expires_at - ${now} and expires_at <= ${now + life.token}`.execute(db)
  return rows[0]?.expires_at ?? null
}

/** The maximum number of successors of one token, and of tokens of one sign-in that were not replaced. */
const most = 5
