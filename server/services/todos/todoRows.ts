import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { TodoTab } from '#contract/core/todo.ts'
import { readIn } from '#server/engine/columns.ts'
import { and, always, or, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { asPerson } from '#server/services/session/asPerson.ts'
import { absentPeople } from './deputies.ts'
import type { TodoKind, TodoSource } from './todo.ts'
import { handlerSql, isHolder, isOpenTo, isPending, sinceSql, titleSql } from './todoSql.ts'

/** A to-do as the statements find it, without what only a page of them needs. */
export interface TodoRow {
  readonly kind: string | null
  readonly resource: string
  readonly record_id: string
  readonly site: string | null
  readonly status: string | null
  readonly starter: string | null
  readonly since: number | null
  readonly due_at: number | null
  readonly handler: string | null
  readonly for_id: string | null
  readonly at: number | null
  readonly by_id: string | null
  readonly comment: string | null
}

/** Which to-dos somebody asks for. */
export interface TodoQuery {
  readonly tab: TodoTab
  readonly kind?: string | undefined
  readonly site?: string | undefined
  readonly q?: string | undefined
  /** Also what waits for colleagues. */
  readonly team?: '1' | undefined
}

/** Days for which the inbox remembers what somebody did, started or got a copy of. */
const rememberedDays = 365

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

type Branches = (context: Context, sources: readonly TodoSource[], query: TodoQuery) => Promise<Sql[]>

const each = (sources: readonly TodoSource[], make: (source: TodoSource, kind: TodoKind) => Sql): Sql[] =>
  sources.flatMap((source) => source.kinds.map((kind) => make(source, kind)))

const branches: Readonly<Record<TodoTab, Branches>> = {
  open: async (context, sources, query) => {
    const me = context.who.id
    const mine = (source: TodoSource, kind: TodoKind): Sql => {
      const handler = handlerSql(source, kind)
      return and([
        isOpenTo(source, kind, context),
        ...(query.team
          ? []
          : [
              sql`case when ${handler} is null then ${isHolder(source, kind, me)} else ${handler} = ${me} end`,
            ]),
      ])
    }
    const own = each(sources, (source, kind) =>
      select(context, query, { source, kind, where: mine(source, kind) }),
    )
    const others: Sql[] = []
    for (const absent of await absentPeople(context)) {
      const theirs = await contextOf(context, absent)
      if (!theirs) continue
      others.push(
        ...each(sources, (source, kind) => {
          const handler = handlerSql(source, kind)
          const isNamed = kind.holder === undefined ? sql`false` : isHolder(source, kind, absent)
          return select(context, query, {
            source,
            kind,
            for_id: sql`${absent}`,
            where: and([
              isOpenTo(source, kind, theirs),
              sql`case when ${handler} is null then ${isNamed} else ${handler} = ${absent} end`,
              ...(query.team ? [sql`${isOpenTo(source, kind, context)} is not true`] : []),
            ]),
          })
        }),
      )
    }
    return [...own, ...others]
  },

  done: async (context, sources, query) =>
    each(sources, (source, kind) => {
      const { done, steps = [] } = kind
      const me = context.who.id
      const from = remembered(context)
      const at = done
        ? sql`case when ${sql.ref(done.by)} = ${me} then ${sql.ref(done.at)} end`
        : sql`(select max(l.at) from audit_log l where l.entity = ${source.resource.name} and l.user_id = ${me}
            and l.entity_id = ${idOf(source)} and l.step = any(${[...steps]}) and l.at >= ${from})`
      // The person's own entries are few; the records are found through them.
      const isMine = done
        ? sql`${sql.ref(done.by)} = ${me} and ${sql.ref(done.at)} >= ${from}`
        : sql`_id in (select l.entity_id from audit_log l where l.user_id = ${me} and l.at >= ${from}
            and l.entity = ${source.resource.name} and l.step = any(${[...steps]}))`
      return select(context, query, { source, kind, at, where: isMine })
    }),

  started: async (context, sources, query) =>
    sources.map((source) => {
      const starter = sql.ref(source.starter ?? 'created_by')
      const first = (make: (kind: TodoKind) => Sql): Sql =>
        sql`case ${sql.join(
          source.kinds.map((kind) => sql`when ${isPending(source, kind, context)} then ${make(kind)}`),
          sql` `,
        )} end`
      const isAsked = query.kind
        ? or(source.kinds.map((kind) => isPending(source, kind, context)))
        : sql`updated_at >= ${remembered(context)}`
      return select(context, query, {
        source,
        kind: first(({ id }) => sql`${id}::text`),
        since: first((kind) => sinceSql(source, kind)),
        due: first(({ due }) => (due === undefined ? sql`null::int8` : sql.ref(due))),
        handler: first((kind) => handlerSql(source, kind)),
        where: and([sql`${starter} = ${context.who.id}`, isAsked]),
      })
    }),

  copied: async (context, sources, query) =>
    sources.map((source) => {
      const ids = source.kinds.map(({ id }) => id)
      const copy = (column: string): Sql => sql`(
        select ${sql.ref(`a.${column}`)} from todo_action a where a.record_id = ${idOf(source)}
          and a.to_id = ${context.who.id} and a.action = 'copy' and a.kind = any(${ids})
        order by a.created_at desc, a._id desc limit 1)`
      return select(context, query, {
        source,
        kind: copy('kind'),
        at: copy('created_at'),
        by: copy('created_by'),
        comment: copy('comment'),
        where: sql`_id in (select a.record_id from todo_action a where a.to_id = ${context.who.id}
          and a.action = 'copy' and a.kind = any(${ids}) and a.created_at >= ${remembered(context)})`,
      })
    }),
}

const remembered = ({ now }: Context): number => now - rememberedDays * 86_400
const idOf = ({ resource }: TodoSource): Sql => sql.ref(`${resource.name}._id`)

interface Branch {
  readonly source: TodoSource
  readonly kind: TodoKind | Sql
  readonly where: Sql
  readonly since?: Sql
  readonly due?: Sql
  readonly handler?: Sql
  readonly for_id?: Sql
  readonly at?: Sql
  readonly by?: Sql
  readonly comment?: Sql
}

/** The rows of a source as columns that all sources have. */
function select(context: Context, { site, q }: TodoQuery, branch: Branch): Sql {
  const { source, kind, where, for_id, at, by, comment } = branch
  const { resource, starter = 'created_by' } = source
  const isKind = 'id' in kind
  const status = resource.lifecycle?.field ?? ('status' in resource.fields ? 'status' : undefined)
  const found =
    q === undefined || q.trim() === ''
      ? always
      : sql`(select string_agg(value, ' ') from jsonb_each_text(${titleSql(source, context)}))
          ilike ${`%${q.trim().replace(/[\\%_]/g, '\\$&')}%`}`
  const atSite = resource.scope === 'site' ? { site } : {}
  return sql`
    select ${isKind ? sql`${kind.id}::text` : sql`(${kind})::text`} as kind, ${resource.name}::text as resource,
      _id::text as record_id, ${resource.scope === 'site' ? sql`site::text` : sql`null::text`} as site,
      ${status === undefined ? sql`null::text` : sql`(${readIn(resource, context)(status)})::text`} as status,
      ${sql.ref(starter)}::text as starter,
      (${isKind ? sinceSql(source, kind) : (branch.since ?? sql`null`)})::int8 as since,
      (${isKind ? (kind.due === undefined ? sql`null` : sql.ref(kind.due)) : (branch.due ?? sql`null`)})::int8 as due_at,
      (${isKind ? handlerSql(source, kind) : (branch.handler ?? sql`null`)})::text as handler,
      (${for_id ?? sql`null`})::text as for_id, (${at ?? sql`null`})::int8 as at,
      (${by ?? sql`null`})::text as by_id, (${comment ?? sql`null`})::text as comment
    from ${visibleTable(resource, context, atSite)} where ${and([where, found])}`
}

/** The work of another person, whose rights decide what waits for them; undefined if they cannot sign in. */
async function contextOf(context: Context, person: string): Promise<Context | undefined> {
  try {
    return (await asPerson(context, person, context.who.site)).context
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** The order of a tab. */
export const todoOrder: Readonly<Record<TodoTab, Sql>> = {
  open: sql`due_at nulls last, since, record_id, kind`,
  done: sql`at desc, record_id, kind`,
  started: sql`kind is null, since desc, record_id`,
  copied: sql`at desc, record_id`,
}
