import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Call it where a change gives or takes rights that the engine does not know of: once the transaction is
 * committed, the open pages of this person learn of it and look whether their session goes on.
 */
export async function tellOfAccess(inside: Db, userId: string): Promise<void> {
  await sql`insert into event (kind, users) values ('access', ${[userId]})`.execute(inside)
}
