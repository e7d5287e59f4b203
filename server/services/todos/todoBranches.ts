import { sql } from 'kysely'
import type { TodoTab } from '#contract/core/todo.ts'
import { and, or, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import type { TodoKind, TodoSource } from './todo.ts'
import type { TodoQuery } from './todoRow.ts'
import { dueSql, ofKind, selectTodos } from './todoSelect.ts'
import { handlerSql, isHolder, isOpenTo, isPending, sinceSql } from './todoSql.ts'

type Branches = (context: Context, sources: readonly TodoSource[], query: TodoQuery) => Sql[]

/** Days for which the inbox remembers what somebody did, started or got a copy of. */
const rememberedDays = 365
const rememberedFrom = ({ now }: Context): number => now - rememberedDays * 86_400

/** What the person has to do. */
const open: Branches = (context, sources, query) =>
  eachKind(sources, (source, kind) =>
    selectTodos(context, query, {
      ...ofKind(source, kind),
      where: and([
        isOpenTo(source, kind, context),
        ...(query.team ? [] : [isFor(source, kind, context.who.id, isHolder(source, kind, context.who.id))]),
      ]),
    }),
  )

/**
 * What deputies do for an absent person, whose place is `theirs`. What is done by a step is in their inbox like in that of the
 * absent person. Anything else they see if it waits for that person alone, and do it with their own rights.
 */
export const deputyTodos = (
  context: Context,
  theirs: Context,
  sources: readonly TodoSource[],
  query: TodoQuery,
): Sql[] =>
  eachKind(sources, (source, kind) => {
    const absent = theirs.who.id
    const isByStep = kind.steps !== undefined
    const isNamed = isByStep || kind.holder !== undefined ? isHolder(source, kind, absent) : sql`false`
    return selectTodos(isByStep ? theirs : context, query, {
      ...ofKind(source, kind),
      for_id: sql`${absent}`,
      where: and([isOpenTo(source, kind, theirs), isFor(source, kind, absent, isNamed)]),
    })
  })

/** What the person did. */
const done: Branches = (context, sources, query) =>
  eachKind(sources, (source, kind) => {
    const { steps = [] } = kind
    const me = context.who.id
    const from = rememberedFrom(context)
    const at = kind.done
      ? sql`case when ${sql.ref(kind.done.by)} = ${me} then ${sql.ref(kind.done.at)} end`
      : sql`(select max(l.at) from audit_log l where l.entity = ${source.resource.name} and l.user_id = ${me}
          and l.entity_id = ${idOf(source)} and l.step = any(${[...steps]}) and l.at >= ${from})`
    // The person's own entries are few; the records are found through them.
    const isMine = kind.done
      ? sql`${sql.ref(kind.done.by)} = ${me} and ${sql.ref(kind.done.at)} >= ${from}`
      : sql`_id in (select l.entity_id from audit_log l where l.user_id = ${me} and l.at >= ${from}
          and l.entity = ${source.resource.name} and l.step = any(${[...steps]}))`
    return selectTodos(context, query, { ...ofKind(source, kind), at, where: isMine })
  })

/** What the person started, with the kind of to-do that it now waits for, if any. */
const started: Branches = (context, sources, query) =>
  sources.map((source) => {
    const ofPending = (make: (kind: TodoKind) => Sql): Sql =>
      sql`case ${sql.join(
        source.kinds.map((kind) => sql`when ${isPending(source, kind, context)} then ${make(kind)}`),
        sql` `,
      )} end`
    const isWanted = query.kind
      ? or(source.kinds.map((kind) => isPending(source, kind, context)))
      : sql`updated_at >= ${rememberedFrom(context)}`
    return selectTodos(context, query, {
      source,
      kind: ofPending(({ id }) => sql`${id}::text`),
      since: ofPending((kind) => sinceSql(source, kind)),
      due: ofPending(dueSql),
      handler: ofPending((kind) => handlerSql(source, kind)),
      where: and([sql`${sql.ref(source.starter ?? 'created_by')} = ${context.who.id}`, isWanted]),
    })
  })

/** What others sent the person a copy of. */
const copied: Branches = (context, sources, query) =>
  sources.map((source) => {
    const ids = source.kinds.map(({ id }) => id)
    const copy = (column: string): Sql => sql`(
      select ${sql.ref(`a.${column}`)} from todo_action a where a.record_id = ${idOf(source)}
        and a.to_id = ${context.who.id} and a.action = 'copy' and a.kind = any(${ids})
      order by a.created_at desc, a._id desc limit 1)`
    return selectTodos(context, query, {
      source,
      kind: copy('kind'),
      at: copy('created_at'),
      by: copy('created_by'),
      comment: copy('comment'),
      where: sql`_id in (select a.record_id from todo_action a where a.to_id = ${context.who.id}
        and a.action = 'copy' and a.kind = any(${ids}) and a.created_at >= ${rememberedFrom(context)})`,
    })
  })

/** The statements that find the to-dos of a tab, one or more for each source. */
export const branches: Readonly<Record<TodoTab, Branches>> = { open, done, started, copied }

const eachKind = (sources: readonly TodoSource[], make: (source: TodoSource, kind: TodoKind) => Sql): Sql[] =>
  sources.flatMap((source) => source.kinds.map((kind) => make(source, kind)))

const idOf = ({ resource }: TodoSource): Sql => sql.ref(`${resource.name}._id`)

/** Whether it waits for this person: it was transferred to them, or was transferred to nobody and `isTheirs`. */
export function isFor(source: TodoSource, kind: TodoKind, person: string, isTheirs: Sql): Sql {
  const handler = handlerSql(source, kind)
  return sql`case when ${handler} is null then ${isTheirs} else ${handler} = ${person} end`
}
