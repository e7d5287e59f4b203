import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ErrorKey } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/base/newId.ts'

/** Where a call comes from, stored with the session and in the audit log. */
export interface Origin {
  ip: string | null
  userAgent: string | null
  requestId: string
  /** Unix seconds, real time. */
  now: number
  /** Unix seconds of the business clock, as everything in the audit log. */
  recordedAt: number
}

interface Event {
  action: 'signin' | 'signin_failed' | 'signout' | 'session_end' | 'session_reused' | 'unlock'
  /** The person, or the `unknownName` of a name that does not exist. */
  entityId: string
  /** Who did it; null while that is not proved. */
  userId: string | null
  reason?: ErrorKey
}

/**
 * Writes to the audit log that somebody signed in, was refused or signed out. It contains no mistyped names
 * and no secrets.
 */
export async function auditSession(
  db: Db,
  { ip, requestId, recordedAt }: Pick<Origin, 'ip' | 'requestId' | 'recordedAt'>,
  { action, entityId, userId, reason }: Event,
): Promise<void> {
  const after = reason === undefined ? null : JSON.stringify({ reason })
  await sql`
    insert into audit_log (_id, at, user_id, ip, action, entity, entity_id, after, request_id)
    values (${newId()}, ${recordedAt}, ${userId}, ${ip}, ${action}, 'session', ${entityId}, ${after}::jsonb,
      ${requestId})`.execute(db)
}

/** Stands for a name that does not exist: people type passwords into the wrong field. */
export const unknownName = (name: string): string =>
  `name:${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
