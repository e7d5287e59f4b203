import { sql } from 'kysely'
import type { TestServer } from './testServer.ts'

/** Half of a token's life: from then on a refresh brings a new one. */
export const halfLife = 6 * 3600

/** Lets so many seconds pass for all sessions, as if everybody had signed in that much earlier. */
export const ageSessions = async (
  { database: { db } }: Pick<TestServer, 'database'>,
  seconds: number = halfLife,
): Promise<void> => {
  await sql`
    update session set signed_in_at = signed_in_at - ${seconds}::int8, issued_at = issued_at - ${seconds}::int8,
      expires_at = expires_at - ${seconds}::int8, replaced_at = replaced_at - ${seconds}::int8`.execute(db)
}
