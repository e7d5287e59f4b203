import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Locks the row of a person until the transaction ends. Every change of a person's sessions, passwords or
 * numbers does this first, so that two such changes run one after the other and cannot deadlock.
 */
export async function lockUser(inside: Db, id: string): Promise<void> {
  await sql`select from "user" where _id = ${id} for no key update`.execute(inside)
}
