import { sql } from 'kysely'
import { parseRange } from '#contract/query.ts'
import { ApiError, type Page } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { committed } from './committed.ts'
import { and } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { byId, type ListQuery } from './read.ts'
import { isShown, shownChange } from './shownChange.ts'

/** The maximum number of changes in a page of the complete history. */
const most = 500

/**
 * The changes of a record, latest first, for everyone who may view its current state: `{at, user_id, for_id,
 * action, step, diff}`, where `step` is the step that was taken and the diff has `from` and `to` by field, without
 * what this reader may not see (`shownChange`). Throws 4040 for a record that they may not see.
 */
export async function history(
  resource: Resource,
  context: Context,
  id: string,
  query: ListQuery,
): Promise<Page<Row>> {
  const range = parseRange(query.range)
  await byId(resource, context, id, query)
  const [start, size] = range === 'ALL' ? [0, most] : [range.start, range.end - range.start + 1]
  const where = and([
    sql`entity = ${resource.name} and entity_id = ${id} and action in ('create', 'update', 'remove')`,
    isShown(context),
  ])
  const log = committed('audit_log', context)
  const { rows } = await sql<Row & { total__: number }>`
    select change.*, counted.total__
    from (select count(*) as total__ from ${log} where ${where}) as counted left join lateral (
      select _id, at, user_id, for_id, action, step, ${shownChange(context).diff} as diff, request_id from ${log} where ${where}
      order by at desc, _id desc limit ${size} offset ${start}) as change on true
    order by at desc, _id desc`.execute(context.db)
  const total = rows[0]?.total__ ?? 0
  if (range === 'ALL' && total > most) throw new ApiError('range.limit', { total, limit: most })
  const changes = rows.filter(({ _id }) => _id !== null)
  return { list: changes.map(({ total__, ...change }) => change), total }
}
