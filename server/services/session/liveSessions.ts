import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { lockUser } from './lockUser.ts'
import { isLive } from './session.ts'
import { auditSession, type Origin } from './sessionAudit.ts'

/** Which sessions to end: those of `userId` for which `isMeant` is true. */
export interface SessionsToEnd {
  readonly userId: string
  readonly isMeant: RawBuilder<unknown>
  /** Who ends them, and in which session. That session goes on, unless it is one of those to end. */
  readonly by: { readonly id: string; readonly family: string | null }
}

/**
 * Ends sessions of a person with all their tokens, and with those that were opened by an exchange of one of them
 * or began with the same sign-in. Returns how many were active.
 */
export async function endSessions(
  db: Db,
  { userId, isMeant, by }: SessionsToEnd,
  origin: Origin,
): Promise<number> {
  return inTransaction(db, async (inside) => {
    // Waits for a running refresh and holds up the next, so that none of its tokens is missed.
    await lockUser(inside, userId)
    const { rows } = await sql<{ ended: number }>`
      with active as (select family, sign_in from session s where user_id = ${userId} and ${isLive(origin.now)}),
      meant as (select family, sign_in from active where ${isMeant}),
      live as (
        select distinct family from active where family in (select family from meant)
          or (sign_in in (select sign_in from meant) and family is distinct from ${by.family})),
      over as (
        update session set revoked_at = ${origin.now}
        where family in (select family from live) and revoked_at is null returning 1)
      select count(*) as ended from live`.execute(inside)
    const ended = rows[0]?.ended ?? 0
    if (ended === 0) return 0
    await tellOfAccess(inside, userId)
    await auditSession(inside, origin, { action: 'session_end', entityId: userId, userId: by.id })
    return ended
  })
}

/** Ends the sessions of a person, within a transaction that has locked the person, except the one that is kept. */
export async function endOtherSessions(
  inside: Db,
  { userId, keptFamily, now }: { userId: string; keptFamily: string | null; now: number },
): Promise<void> {
  await sql`
    update session set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null and family is distinct from ${keptFamily}`.execute(
    inside,
  )
}

/** The public id of a session: the family itself is the hash of its first token. */
export const idOfFamily = sql<string>`left(encode(sha256(convert_to(family, 'UTF8')), 'hex'), 32)`

/** When a token was last used, as far as it was recorded. */
export const usedAt = sql`coalesce(last_used_at, issued_at)`
