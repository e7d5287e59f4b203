import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { KeyPlace } from '#server/base/secretBox.ts'
import type { Db } from '#server/db/database.ts'
import { readParams } from '#server/services/params.ts'
import { findChallenge, spendChallenge } from './challenge.ts'
import { requireCode } from './requireCode.ts'
import { accessFacts } from './accessFacts.ts'
import { reserveAttempt, type Attempt } from './attempts.ts'
import { isOnWhitelist } from './ipWhitelist.ts'
import { openSession } from './openSession.ts'
import { recordSignIn } from './recordSignIn.ts'
import { personOf, userColumns, type UserRow } from './session.ts'
import { auditSession, type Origin } from './sessionAudit.ts'
import { lifeOf, limitsOf } from './signIn.ts'

interface CodeSignIn {
  readonly challenge: string
  readonly code: string
}

/**
 * Opens a session for somebody who gave the right password before, and now the code. Wrong codes (1017) count
 * with the wrong passwords under the same name, and lock it like them (1003). A challenge is over after five
 * minutes, after a success, or if the password has changed (1018, 1001).
 */
export async function signInWithCode(db: Db, place: KeyPlace, given: CodeSignIn, origin: Origin) {
  const params = await readParams(db)
  if (params('security.ip_whitelist_enforced') && !isOnWhitelist(params, origin.ip)) {
    throw new ApiError('ip.denied')
  }
  const { ip, now } = origin
  const { user_id: userId, password_hash, name, proved_by } = await findChallenge(db, given.challenge, now)
  const account = await accountOf(db, userId)
  const attempt = await reserveAttempt(db, { name, account, ip, now }, limitsOf(params))
  const refuse = async (reason: 'login.locked' | 'second_factor.wrong'): Promise<void> => {
    await auditSession(db, origin, { action: 'signin_failed', entityId: userId, userId: null, reason })
    await recordSignIn(db, origin, { userId, reason })
  }
  if (!(await isRight(db, place, attempt, { userId, code: given.code, now }))) {
    if (await attempt.fail()) await refuse('login.locked')
    await refuse('second_factor.wrong')
    throw new ApiError('second_factor.wrong')
  }
  await attempt.succeed()
  await spendChallenge(db, given.challenge)
  const { user, subject } = personOf(account, await accessFacts(db, account.version))
  if (user.sites.length === 0 && !subject.isAdmin) throw new ApiError('login.no_site')
  const { second_factor_at } = account
  const owner = { _id: userId, password_hash, second_factor_at, proved_by }
  return { ...(await openSession(db, owner, lifeOf(params), origin)), user }
}

/** Checks the code when it is the attempt's turn. What is refused without a look at it is not a failure. */
async function isRight(
  db: Db,
  place: KeyPlace,
  attempt: Attempt,
  given: { userId: string; code: string; now: number },
): Promise<boolean> {
  try {
    const mayPass = await attempt.takeTurn()
    if (!mayPass) return false
    await requireCode(db, place, given)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.key === 'second_factor.wrong') return false
    await attempt.release()
    throw error
  }
}

async function accountOf(db: Db, id: string): Promise<UserRow> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from "user" u
    where u._id = ${id} and u.is_active and u.deleted_at is null and u.second_factor_at is not null`.execute(
    db,
  )
  if (!rows[0]) throw new ApiError('second_factor.expired')
  return rows[0]
}
