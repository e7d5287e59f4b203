import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Locks the row of a person until the transaction ends. Whatever changes sessions, passwords or numbers of one person
 * does this first, so that two such changes come one after the other and neither waits for the other for ever.
 */
export async function lockUser(inside: Db, id: string): Promise<void> {
  await sql`select from "user" where _id = ${id} for no key update`.execute(inside)
}
