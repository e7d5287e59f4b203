import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { ApiError } from '#contract/reply.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'

/**
 * The brand, locked until the transaction ends: whoever asks for a change of it, decides about one, or changes it waits here,
 * so that there is one request at most. Null where there is none.
 */
export async function lockBrand({ db }: Context, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${columnsOf(brand)} from brand where _id = ${id} and deleted_at is null for update`.execute(db)
  return rows[0] ?? null
}

/** Refuses (4094, with `audit_id`) to change brands that wait for a decision. They are locked. */
export const requireFree = (inside: Context, brandIds: readonly string[]): Promise<void> =>
  requireNoRequest(inside, sql`brand_id = any(${brandIds})`)

/** Refuses (4094, with `audit_id`) what a request that waits for a decision keeps from being done. */
export async function requireNoRequest({ db }: Context, which: Sql): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select _id from brand_audit
    where status = 'audit_inprogress' and deleted_at is null and ${which} order by _id limit 1`.execute(db)
  if (rows[0]) throw new ApiError('audit.in_progress', { audit_id: rows[0]._id })
}

/**
 * Notes at the brand whether a request waits. Its `rev` stays: nothing was changed that anybody could have overwritten, and a
 * form that is open, or the request itself, would have to be compared with it.
 */
export async function markBrand(inside: Context, before: Row, audit_status: string): Promise<void> {
  if (before['audit_status'] === audit_status) return
  await sql`update brand set audit_status = ${audit_status} where _id = ${before['_id']}`.execute(inside.db)
  await audit(brand, inside, 'update', [{ before, after: { ...before, audit_status } }])
}
