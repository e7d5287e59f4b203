import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { accessFacts } from '#server/services/session/accessFacts.ts'
import { personOf, userColumns, type UserRow } from '#server/services/session/session.ts'
import type { Taken } from './takeUp.ts'

/**
 * In whose name a job runs: the person who started it, with their current rights. Throws 1002 if the person
 * is gone.
 */
export async function jobSubject(db: Db, { created_by, site }: Taken): Promise<Subject> {
  if (created_by === null) return system
  const { rows } = await sql<UserRow>`
    select ${userColumns} from "user" u where u._id = ${created_by} and u.is_active and u.deleted_at is null`.execute(
    db,
  )
  if (!rows[0]) throw new ApiError('login.disabled')
  const { subject } = personOf(rows[0], await accessFacts(db, rows[0].version))
  return { ...subject, site }
}

/** The subject of scheduled jobs and of startup work. */
export const system: Subject = {
  id: 'system',
  isAdmin: true,
  isManager: true,
  permissions: new Set(),
  roleTypes: new Set(),
  departments: [],
  sites: [],
  site: null,
  stores: null,
}
