import { sql } from 'kysely'
import { Refusal, type ErrorKey } from '#contract/reply.ts'
import { appId } from '#contract/session.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { readParams, type Params } from '#server/params.ts'
import { accessFacts } from './accessFacts.ts'
import { reserveAttempt, type Attempt, type Limits } from './attempts.ts'
import { checkCaptcha, dropCaptcha } from './captcha.ts'
import { countWithin } from './countWithin.ts'
import { isOnWhitelist } from './ipWhitelist.ts'
import { openSession, type Life } from './openSession.ts'
import { isPassword, openPassword, type Opened } from './password.ts'
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
 * Opens a session. An unknown name and a wrong password are one answer (1001) in one time; that an account is inactive
 * (1002) or has no site (1008) is told only after the right password. After failures the code of a picture is asked for
 * (1004, 1005); after more nothing is looked at for a while (1003), or one try at a time (4290). The right password that
 * came with a key whose time is over is no failure (1007). From an address that is not on an enforced list nobody signs
 * in (4034).
 */
export async function signIn(db: Db, given: Credentials, origin: Origin) {
  const params = await readParams(db)
  if (params('security.ip_whitelist_enforced') && !isOnWhitelist(params, origin.ip)) {
    throw new Refusal('ip.denied')
  }
  if (given.AppID !== appId) throw new Refusal('app.unknown')
  const name = given.username.trim().toLowerCase()
  const { ip, now } = origin
  await countWithin(db, `sign-in ${networkOf(ip)}`, { limit: 300, seconds: 60, now })
  const account = await findAccount(db, name)
  const attempt = await reserveAttempt(db, { name, account, ip, now }, limitsOf(params))
  const password = await prepare(db, given, origin, attempt)
  const matches = await isPassword(password.text, account?.password_hash, params('auth.allow_md5'))
  const refuse = async (reason: ErrorKey): Promise<Refusal> => {
    await auditSession(db, origin, {
      action: 'signin_failed',
      entityId: account?._id ?? unknownName(name),
      userId: null,
      reason,
    })
    return new Refusal(reason)
  }
  if (!account || !matches || !password.mayPass) {
    const isLocked = await attempt.fail()
    // Once when it begins: what is refused while it lasts would only fill the log.
    if (isLocked) await refuse('login.locked')
    throw await refuse('login.failed')
  }
  if (password.isLate) {
    await attempt.release()
    throw new Refusal('encrypt_key.expired')
  }
  await attempt.succeed()
  if (!account.is_active) throw await refuse('login.disabled')
  const { user, subject } = personOf(account, await accessFacts(db, account.version))
  if (user.sites.length === 0 && !subject.isAdmin) throw await refuse('login.no_site')
  return { ...(await openSession(db, account, lifeOf(params), origin)), user }
}

/** How long a token and a session live, as the operator set it. */
export const lifeOf = (params: Params): Life => ({
  token: params('auth.token_hours') * 3600,
  session: params('auth.token_max_days') * 86_400,
})

const limitsOf = (params: Params): Limits => ({
  failLimit: params('auth.fail_limit'),
  captchaAfter: params('auth.captcha_after_failures'),
  lockSeconds: params('auth.lock_minutes') * 60,
})

/** A password that is ready to be compared. */
interface Prepared extends Opened {
  /** False when it must fail even if it is right. */
  readonly mayPass: boolean
}

/** Asks for the code of the picture when it is time to, and opens the password. What is refused here is no failure. */
async function prepare(db: Db, given: Credentials, { ip, now }: Origin, attempt: Attempt): Promise<Prepared> {
  try {
    if (attempt.needsCaptcha) await checkCaptcha(db, given.captcha_id, given.captcha, now)
    else await dropCaptcha(db, given.captcha_id, now)
    const mayPass = await attempt.takeTurn()
    return { ...(await openPassword(db, given.password, ip, now)), mayPass }
  } catch (error) {
    await attempt.release()
    throw error
  }
}

async function findAccount(db: Db, wanted: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${userColumns}, u.is_active, u.password_hash from "user" u
    where u.deleted_at is null and (lower(u.username) = ${wanted} or lower(u.email) = ${wanted})
    order by lower(u.username) = ${wanted} desc limit 1`.execute(db)
  return rows[0]
}
