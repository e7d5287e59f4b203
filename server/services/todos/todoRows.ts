import { sql } from 'kysely'
import type { TodoTab } from '#contract/core/todo.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import type { TodoSource } from './todo.ts'
import { branches } from './todoBranches.ts'
import type { TodoQuery } from './todoRow.ts'

/** The to-dos of a person as a table; undefined if there can be none. */
export async function todoRows(
  context: Context,
  sources: readonly TodoSource[],
  query: TodoQuery,
): Promise<Sql | undefined> {
  const { who } = context
  const wanted = sources
    .filter(({ resource }) => mayBe(resource.can.view, who))
    .map((source) => ({
      ...source,
      kinds: source.kinds.filter(({ id }) => !query.kind || id === query.kind),
    }))
    .filter(({ kinds }) => kinds.length > 0)
  const parts = await branches[query.tab](context, wanted, query)
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` union all `)})`
}

/** The order of a tab. */
export const todoOrder: Readonly<Record<TodoTab, Sql>> = {
  open: sql`due_at nulls last, since, record_id, kind`,
  done: sql`at desc, record_id, kind`,
  started: sql`kind is null, since desc, record_id`,
  copied: sql`at desc, record_id`,
}
