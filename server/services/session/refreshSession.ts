import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { lockUser } from './lockUser.ts'
import type { Life, Opened } from './openSession.ts'
import { graceSeconds, isLive, type Session } from './session.ts'
import type { Origin } from './sessionAudit.ts'
import { hashToken, newToken } from './token.ts'

/**
 * A new token for the session of an old one. Before half of its life is over a token is fresh: it comes back as it is and
 * nothing is written, so that a client that refreshes without end adds no rows. An old one is good for another minute, and
 * whoever comes with it in that minute gets a token too, up to five (4290): two tabs of one browser do that. Of a session
 * no more than five tokens hold that were not replaced; the oldest go. No token lives longer than `life.session` after the
 * sign-in. Refuses with 555 when the session has ended meanwhile.
 */
export async function refreshSession(
  db: Db,
  given: string,
  { tokenHash, family, user }: Pick<Session, 'tokenHash' | 'family' | 'user'>,
  origin: RefreshOrigin,
): Promise<Opened> {
  const { life, now } = origin
  const expiresAt = await freshUntil(db, tokenHash, life, now)
  if (expiresAt !== null) return { token: given, expiresAt }
  await countWithin(db, `refresh ${tokenHash}`, { limit: most, seconds: graceSeconds, now })
  return inTransaction(db, async (inside) => {
    // Against a sign-out at the same moment, which would end the old tokens and not see the new one.
    await lockUser(inside, user._id)
    const opened = await replace(inside, tokenHash, family, origin)
    await sql`
      update session set revoked_at = ${now} where token_hash in (
        select token_hash from session s
        where family = ${family} and replaced_at is null and ${isLive(now)} and token_hash <> ${hashToken(opened.token)}
        order by issued_at desc, token_hash offset ${most - 1})`.execute(inside)
    return opened
  })
}

/**
 * A session of its own for the owner of a token that others may have read, and no longer than the old one could have
 * lived. The token is good for another minute. Thirty times an hour for a person (4290).
 */
export async function exchangeToken(
  db: Db,
  { tokenHash, user }: Pick<Session, 'tokenHash' | 'user'>,
  origin: RefreshOrigin,
): Promise<Opened> {
  await countWithin(db, `exchange ${user._id}`, { limit: 30, seconds: 3600, now: origin.now })
  return inTransaction(db, async (inside) => {
    await lockUser(inside, user._id)
    return replace(inside, tokenHash, null, origin)
  })
}

type RefreshOrigin = Pick<Origin, 'ip' | 'userAgent' | 'now'> & { readonly life: Life }

/** Writes a token in the place of another: of the same family, or of one of its own. */
async function replace(
  inside: Db,
  replaced: string,
  family: string | null,
  { life, ip, userAgent, now }: RefreshOrigin,
): Promise<Opened> {
  const token = newToken()
  const hash = hashToken(token)
  const { rows } = await sql<{ expires_at: number }>`
    insert into session (token_hash, family, user_id, signed_in_at, issued_at, expires_at, site, ip, user_agent)
    select ${hash}, ${family ?? hash}, user_id, signed_in_at, ${now},
      least(${now + life.token}::int8, signed_in_at + ${life.session}::int8), site, ${ip}, ${userAgent}
    from session s where token_hash = ${replaced} and ${isLive(now)} and signed_in_at + ${life.session}::int8 > ${now}
    returning expires_at`.execute(inside)
  const opened = rows[0]
  if (!opened) throw new ApiError('auth.required')
  await sql`
    update session set replaced_at = ${now} where token_hash = ${replaced} and replaced_at is null`.execute(
    inside,
  )
  return { token, expiresAt: opened.expires_at }
}

/** When a token ends that needs no successor yet; null for one that does, also because the operator shortened all lives. */
async function freshUntil(db: Db, tokenHash: string, life: Life, now: number): Promise<number | null> {
  const { rows } = await sql<{ expires_at: number }>`
    select expires_at from session s
    where token_hash = ${tokenHash} and ${isLive(now)} and replaced_at is null
      and ${now} - issued_at < expires_at - ${now} and expires_at <= ${now + life.token}`.execute(db)
  return rows[0]?.expires_at ?? null
}

/** Successors of one token, and tokens of one session that were not replaced. */
const most = 5
