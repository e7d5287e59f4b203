import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { fileNamePattern } from './newFileName.ts'

/**
 * Ties the files that a record names in these fields to it, in the transaction of the change: from then on whoever may see
 * the record may see them. Refuses (4004 per field) a file that is not there, belongs to something else, or was uploaded
 * by somebody else.
 */
export async function attachFiles(
  { name }: Resource,
  context: Context,
  record: Row,
  fields: Iterable<string>,
): Promise<void> {
  const named = [...fields].map((field) => [field, uidsIn(record[field])] as const)
  const uids = named.flatMap(([, found]) => found)
  if (uids.length === 0) return
  const { rows } = await sql<{ uid: string }>`
    update attachment set biz_id = ${record['_id']}
    where uid = any(${uids}) and is_stored and biz_type = ${name}
      and (biz_id = ${record['_id']} or (biz_id is null and uploaded_by = ${context.who.id}))
    returning uid`.execute(context.db)
  const attached = new Set(rows.map(({ uid }) => uid))
  const wrong = named.filter(([, found]) => found.some((uid) => !attached.has(uid)))
  if (wrong.length > 0) {
    throw refuseFields('validation.failed', Object.fromEntries(wrong.map(([field]) => [field, 'reference'])))
  }
}

/** The names of files anywhere in a value: alone, in a list, or in a structure. Nothing else looks like one. */
function uidsIn(value: unknown): string[] {
  if (typeof value === 'string') return fileNamePattern.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uidsIn) : []
}
