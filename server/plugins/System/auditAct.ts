import type { Context } from '#server/engine/context.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'

interface AuditedAct {
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
  { action, entity, id, after }: AuditedAct,
): Promise<void> {
  await writeAudit(db, [
    {
      at: now,
      user_id: who.id,
      ip,
      action,
      entity,
      entity_id: id,
      after: after ?? null,
      request_id: requestId,
    },
  ])
}
