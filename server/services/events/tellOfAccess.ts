import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Has the streams of a person look whether their session goes on, once this transaction is committed. */
export async function tellOfAccess(inside: Db, userId: string): Promise<void> {
  await sql`insert into event (kind, users) values ('access', ${[userId]})`.execute(inside)
}
