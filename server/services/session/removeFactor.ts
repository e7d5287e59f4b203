import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'
import { forgetCodes } from './codeAttempts.ts'
import { lockUser } from './lockUser.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import type { Origin } from './sessionAudit.ts'

interface FactorChange {
  readonly action: 'second_factor_on' | 'second_factor_off' | 'second_factor_reset' | 'recovery_codes'
  /** Whose second factor. */
  readonly userId: string
  /** Who changed it; null at the command line. */
  readonly by: string | null
}

type RequestOrigin = Pick<Origin, 'ip' | 'requestId' | 'recordedAt'>

/** Removes somebody's second factor with the recovery codes, within a transaction. */
export async function removeFactor(inside: Db, origin: RequestOrigin, change: FactorChange): Promise<void> {
  const { userId } = change
  await lockUser(inside, userId)
  await sql`update "user" set second_factor_at = null where _id = ${userId}`.execute(inside)
  await sql`delete from second_factor where user_id = ${userId}`.execute(inside)
  await sql`delete from recovery_code where user_id = ${userId}`.execute(inside)
  await forgetCodes(inside, userId)
  await auditFactor(inside, origin, change)
  await tellOfAccess(inside, userId)
}

/** Writes it to the audit log, without a secret: who, when, from where, and whose. */
export async function auditFactor(
  inside: Db,
  { ip, requestId, recordedAt }: RequestOrigin,
  { action, userId, by }: FactorChange,
): Promise<void> {
  await writeAudit(inside, [
    {
      at: recordedAt,
      user_id: by,
      ip,
      action,
      entity: 'user',
      entity_id: userId,
      request_id: requestId,
    },
  ])
}
