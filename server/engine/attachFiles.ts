import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { authorOf } from './asSystem.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { isPicture } from '#server/base/knownTypes.ts'
import { fileNamePattern } from '#server/base/newFileName.ts'

/**
 * Attaches the files that these fields name to the record, in the transaction of the change: from then on
 * everyone who may see the record may see them. Throws 4004 per field for a file that does not exist, belongs
 * to another record or was uploaded by somebody else, and for other files where the contract takes only
 * pictures. Returns the types of the attached files by `uid`; pass it on as `attached` if the same change
 * attaches more, so that no file is attached twice.
 */
export async function attachFiles(
  resource: Resource,
  context: Context,
  record: Row,
  fields: Iterable<string>,
  attached: AttachedFiles = new Map(),
): Promise<AttachedFiles> {
  const { attach } = hooksOf(resource, context)
  if (attach) {
    await attach(context, record, fields)
    return attached
  }
  const named = [...fields].map((field) => [field, filesIn(resource.fields[field], record[field])] as const)
  const uids = named.flatMap(([, found]) => found).filter((uid) => !attached.has(uid))
  const types = new Map([...attached, ...(await attachEach(resource, context, record, uids))])
  const wrong = named.flatMap(([field, found]): [string, string][] => {
    if (found.some((uid) => !types.has(uid))) return [[field, 'reference']]
    const kind = resource.fields[field]?.file ?? 'any'
    const isWrong = kind !== 'any' && !found.every((uid) => isPicture(types.get(uid) ?? ''))
    return isWrong ? [[field, 'picture']] : []
  })
  if (wrong.length > 0) throw refuseFields('validation.failed', Object.fromEntries(wrong))
  return types
}

/** The types of attached files by `uid`. */
export type AttachedFiles = ReadonlyMap<string, string>

async function attachEach(
  resource: Resource,
  context: Context,
  { _id }: Row,
  uids: readonly string[],
): Promise<AttachedFiles> {
  if (uids.length === 0) return new Map()
  const { rows } = await sql<{ uid: string; mime: string }>`
    update attachment set biz_id = ${_id}
    where uid = any(${uids}) and is_stored and biz_type = ${resource.name}
      and (biz_id = ${_id} or (biz_id is null and uploaded_by = ${authorOf(context)}))
    returning uid, mime`.execute(context.db)
  return new Map(rows.map(({ uid, mime }) => [uid, mime]))
}

/** The files that a value names; whatever a file field holds has to be a file. */
const filesIn = (field: Field | undefined, value: unknown): string[] =>
  field?.file ? [value].flat().filter((uid) => typeof uid === 'string') : uidsIn(value)

/**
 * The `uid`s of uploaded files anywhere in a value: alone, in a list, or in a structure. Nothing else looks
 * like a `uid`.
 */
export function uidsIn(value: unknown): string[] {
  if (typeof value === 'string') return fileNamePattern.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uidsIn) : []
}
