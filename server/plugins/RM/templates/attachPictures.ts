import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { isVersionOf, type TemplateRow } from './templateRow.ts'

/**
 * Attaches the reference pictures of its points to a template. A picture that an earlier version brought stays with that
 * version, because a file belongs to one record; whoever sees one version sees the others. Throws 4004 for other files.
 */
export async function attachPictures(
  { db, who }: Context,
  template: TemplateRow,
  fields: Iterable<string>,
): Promise<void> {
  if (![...fields].includes('items')) return
  const uids = [...new Set(template.items.flatMap(({ attachs }) => attachs))]
  if (uids.length === 0) return
  await sql`
    update attachment set biz_id = ${template._id}
    where uid = any(${uids}) and is_stored and biz_type = 'tour_template' and biz_id is null
      and uploaded_by = ${who.id}`.execute(db)
  const { rows } = await sql<{ mime: string }>`
    select mime from attachment where uid = any(${uids}) and is_stored and biz_type = 'tour_template'
      and biz_id in (select _id from tour_template where ${isVersionOf(template)})`.execute(db)
  const problem =
    rows.length < uids.length
      ? 'reference'
      : rows.every(({ mime }) => mime.startsWith('image/'))
        ? null
        : 'picture'
  if (problem) throw refuseFields('validation.failed', { items: problem })
}
