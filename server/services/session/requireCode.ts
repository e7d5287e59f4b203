import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { openSecret, type KeyPlace } from '#server/base/secretBox.ts'
import type { Db } from '#server/db/database.ts'
import { countCode, uncountCode } from './codeAttempts.ts'
import { spendRecoveryCode } from './recoveryCodes.ts'
import { stepOf } from './timedCode.ts'

/** A code as it was typed. */
interface GivenCode {
  readonly userId: string
  readonly code: string
  /** Unix seconds, real time. */
  readonly now: number
}

/**
 * Checks a code of the second factor and uses it up: of two calls with the same code at most one gets
 * through. Throws 1017. Six digits can be guessed, so after 20 wrong codes of a person in a day every code is
 * refused (4290), from any address, until somebody unlocks the person; recovery codes are still accepted.
 */
export async function requireCode(db: Db, place: KeyPlace, given: GivenCode): Promise<void> {
  const { userId, now } = given
  const code = given.code.replaceAll(/[\s-]/g, '')
  if (!isTimed(code)) {
    if (await spendRecoveryCode(db, userId, code)) return
    throw new ApiError('second_factor.wrong')
  }
  await countCode(db, userId, now)
  if (!(await spendTimedCode(db, place, { userId, code, now }))) throw new ApiError('second_factor.wrong')
  await uncountCode(db, userId)
}

/** Whether it looks like a code of an app. */
export const isTimed = (code: string): boolean => /^\d{6}$/.test(code)

async function spendTimedCode(db: Db, place: KeyPlace, { userId, code, now }: GivenCode): Promise<boolean> {
  const { rows } = await sql<{ secret: string }>`
    select secret from second_factor where user_id = ${userId} and secret is not null`.execute(db)
  const secret = rows[0] ? openSecret(place, rows[0].secret, userId) : null
  const step = secret === null ? null : stepOf(secret, code, now)
  if (step === null) return false
  const spent = await sql`
    update second_factor set last_step = ${step} where user_id = ${userId} and last_step < ${step}
    returning user_id`.execute(db)
  return spent.rows.length === 1
}
