import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import { sentWithNext } from '#server/db/leanPool.ts'
import type { Context, Row } from './context.ts'

/**
 * Tells the consoles that show a record to fetch it again, after a step that changed no field of it, such as
 * a comment. Changes of fields are announced when they are written to the audit log.
 */
export async function tellOfRecord({ name }: Resource, context: Context, record: Row): Promise<void> {
  const { db, isTrial, requestId } = context
  if (isTrial) return
  await sql`${sentWithNext}
    insert into event (kind, resource, site, ids, request)
    values ('record', ${name}, ${record.site ?? null}, ${[record._id]}::text[], ${requestId})`.execute(db)
}
