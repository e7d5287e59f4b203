import { sql } from 'kysely'
import type { TodoTab } from '#contract/core/todo.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { placesOf } from './deputies.ts'
import type { TodoSource } from './todo.ts'
import { branches, deputyTodos } from './todoBranches.ts'
import type { TodoQuery } from './todoRow.ts'

/** The to-dos of a person as a table; undefined if there can be none. */
export async function todoRows(
  context: Context,
  sources: readonly TodoSource[],
  query: TodoQuery,
): Promise<Sql | undefined> {
  const wanted = sources
    .map((source) => ({
      ...source,
      kinds: source.kinds.filter(({ id }) => !query.kind || id === query.kind),
    }))
    .filter(({ kinds }) => kinds.length > 0)
  const seenBy = ({ who }: Context) => wanted.filter(({ resource }) => mayBe(resource.can.view, who))
  const own = branches[query.tab](context, seenBy(context), query)
  const places = query.tab === 'open' ? await placesOf(context) : []
  const others = places.flatMap((theirs) => deputyTodos(context, theirs, seenBy(theirs), query))
  const parts = [...own, ...others]
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` union all `)})`
}

/** The order of a tab. */
export const todoOrder: Readonly<Record<TodoTab, Sql>> = {
  open: sql`due_at nulls last, since, record_id, kind`,
  done: sql`at desc, record_id, kind`,
  started: sql`kind is null, since desc, record_id`,
  copied: sql`at desc, record_id`,
}
