import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { Request } from './proposal.ts'
import { uidsIn } from '#server/engine/attachFiles.ts'

/**
 * Attaches the pictures that somebody uploaded for a brand to the request that proposes them, so that the
 * approvers can see them. Pictures of the brand itself stay its own. Throws 4004 for files that do not exist
 * or are somebody else's.
 */
export async function attachToRequest(
  inside: Context,
  request: Pick<Request, '_id' | 'after' | 'brand_id'>,
  fields: Iterable<string>,
): Promise<void> {
  if (![...fields].includes('after')) return
  const named = Object.entries(request.after).map(([field, value]) => [field, uidsIn(value)] as const)
  const uids = named.flatMap(([, found]) => found)
  if (uids.length === 0) return
  await sql`
    update attachment set biz_type = 'brand_audit', biz_id = ${request._id}
    where uid = any(${uids}) and is_stored and biz_type in ('brand', 'brand_audit') and biz_id is null
      and uploaded_by = ${inside.who.id}`.execute(inside.db)
  const { rows } = await sql<{ uid: string }>`
    select uid from attachment where uid = any(${uids}) and is_stored and (
      (biz_type = 'brand_audit' and biz_id = ${request._id})
      or (biz_type = 'brand' and biz_id = ${request.brand_id}))`.execute(inside.db)
  const there = new Set(rows.map(({ uid }) => uid))
  const wrong = named.filter(([, found]) => found.some((uid) => !there.has(uid)))
  if (wrong.length > 0)
    throw refuseFields(
      'validation.failed',
      Object.fromEntries(wrong.map(([field]) => [`after.${field}`, 'reference'])),
    )
}

/** Hands the pictures of an approved request over to the brand. */
export async function handOver(
  { db }: Context,
  request: Pick<Request, '_id' | 'after'>,
  brandId: string,
): Promise<void> {
  await sql`
    update attachment set biz_type = 'brand', biz_id = ${brandId}
    where biz_type = 'brand_audit' and biz_id = ${request._id} and uid = any(${uidsIn(request.after)})`.execute(
    db,
  )
}
