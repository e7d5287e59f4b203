import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import { appId } from '#contract/session.ts'
import type { Db } from '#server/db/database.ts'
import { accessFacts } from './accessFacts.ts'
import { isPassword } from './password.ts'
import { personOf, userColumns, type Session, type UserRow } from './session.ts'
import { hashToken, newToken } from './token.ts'

/** Seconds that a token lives. */
export const tokenLife = 12 * 3600

const failuresAllowed = 5
const lockSeconds = 15 * 60

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
  locked_until: number | null
}

/**
 * Opens a session. An unknown name and a wrong password are one answer (1001) in one time; that an account is inactive
 * (1002) or has no site (1008) is told only after the right password.
 */
export async function signIn(db: Db, given: Credentials, origin: Origin) {
  if (given.AppID !== appId) throw new Refusal('app.unknown')
  const account = await findAccount(db, given.username)
  const lockedFor = (account?.locked_until ?? 0) - origin.now
  if (lockedFor > 0) throw new Refusal('login.locked', { retry_after: lockedFor })
  const matches = await isPassword(given.password, account?.password_hash)
  if (!account) throw new Refusal('login.failed')
  if (!matches) {
    await recordFailure(db, account._id, origin.now)
    throw new Refusal('login.failed')
  }
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

async function findAccount(db: Db, name: string): Promise<Account | undefined> {
  const wanted = name.trim().toLowerCase()
  const { rows } = await sql<Account>`
    select ${userColumns}, u.is_active, u.password_hash, u.locked_until from "user" u
    where u.deleted_at is null and (lower(u.username) = ${wanted} or lower(u.email) = ${wanted})
    order by lower(u.username) = ${wanted} desc limit 1`.execute(db)
  return rows[0]
}

// The count starts again after each lock, so that a lock decays by itself.
async function recordFailure(db: Db, userId: string, now: number): Promise<void> {
  await sql`
    update "user" set
      failed_count = case when failed_count + 1 >= ${failuresAllowed} then 0 else failed_count + 1 end,
      locked_until = case when failed_count + 1 >= ${failuresAllowed} then ${now + lockSeconds}::int8 else locked_until end
    where _id = ${userId}`.execute(db)
}

async function openSession(db: Db, userId: string, { ip, userAgent, now }: Origin) {
  const token = newToken()
  const expiresAt = now + tokenLife
  await db.transaction().execute(async (inside) => {
    await sql`
      insert into session (token_hash, user_id, issued_at, expires_at, ip, user_agent)
      values (${hashToken(token)}, ${userId}, ${now}, ${expiresAt}, ${ip}, ${userAgent})`.execute(inside)
    await sql`
      update "user" set failed_count = 0, locked_until = null, last_login_at = ${now}, last_login_ip = ${ip}
      where _id = ${userId}`.execute(inside)
  })
  return { token, expiresAt }
}
