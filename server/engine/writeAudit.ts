import { sql } from 'kysely'
import { newId } from '#server/base/newId.ts'
import type { Db } from '#server/db/database.ts'
import { sentWithNext } from '#server/db/leanPool.ts'
import { parsedOnce } from '#server/db/parsed.ts'

/** An entry of the audit log. It must not contain a secret. */
export interface AuditEntry {
  /** Unix seconds of the business clock. */
  readonly at: number
  readonly user_id: string | null
  /** The person who was away, if `user_id` did it as their deputy. */
  readonly for_id?: string | null
  readonly ip: string | null
  readonly action: string
  readonly entity: string
  readonly entity_id: unknown
  readonly request_id: string
  readonly site?: unknown
  readonly before?: object | null
  readonly after?: object | null
  readonly diff?: object | null
  readonly step?: string | null
}

/**
 * Writes entries to the audit log, in the transaction of the change, each with the hash by which it will be
 * chained. An entry that is written in another way is named by `npm run audit:verify`.
 */
export async function writeAudit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({ _id: newId(), ...entry }))
  await sql`${sentWithNext}${parsedOnce}
    with written as (
      insert into audit_log
        (_id, at, user_id, ip, site, action, entity, entity_id, before, after, diff, request_id, step, for_id)
      select _id, at, user_id, ip, site, action, entity, entity_id, before, after, diff, request_id, step, for_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
        _id text, at int8, user_id text, ip text, site text, action text, entity text, entity_id text,
        before jsonb, after jsonb, diff jsonb, request_id text, step text,
        for_id text)
      returning _id, audit_text(audit_log) as text)
    insert into audit_seal (entry_id, content)
    select _id, encode(sha256(convert_to(text, 'UTF8')), 'hex') from written`.execute(db)
}
