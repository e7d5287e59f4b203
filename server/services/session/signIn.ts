import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { signInReasons } from '#contract/System/signInRecord.ts'
import { appId } from '#contract/core/session.ts'
import type { Db } from '#server/db/database.ts'
import { addressLine } from '#server/base/lines.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { readParams, type Params } from '#server/services/params.ts'
import { challenge } from './challenge.ts'
import { accessFacts } from './accessFacts.ts'
import { isSuspect, reserveAttempt, type Attempt, type Limits } from './attempts.ts'
import { checkCaptcha, dropCaptcha } from './captcha.ts'
import { countWithin, isWithin } from '#server/db/countWithin.ts'
import { isOnWhitelist } from './ipWhitelist.ts'
import { openSession, type Life } from './openSession.ts'
import { isPassword, openPassword } from './password.ts'
import { recordSignIn } from './recordSignIn.ts'
import { personOf, userColumns, type UserRow } from './session.ts'
import { auditSession, unknownName, type Origin } from './sessionAudit.ts'

export interface Credentials {
  username: string
  password: string
  AppID: string
  captcha?: string | undefined
  captcha_id?: string | undefined
}

type Account = UserRow & {
  is_active: boolean
  password_hash: string | null
}

/**
 * Opens a session. An unknown name and a wrong password give the same reply (1001) in the same time; that an
 * account is inactive (1002) or has no site (1008) is revealed only after the right password. After failures
 * a captcha is required (1004, 1005); after more, nothing is checked for a while (1003), or one attempt at a
 * time (4290). The right password with an expired key is not a failure (1007). From an address that is not on
 * an enforced list nobody can sign in (4034). Somebody with a second factor gets a challenge instead of a
 * session (1016): see `signInWithCode`.
 */
export async function signIn(db: Db, given: Credentials, origin: Origin) {
  const params = await readParams(db)
  if (params('security.ip_whitelist_enforced') && !isOnWhitelist(params, origin.ip)) {
    throw new ApiError('ip.denied')
  }
  if (given.AppID !== appId) throw new ApiError('app.unknown')
  const name = given.username.trim().toLowerCase()
  const { ip, now } = origin
  const limits = limitsOf(params)
  const allowMd5 = params('auth.allow_md5')
  const isChecked = await isSuspect(db, { name, ip, now }, limits)
  if (isChecked) await checkCaptcha(db, given.captcha_id, given.captcha, now)
  const account = await findAccount(db, name)
  const attempt = await reserveAttempt(db, { name, account, ip, now }, limits)
  const { matches, isLate } = await compare(db, given, origin, { attempt, account, isChecked, allowMd5 })
  const refuse = async (reason: (typeof signInReasons)[number]): Promise<ApiError> => {
    if (account || !attempt.isFlooded || (await isFirstOfMinute(db, origin))) {
      const entityId = account?._id ?? unknownName(name)
      await auditSession(db, origin, { action: 'signin_failed', entityId, userId: null, reason })
      await recordSignIn(db, origin, { userId: account?._id ?? null, reason })
    }
    return new ApiError(reason)
  }
  if (!account || !matches) {
    const isLocked = await attempt.fail()
    // Once when it begins: recording each refusal during the lock would only fill the log.
    if (isLocked) await refuse('login.locked')
    throw await refuse('login.failed')
  }
  if (isLate) {
    await attempt.release()
    throw new ApiError('encrypt_key.expired')
  }
  // Somebody who knows the password must not get endless attempts at the code by giving it again.
  await (account.second_factor_at === null ? attempt.succeed() : attempt.release())
  if (!account.is_active) throw await refuse('login.disabled')
  const { user, subject } = personOf(account, await accessFacts(db, account.version))
  if (user.sites.length === 0 && !subject.isAdmin) throw await refuse('login.no_site')
  // The right password costs rows too: one for the session, and one in the audit log, which is kept.
  await countWithin(db, `signed in ${account._id}`, { limit: mostOpened, seconds: 3600, now })
  if (account.second_factor_at !== null)
    throw await challenge(
      db,
      { user_id: account._id, password_hash: account.password_hash, name, proved_by: 'password' },
      now,
    )
  return { ...(await openSession(db, account, lifeOf(params), origin)), user }
}

/** How long a token and a session last, as set by the operator. */
export const lifeOf = (params: Params): Life => ({
  token: params('auth.token_hours') * 3600,
  session: params('auth.token_max_days') * 86_400,
})

/** The limits of failed attempts, as set by the operator. */
export const limitsOf = (params: Params): Limits => ({
  failLimit: params('auth.fail_limit'),
  captchaAfter: params('auth.captcha_after_failures'),
  lockSeconds: params('auth.lock_minutes') * 60,
})

/** Sessions that one person can open in an hour; even a program that signs in for each call needs no more. */
const mostOpened = 1000

/** What an attempt is compared with. */
interface Comparison {
  readonly attempt: Attempt
  readonly account: Account | undefined
  /** The captcha was correct. */
  readonly isChecked: boolean
  readonly allowMd5: boolean
}

/**
 * Checks the captcha if it is required, opens the password and compares it. What is refused here is not a
 * failure.
 */
async function compare(
  db: Db,
  given: Credentials,
  { ip, now }: Origin,
  { attempt, account, isChecked, allowMd5 }: Comparison,
): Promise<{ matches: boolean; isLate: boolean }> {
  try {
    if (!isChecked && attempt.needsCaptcha) await checkCaptcha(db, given.captcha_id, given.captcha, now)
    else if (!isChecked) await dropCaptcha(db, given.captcha_id, now)
    const mayPass = await attempt.takeTurn()
    const { text, isLate } = await openPassword(db, given.password, ip, now)
    const isRight = await isPassword(text, account?.password_hash, { line: addressLine(ip), allowMd5 })
    return { matches: isRight && mayPass, isLate }
  } catch (error) {
    await attempt.release()
    throw error
  }
}

/** In a flood of made-up names the audit log, which is kept forever, gets one a minute from each address. */
const isFirstOfMinute = (db: Db, { ip, now }: Origin): Promise<boolean> =>
  isWithin(db, `sign-in audit ${networkOf(ip)}`, { limit: 1, seconds: 60, now })

async function findAccount(db: Db, wanted: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${userColumns}, u.is_active, u.password_hash from "user" u
    where u.deleted_at is null and (lower(u.username) = ${wanted} or lower(u.email) = ${wanted})
    order by lower(u.username) = ${wanted} desc limit 1`.execute(db)
  return rows[0]
}
