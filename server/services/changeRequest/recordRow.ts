import { sql } from 'kysely'
import { inProgress, type ChangeRequest } from '#contract/changeRequest.ts'
import { ApiError } from '#contract/reply.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'

/** A record that requests are about, as it is stored. */
export type RecordRow = Row & { readonly _id: string; readonly rev: number }

/**
 * The record, locked until the transaction ends: everyone who requests a change of it, decides on a change, or
 * changes it waits here, so that there is at most one request. Null if it does not exist.
 */
export async function lockRecord(
  { db }: Context,
  { requests: { of } }: ChangeRequest,
  id: string,
): Promise<RecordRow | null> {
  const { rows } = await sql<RecordRow>`
    select ${columnsOf(of)} from ${sql.table(of.name)} where _id = ${id} and deleted_at is null
    for no key update`.execute(db)
  return rows[0] ?? null
}

/** Throws 4094 with `audit_id` for a change of records that wait for a decision. The records are locked. */
export const requireFree = (
  inside: Context,
  resource: ChangeRequest,
  ids: readonly string[],
): Promise<void> => requireNoRequest(inside, resource, sql`${sql.ref(resource.requests.by)} = any(${ids})`)

/** Throws 4094 with `audit_id` if an open request prevents this. */
export async function requireNoRequest({ db }: Context, { name }: ChangeRequest, which: Sql): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(name)}
    where status = ${inProgress} and deleted_at is null and ${which} order by _id limit 1`.execute(db)
  if (rows[0]) throw new ApiError('audit.in_progress', { audit_id: rows[0]._id })
}

/**
 * Records on the record whether a request is open. Its `rev` stays the same: nothing was changed that anybody
 * could overwrite, and otherwise open forms, and the request itself, would have to be compared with it.
 */
export async function markRecord(
  inside: Context,
  { requests: { of, marks } }: ChangeRequest,
  { before, to }: { readonly before: RecordRow; readonly to: 'none' | typeof inProgress },
): Promise<void> {
  if (before[marks] === to) return
  await sql`
    update ${sql.table(of.name)} set ${sql.ref(marks)} = ${to} where _id = ${before._id}`.execute(inside.db)
  await audit(of, inside, 'update', [{ before, after: { ...before, [marks]: to } }])
}
