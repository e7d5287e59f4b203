import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { personLine } from '#server/base/lines.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { checkCode, useCode } from '#server/services/sms/smsCode.ts'
import { forgetAttempts } from './attempts.ts'
import { newPasswordText } from './newPasswordText.ts'
import { hashPassword, isPassword } from './password.ts'
import { requireStrong, refusePassword } from './passwordPolicy.ts'
import { lockUser } from './lockUser.ts'
import { personById, type ReachablePerson } from './reachable.ts'
import type { Origin } from './sessionAudit.ts'
import { storePassword } from './storePassword.ts'
import { hashToken } from './token.ts'

/** A proof of identity: the token of a mail, or a number and the code that was sent there. */
export type Proof =
  | { readonly reset_token: string }
  | { readonly country_code: string; readonly mobile: string; readonly code: string }

/** A valid proof: whose it is, and how it is used up. */
interface ResetProof {
  person: ReachablePerson
  use: (inside: Db) => Promise<void>
}

/**
 * Sets a new password for anyone who proves who they are (1015 otherwise). Every session of the person ends,
 * and the locks of the name are lifted. The proof is used up only if the password is strong enough (1014).
 */
export async function resetPassword(
  db: Db,
  proof: Proof,
  given: string,
  origin: Origin & { readonly always: string | undefined },
): Promise<void> {
  const { ip, now, always } = origin
  const wanted = await newPasswordText(db, given, ip, now)
  // Before the proof is checked, so that it can be tried again; the names that it must not be are only known
  // afterwards.
  requireStrong(wanted)
  const { person, use } = await ('reset_token' in proof
    ? byLink(db, proof.reset_token, now)
    : byCode(db, { ...proof, always, askedFrom: networkOf(ip) }, now))
  requireStrong(wanted, person)
  const line = personLine(person._id)
  if (await isPassword(wanted, person.password_hash, { line })) throw refusePassword('unchanged')
  const hash = await hashPassword(wanted, line)
  const { _id: userId, password_hash: previous } = person
  await inTransaction(db, async (inside) => {
    // The account before the proof, as in a change of the password, so that they cannot deadlock.
    await lockUser(inside, userId)
    await use(inside)
    const password = { userId, hash, previous, keptFamily: null, action: 'password_reset' } as const
    if (!(await storePassword(inside, password, origin))) throw new ApiError('reset.invalid')
  })
  await forgetAttempts(db, person)
}

async function byLink(db: Db, token: string, now: number): Promise<ResetProof> {
  const isGood = sql`token_hash = ${hashToken(token)} and used_at is null and expires_at > ${now}`
  const { rows } = await sql<{ user_id: string }>`select user_id from reset_token where ${isGood}`.execute(db)
  const person = rows[0] && (await personById(db, rows[0].user_id))
  if (!person) throw new ApiError('reset.invalid')
  const use = async (inside: Db): Promise<void> => {
    const used = await sql`
      update reset_token set used_at = ${now} where ${isGood} returning user_id`.execute(inside)
    if (used.rows.length === 0) throw new ApiError('reset.invalid')
  }
  return { person, use }
}

async function byCode(
  db: Db,
  given: Extract<Proof, { code: string }> & {
    readonly always: string | undefined
    readonly askedFrom: string
  },
  now: number,
): Promise<ResetProof> {
  // Runs as many statements whether or not somebody has the number, because the time must reveal nothing.
  const sent = await checkCode(db, { ...given, scene: 'forget' }, now).catch(invalid)
  const person = await personById(db, sent.user_id)
  if (!person) throw new ApiError('reset.invalid')
  return { person, use: (inside) => useCode(inside, sent._id, now).catch(invalid) }
}

function invalid(error: unknown): never {
  throw error instanceof ApiError ? new ApiError('reset.invalid') : error
}
