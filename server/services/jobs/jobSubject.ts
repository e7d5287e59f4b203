import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { systemAt } from '#server/engine/asSystem.ts'
import { accessFacts } from '#server/services/session/accessFacts.ts'
import { personOf, userColumns, type UserRow } from '#server/services/session/session.ts'
import type { Taken } from './takeUp.ts'

/**
 * In whose name a job runs: the person who started it, with their current rights, or the system for scheduled
 * jobs. Throws 1002 if the person is gone.
 */
export async function jobSubject(
  db: Db,
  { created_by, site }: Pick<Taken, 'created_by' | 'site'>,
): Promise<Subject> {
  if (created_by === null) return systemAt(db)
  const { rows } = await sql<UserRow>`
    select ${userColumns} from "user" u where u._id = ${created_by} and u.is_active
      and u.deleted_at is null`.execute(db)
  if (!rows[0]) throw new ApiError('login.disabled')
  const { subject } = personOf(rows[0], await accessFacts(db, rows[0].version))
  return { ...subject, site }
}
