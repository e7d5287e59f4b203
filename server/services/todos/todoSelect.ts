import { sql } from 'kysely'
import { readIn } from '#server/engine/columns.ts'
import { and, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { containsWords } from '#server/engine/searchWord.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { TodoKind, TodoSource } from './todo.ts'
import type { TodoQuery } from './todoRow.ts'
import { handlerSql, sinceSql, titleSql } from './todoSql.ts'

/** Some to-dos of a source: which records they are about, and what is known of each. What is left out is null. */
interface TodoSelection {
  readonly source: TodoSource
  readonly where: Sql
  readonly kind: Sql
  readonly since?: Sql
  readonly due?: Sql
  readonly handler?: Sql
  readonly for_id?: Sql
  readonly at?: Sql
  readonly by?: Sql
  readonly comment?: Sql
}

/** Selects to-dos of a source with the columns of `TodoRow`, which all sources have. */
export function selectTodos(context: Context, query: TodoQuery, selection: TodoSelection): Sql {
  const { source, where, kind, since, due, handler, for_id, at, by, comment } = selection
  const { resource, starter = 'created_by' } = source
  const hasSite = resource.scope === 'site'
  const status = resource.lifecycle?.field ?? ('status' in resource.fields ? 'status' : undefined)
  return sql`
    select (${kind})::text as kind, ${resource.name}::text as resource, _id::text as record_id,
      ${hasSite ? sql`site::text` : sql`null::text`} as site,
      ${status === undefined ? sql`null::text` : sql`(${readIn(resource, context)(status)})::text`} as status,
      ${sql.ref(starter)}::text as starter, (${since ?? sql`null`})::int8 as since, (${due ?? sql`null`})::int8 as due_at,
      (${handler ?? sql`null`})::text as handler, (${for_id ?? sql`null`})::text as for_id, (${at ?? sql`null`})::int8 as at,
      (${by ?? sql`null`})::text as by_id, (${comment ?? sql`null`})::text as comment
    from ${visibleTable(resource, context, hasSite ? { site: query.site } : {})}
    where ${and([where, titleContains(source, context, query.q ?? '')])}`
}

/** What is known of to-dos that are all of one kind. */
export const ofKind = (
  source: TodoSource,
  kind: TodoKind,
): Pick<TodoSelection, 'source' | 'kind' | 'since' | 'due' | 'handler'> => ({
  source,
  kind: sql`${kind.id}`,
  since: sinceSql(source, kind),
  due: dueSql(kind),
  handler: handlerSql(source, kind),
})

/** Until when it should be done, in unix seconds. */
export const dueSql = ({ due }: TodoKind): Sql => (due === undefined ? sql`null::int8` : sql.ref(due))

/** Whether the title contains all words of a text, in any language. */
const titleContains = (source: TodoSource, context: Context, text: string): Sql =>
  containsWords(sql`(select string_agg(value, ' ') from jsonb_each_text(${titleSql(source, context)}))`, text)
