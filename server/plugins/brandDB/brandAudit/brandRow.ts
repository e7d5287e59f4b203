import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { ApiError } from '#contract/reply.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'

/** A brand as the table has it. */
export type BrandRow = StoredRecord<typeof brand>

/**
 * The brand, locked until the transaction ends: everyone who requests a change of it, decides on a change, or
 * changes it waits here, so that there is at most one request. Null if it does not exist.
 */
export async function lockBrand({ db }: Context, id: string): Promise<BrandRow | null> {
  const { rows } = await sql<BrandRow>`
    select ${columnsOf(brand)} from brand where _id = ${id} and deleted_at is null for no key update`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Throws 4094 with `audit_id` for a change of brands that wait for a decision. The brands are locked. */
export const requireFree = (inside: Context, brandIds: readonly string[]): Promise<void> =>
  requireNoRequest(inside, sql`brand_id = any(${brandIds})`)

/** Throws 4094 with `audit_id` if an open request prevents this. */
export async function requireNoRequest({ db }: Context, which: Sql): Promise<void> {
  const { rows } = await sql<{ _id: string }>`
    select _id from brand_audit
    where status = 'audit_inprogress' and deleted_at is null and ${which} order by _id limit 1`.execute(db)
  if (rows[0]) throw new ApiError('audit.in_progress', { audit_id: rows[0]._id })
}

/**
 * Records on the brand whether a request is open. Its `rev` stays the same: nothing was changed that anybody
 * could overwrite, and otherwise open forms, and the request itself, would have to be compared with it.
 */
export async function markBrand(
  inside: Context,
  before: BrandRow,
  audit_status: BrandRow['audit_status'],
): Promise<void> {
  if (before.audit_status === audit_status) return
  await sql`update brand set audit_status = ${audit_status} where _id = ${before._id}`.execute(inside.db)
  await audit(brand, inside, 'update', [{ before, after: { ...before, audit_status } }])
}
