import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import { appId } from '#contract/session.ts'
import type { Db } from '#server/db/database.ts'
import { accessFacts } from './accessFacts.ts'
import { forgetAttempts, reserveAttempt } from './attempts.ts'
import { isPassword } from './password.ts'
import { personOf, userColumns, type Session, type UserRow } from './session.ts'
import { hashToken, newToken } from './token.ts'

/** Seconds that a token lives. */
export const tokenLife = 12 * 3600

export interface Credentials {
  username: string
  password: string
  AppID: string
}

/** Where a sign-in comes from, kept with the session. */
export interface Origin {
  ip: string | null
  userAgent: string | null
  /** Unix seconds, real time. */
  now: number
}

type Account = UserRow & {
  is_active: boolean
  password_hash: string | null
}

/**
 * Opens a session. An unknown name and a wrong password are one answer (1001) in one time; that an account is inactive
 * (1002) or has no site (1008) is told only after the right password.
 */
export async function signIn(db: Db, given: Credentials, origin: Origin) {
  if (given.AppID !== appId) throw new Refusal('app.unknown')
  const name = given.username.trim().toLowerCase()
  const attempt = await reserveAttempt(db, name, origin.ip, origin.now)
  const account = await findAccount(db, name)
  const matches = await isPassword(given.password, account?.password_hash)
  if (!account || !matches) throw new Refusal('login.failed')
  await forgetAttempts(db, attempt, origin.now)
  if (!account.is_active) throw new Refusal('login.disabled')
  const person = personOf(account, await accessFacts(db, account.version))
  if (person.user.sites.length === 0 && !person.subject.isAdmin) throw new Refusal('login.no_site')
  return { ...(await openSession(db, account._id, origin)), user: person.user }
}

/** Ends a session. */
export async function signOut(db: Db, session: Pick<Session, 'tokenHash'>, now: number): Promise<void> {
  await sql`update session set revoked_at = ${now} where token_hash = ${session.tokenHash} and revoked_at is null`.execute(
    db,
  )
}

async function findAccount(db: Db, wanted: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${userColumns}, u.is_active, u.password_hash from "user" u
    where u.deleted_at is null and (lower(u.username) = ${wanted} or lower(u.email) = ${wanted})
    order by lower(u.username) = ${wanted} desc limit 1`.execute(db)
  return rows[0]
}

async function openSession(db: Db, userId: string, { ip, userAgent, now }: Origin) {
  const token = newToken()
  const expiresAt = now + tokenLife
  await db.transaction().execute(async (inside) => {
    await sql`
      insert into session (token_hash, user_id, issued_at, expires_at, ip, user_agent)
      values (${hashToken(token)}, ${userId}, ${now}, ${expiresAt}, ${ip}, ${userAgent})`.execute(inside)
    await sql`
      update "user" set last_login_at = ${now}, last_login_ip = ${ip}
      where _id = ${userId}`.execute(inside)
  })
  return { token, expiresAt }
}
