import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { requireSite } from '#server/engine/scope.ts'
import { lockUser } from './lockUser.ts'
import type { Session } from './session.ts'

/**
 * Stores the current site of a session, for every token of it. Throws 4032 for a site that is not the
 * person's.
 */
export async function changeSite(db: Db, { subject, family }: Session, site: string): Promise<void> {
  requireSite(subject, site)
  await inTransaction(db, async (inside) => {
    await lockUser(inside, subject.id)
    await sql`update session set site = ${site} where family = ${family}`.execute(inside)
  })
}
