import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from './context.ts'

/**
 * Tells the consoles that show a record to fetch it again, after a step that changed no field of it, such as
 * a comment. Changes of fields are announced when they are written to the audit log.
 */
export async function announce({ name }: Resource, { db, isTrial }: Context, record: Row): Promise<void> {
  if (isTrial) return
  await sql`
    insert into event (kind, resource, site, ids)
    values ('record', ${name}, ${record.site ?? null}, ${[record._id]}::text[])`.execute(db)
}
