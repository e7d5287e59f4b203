import { sql } from 'kysely'
import { recordIdOf, type ChangeRequest } from '#contract/changeRequest.ts'
import { refuseFields } from '#contract/reply.ts'
import { uidsIn } from '#server/engine/attachFiles.ts'
import type { Context } from '#server/engine/context.ts'
import { keptDays } from '#server/services/files/keptFor.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import type { Requests, StoredRequest } from './requests.ts'

/**
 * Attaches the files that somebody uploaded for a record to the request that proposes them, so that the
 * approvers can see them. Files of the record itself stay its own. Throws 4004 for files that do not exist
 * or are somebody else's.
 */
export async function attachToRequest(
  inside: Context,
  resource: ChangeRequest,
  request: StoredRequest,
): Promise<void> {
  const { name, requests } = resource
  const { of } = requests
  const named = Object.entries(request.after).map(([field, value]) => [field, uidsIn(value)] as const)
  const uids = named.flatMap(([, found]) => found)
  if (uids.length === 0) return
  await sql`
    update attachment set biz_type = ${name}, biz_id = ${request._id}
    where uid = any(${uids}) and is_stored and biz_type in (${of.name}, ${name}) and biz_id is null
      and uploaded_by = ${inside.who.id}`.execute(inside.db)
  const { rows } = await sql<{ uid: string }>`
    select uid from attachment where uid = any(${uids}) and is_stored and (
      (biz_type = ${name} and biz_id = ${request._id})
      or (biz_type = ${of.name} and biz_id = ${recordIdOf(resource, request)}))`.execute(inside.db)
  const there = new Set(rows.map(({ uid }) => uid))
  const wrong = named.filter(([, found]) => found.some((uid) => !there.has(uid)))
  if (wrong.length > 0)
    throw refuseFields(
      'validation.failed',
      Object.fromEntries(wrong.map(([field]) => [`after.${field}`, 'reference'])),
    )
}

/** Hands the files of an approved request over to the record. */
export async function handOver(
  { db }: Context,
  { name, requests: { of } }: ChangeRequest,
  { request, to }: { readonly request: StoredRequest; readonly to: string },
): Promise<void> {
  await sql`
    update attachment set biz_type = ${of.name}, biz_id = ${to}
    where biz_type = ${name} and biz_id = ${request._id} and uid = any(${uidsIn(request.after)})`.execute(db)
}

const day = 86_400

/**
 * Daily: drops the files proposed by requests that were decided or withdrawn long ago. Files that a
 * record took over belong to the record, and are kept.
 */
export const forgetRequestFiles = ({ resource: { name }, forgets }: Requests) =>
  defineJob({
    ...forgets,
    every: day,
    // A single statement.
    cancellable: false,
    run: async ({ context: { db, now } }) => {
      // Files without an owner are removed like other unused uploads.
      const { numAffectedRows = 0n } = await sql`
        update attachment set biz_id = null
        where biz_type = ${name} and biz_id in (
          select _id from ${sql.table(name)} where status in ('approved', 'rejected', 'withdrawn')
            and updated_at < ${now - keptDays * day})`.execute(db)
      return { forgotten: Number(numAffectedRows) }
    },
  })
