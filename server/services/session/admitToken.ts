import { sql } from 'kysely'
import type { Database, Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { lockUser } from './lockUser.ts'
import { findSession, graceSeconds, type Session } from './session.ts'
import { auditSession, type Origin } from './sessionAudit.ts'
import { hashToken } from './token.ts'

/** Where a call comes from, and what the person does with it. */
interface Use extends Origin {
  /** The method and the path, such as `GET /TourProblem`. */
  readonly call: string
  /** The page of the console that made it, if it says so. */
  readonly page?: string | null
}

/**
 * The session of a token that comes with a call; null if it is not valid. Its use is recorded at most once a
 * minute. If a session is `demanded`, a replaced token that comes back ends its session: see `endReused`.
 */
export async function admitToken(
  database: Database,
  token: string | undefined,
  origin: Use,
  demanded: boolean,
): Promise<Session | null> {
  if (!token) return null
  const { db } = database
  const { now, ip, userAgent, call, page = null } = origin
  const session = await findSession(db, token, now)
  if (!session) {
    if (demanded) await endReused(db, token, origin)
    return null
  }
  if (now - (session.lastUsedAt ?? 0) < noteSeconds || !(await database.hasRoom())) return session
  await sql`
    update session set last_used_at = ${now}, ip = ${ip}, user_agent = ${userAgent}, last_call = ${call}, last_page = ${page}
    where token_hash = ${session.tokenHash}
      and (last_used_at is null or last_used_at <= ${now - noteSeconds})`.execute(db)
  return session
}

/**
 * Ends the sign-in of a replaced token that comes back after its grace period, with everything it was exchanged
 * for: two people have copies of it, and the server cannot tell which is the owner. Does nothing for any other invalid token. The person is
 * notified, unless the new token was never used: then the reply that carried it was most likely lost, and its
 * owner is retrying.
 */
async function endReused(db: Db, token: string, origin: Origin): Promise<void> {
  const { now } = origin
  const hash = hashToken(token)
  const { rows } = await sql<{ user_id: string; sign_in: string; replaced_at: number }>`
    select user_id, sign_in, replaced_at from session
    where token_hash = ${hash} and revoked_at is null and expires_at > ${now}
      and replaced_at <= ${now - graceSeconds}`.execute(db)
  const [reused] = rows
  if (!reused) return
  const { user_id: userId, sign_in: signIn, replaced_at: replacedAt } = reused
  await inTransaction(db, async (inside) => {
    await lockUser(inside, userId)
    const { rows: ended } = await sql<{ isUsed: boolean }>`
      update session set revoked_at = ${now} where sign_in = ${signIn} and revoked_at is null
      returning token_hash <> ${hash} and issued_at >= ${replacedAt} and last_used_at is not null
        as "isUsed"`.execute(inside)
    // Another call with the same token came first.
    if (ended.length === 0) return
    await tellOfAccess(inside, userId)
    await auditSession(inside, origin, { action: 'session_reused', entityId: userId, userId: null })
    if (!ended.some(({ isUsed }) => isUsed)) return
    await notify(inside, {
      users: [userId],
      type: 'session.reused',
      title_key: 'atrium.session.reused',
      params: { ip: origin.ip ?? '?' },
      link: '/profile',
    })
  })
}

/** Seconds between two records of a token's use. */
const noteSeconds = 60
