import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { recordSignIn } from './recordSignIn.ts'
import { auditSession, type Origin } from './sessionAudit.ts'
import { hashToken, newToken } from './token.ts'

/** A token for its owner, and when it expires in unix seconds. */
export interface IssuedToken {
  token: string
  expiresAt: number
}

/** `auth.token_hours` and `auth.token_max_days`, in seconds. */
export interface Life {
  token: number
  session: number
}

interface Owner {
  _id: string
  /** The hash that the password was compared with. */
  password_hash: string | null
  /** What it was when the sign-in decided whether a code is needed. */
  second_factor_at: number | null
  proved_by?: Proof
}

/** How somebody proved who they are; `trusted_provider`: its second factor counts. */
export type Proof = 'password' | 'provider' | 'trusted_provider'

/** Opens a session. Throws 1001 if the password, the second factor or the account has changed since it was checked. */
export async function openSession(db: Db, owner: Owner, life: Life, origin: Origin): Promise<IssuedToken> {
  const token = newToken()
  const { ip, userAgent, now } = origin
  const expiresAt = now + Math.min(life.token, life.session)
  await inTransaction(db, async (inside) => {
    // This locks the row, so that a change that ends all other sessions comes before or after.
    const { rows } = await sql`
      update "user" set last_login_at = ${now}, last_login_ip = ${ip}
      where _id = ${owner._id} and password_hash is not distinct from ${owner.password_hash}
        and second_factor_at is not distinct from ${owner.second_factor_at} and is_active
      returning _id`.execute(inside)
    if (rows.length === 0) throw new ApiError('login.failed')
    await sql`
      delete from session where user_id = ${owner._id} and expires_at < ${now - keptSeconds}`.execute(inside)
    const hash = hashToken(token)
    await sql`
      insert into session (token_hash, family, user_id, signed_in_at, issued_at, expires_at, ip, user_agent,
        proved_by)
      values (${hash}, ${hash}, ${owner._id}, ${now}, ${now}, ${expiresAt}, ${ip}, ${userAgent},
        ${owner.proved_by ?? 'password'})`.execute(inside)
    await auditSession(inside, origin, { action: 'signin', entityId: owner._id, userId: owner._id })
    await recordSignIn(inside, origin, { userId: owner._id, reason: null })
  })
  return { token, expiresAt }
}

// A dead token still ends its session when somebody signs out with it.
const keptSeconds = 30 * 86_400
