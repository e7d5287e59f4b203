import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import { columnsOf } from '#server/engine/columns.ts'
import { and, or } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { listed } from '#server/engine/read.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { comparable } from './comparable.ts'

/** What the rows of a file identify their records by: an `_id`, or the values of the key fields, in their order. */
export interface RecordKeys {
  readonly ids: readonly string[]
  readonly keys: readonly (readonly string[])[]
}

/**
 * The records that rows are about, among those that the person may see, as they are in the table. A key stands only
 * for records that a list shows, because a former unit has the same number as its successor.
 */
export async function findRecords(
  resource: Resource,
  context: Context,
  { ids, keys }: RecordKeys,
): Promise<readonly Row[]> {
  const key = resource.imports?.key ?? []
  if (ids.length === 0 && keys.length === 0) return []
  const columns = sql.join(key.map((name) => comparable(resource, name, sql.ref(name))))
  const given = sql.join(key.map((name, at) => comparable(resource, name, sql.ref(`given.k${at}`))))
  const names = sql.join(key.map((_, at) => sql.ref(`k${at}`)))
  const lists = key.map((_, at) => sql`${keys.map((values) => values[at] ?? '')}::text[]`)
  const byKey = sql`(${columns}) in (select ${given} from unnest(${sql.join(lists)}) given (${names}))`
  const present = listed({ and: [] }, resource, context)
  const wanted = [
    sql`_id = any(${ids})`,
    ...(keys.length > 0 && key.length > 0 ? [and([byKey, present])] : []),
  ]
  const { rows } = await sql<Row>`
    select ${columnsOf(resource)} from ${visibleTable(resource, context)}
    where ${or(wanted)} order by _id`.execute(context.db)
  return rows
}
