import { createHash } from 'node:crypto'
import type { ErrorKey } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'

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
  await writeAudit(db, [
    {
      at: recordedAt,
      user_id: userId,
      ip,
      action,
      entity: 'session',
      entity_id: entityId,
      after: reason === undefined ? null : { reason },
      request_id: requestId,
    },
  ])
}

/** Stands for a name that does not exist: people type passwords into the wrong field. */
export const unknownName = (name: string): string =>
  `name:${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
