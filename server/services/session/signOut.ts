import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { auditSession, type Origin } from './sessionAudit.ts'
import { hashToken } from './token.ts'

/**
 * Ends everything that began with a sign-in: every token, whatever it was exchanged for, even if this token has been
 * replaced or is dead.
 */
export async function signOut(db: Db, token: string, origin: Origin): Promise<void> {
  await inTransaction(db, async (inside) => {
    // Waits for a running refresh and holds up the next, so that none of its tokens is missed.
    const { rows } = await sql<{ _id: string; sign_in: string }>`
      select u._id, s.sign_in from session s join "user" u on u._id = s.user_id
      where s.token_hash = ${hashToken(token)} for no key update of u`.execute(inside)
    const owner = rows[0]
    if (!owner) return
    const ended = await sql`
      update session set revoked_at = ${origin.now} where sign_in = ${owner.sign_in} and revoked_at is null
      returning token_hash`.execute(inside)
    if (ended.rows.length === 0) return
    await tellOfAccess(inside, owner._id)
    await auditSession(inside, origin, { action: 'signout', entityId: owner._id, userId: owner._id })
  })
}
