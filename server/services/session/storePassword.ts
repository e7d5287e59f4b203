import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { endOtherSessions } from './liveSessions.ts'
import type { Origin } from './sessionAudit.ts'

/** A new password to be stored. */
export interface NewPassword {
  readonly userId: string
  /** The result of `hashPassword`. */
  readonly hash: string
  /**
   * The hash that was stored when the old password was checked; if it has changed since, nothing is stored.
   */
  readonly previous: string | null
  /** The session that continues; all other sessions of the person end. */
  readonly keptFamily: string | null
  readonly action: 'password_change' | 'password_reset'
}

/**
 * Stores a password and ends the sessions of the person, within a transaction. Returns whether it was stored.
 * The audit entry contains no secret: who, when and from where.
 */
export async function storePassword(
  inside: Db,
  { userId, hash, previous, keptFamily, action }: NewPassword,
  { ip, requestId, now, recordedAt }: Pick<Origin, 'ip' | 'requestId' | 'now' | 'recordedAt'>,
): Promise<boolean> {
  // This locks the row, so that a sign-in with the old password comes before, and is ended, or after, and
  // fails.
  const { rows } = await sql`
    update "user" set password_hash = ${hash}, must_change_password = false, updated_at = ${recordedAt},
      updated_by = ${userId}, rev = rev + 1
    where _id = ${userId} and password_hash is not distinct from ${previous} and is_active
      and deleted_at is null
    returning _id`.execute(inside)
  if (rows.length === 0) return false
  await endOtherSessions(inside, { userId, keptFamily, now })
  await tellOfAccess(inside, userId)
  await writeAudit(inside, [
    {
      at: recordedAt,
      user_id: userId,
      ip,
      action,
      entity: 'user',
      entity_id: userId,
      request_id: requestId,
    },
  ])
  return true
}
