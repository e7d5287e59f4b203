import { sql } from 'kysely'
import { newId } from '#server/base/newId.ts'
import type { Context } from '#server/engine/context.ts'

interface Act {
  readonly action: string
  /** What it was done to. */
  readonly entity: string
  readonly id: string
  /** Details without secrets. */
  readonly after?: Readonly<Record<string, unknown>>
}

/** Writes to the audit log what an administrator did to something that is not a record. */
export async function auditAct(
  { db, who, ip, now, requestId }: Context,
  { action, entity, id, after }: Act,
): Promise<void> {
  await sql`
    insert into audit_log (_id, at, user_id, ip, action, entity, entity_id, after, request_id)
    values (${newId()}, ${now}, ${who.id}, ${ip}, ${action}, ${entity}, ${id},
      ${after ? JSON.stringify(after) : null}::jsonb, ${requestId})`.execute(db)
}
