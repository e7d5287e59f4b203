import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Call it when a change grants or revokes rights that the engine does not know about. Once the transaction is
 * committed, the open pages of this person are notified and check whether their session is still valid.
 */
export async function tellOfAccess(inside: Db, userId: string): Promise<void> {
  await sql`insert into event (kind, users) values ('access', ${[userId]})`.execute(inside)
}
