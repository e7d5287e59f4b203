import { sql } from 'kysely'
import { recipientLimit } from '#contract/reports/reportSchedule.ts'
import type { Db } from '#server/db/database.ts'
import { countingRole } from '#server/services/session/countingRole.ts'

/** Who gets a scheduled report. */
interface Recipients {
  readonly created_by: string | null
  readonly recipients: readonly string[]
  readonly recipient_roles: readonly string[]
}

/** The ids of the active people who get a scheduled report, one more than the limit at most. */
export async function recipientsOf(
  db: Db,
  { created_by, recipients, recipient_roles }: Recipients,
): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u where u.is_active and u.deleted_at is null and (
      u._id = any(${[created_by, ...recipients]}::text[])
      or exists (select from role r where ${countingRole('u')} and r._id = any(${[...recipient_roles]}::text[])))
    order by u._id = ${created_by} desc, u._id limit ${recipientLimit + 1}`.execute(db)
  return rows.map(({ _id }) => _id)
}
