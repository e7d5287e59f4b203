import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { FileRow } from './showFiles.ts'

/**
 * The named files that somebody may see, by the rule of `requireSight`, in the order of the names. One
 * statement for each resource that they belong to, however many records there are.
 */
export async function seenFiles(context: Context, uids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow & { uploaded_by: string }>`
    select uid, name, mime, size, sha256, thumb, biz_type, biz_id, uploaded_by from attachment
    where uid = any(${uids}) and is_stored`.execute(context.db)
  const nouns = new Set(rows.flatMap(({ biz_type, biz_id }) => (biz_id === null ? [] : [biz_type])))
  const seen = new Set<string>()
  for (const noun of nouns) {
    const owners = rows.flatMap(({ biz_type, biz_id }) =>
      biz_type === noun && biz_id !== null ? [biz_id] : [],
    )
    for (const id of await seenRecords(context, noun, owners)) seen.add(keyOf(noun, id))
  }
  const shown = rows.filter(({ biz_type, biz_id, uploaded_by }) =>
    biz_id === null ? uploaded_by === context.who.id : seen.has(keyOf(biz_type, biz_id)),
  )
  const places = new Map(uids.map((uid, place) => [uid, place]))
  return shown.toSorted((one, other) => (places.get(one.uid) ?? 0) - (places.get(other.uid) ?? 0))
}

async function seenRecords(context: Context, noun: string, ids: readonly string[]): Promise<string[]> {
  const resource = context.resources.get(noun)
  // The files of a plugin that is gone are kept.
  if (!resource || !mayBe(resource.can.view, context.who)) return []
  const { rows } = await sql<{ _id: string }>`
    select _id from ${visibleTable(resource, context, { files: true })}
    where _id = any(${[...new Set(ids)]})`.execute(context.db)
  return rows.map(({ _id }) => _id)
}

const keyOf = (noun: string, id: string): string => `${noun} ${id}`
