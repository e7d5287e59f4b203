import { sql } from 'kysely'
import {
  todoCopy,
  todoCounts,
  todoList,
  todoPeople,
  todoPlace,
  todoTake,
  todoTimeline,
  todoTransfer,
  todoUrge,
  todoWithdraw,
} from '#contract/core/todo.ts'
import { pageLimit } from '#contract/printQuery.ts'
import { parseRange } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'
import { route, type Route } from '#server/http/handler.ts'
import { copyTodo, transferTodo, urgeTodo, withdrawTodo } from '#server/services/todos/todoActions.ts'
import { takeInPlace, todoInPlace } from '#server/services/todos/inPlace.ts'
import { todoKind, todoSources } from '#server/services/todos/todos.ts'
import { todoPage } from '#server/services/todos/todoPage.ts'
import { isTodoOf, todoPeople as peopleFor, type OneTodo } from '#server/services/todos/todoPeople.ts'
import { todoRows } from '#server/services/todos/todoRows.ts'
import { timelineOf } from '#server/services/todos/todoTimeline.ts'

/** The inbox: what waits for the caller in all areas. */
export const todoRoutes: readonly Route[] = [
  route(todoList, ({ query, reading }) =>
    reading(async (context) => {
      const range = parseRange(query.range)
      const pageOf = range === 'ALL' ? { start: 0, end: pageLimit - 1 } : range
      return {
        data: await todoPage(context, await todoSources(context), {
          ...query,
          site: siteIn(context, query.site),
          range: pageOf,
        }),
      }
    }),
  ),

  route(todoCounts, ({ query, reading }) =>
    reading(async (context) => {
      const sources = await todoSources(context)
      const table = await todoRows(context, sources, { tab: 'open', site: siteIn(context, query.site) })
      const { rows } = table
        ? await sql<{ kind: string; n: number; late: number }>`
            select kind, count(distinct record_id)::int as n,
              count(distinct record_id) filter (where due_at < ${context.now})::int as late
            from ${table} waiting group by kind`.execute(context.db)
        : { rows: [] }
      const counts = new Map(rows.map(({ kind, n }) => [kind, n]))
      return {
        data: {
          open: rows.reduce((sum, { n }) => sum + n, 0),
          overdue: rows.reduce((sum, { late }) => sum + late, 0),
          kinds: sources.flatMap(({ resource, kinds }) =>
            kinds.map(({ id, name }) => ({
              kind: id,
              resource: resource.name,
              name,
              count: counts.get(id) ?? 0,
            })),
          ),
        },
      }
    }),
  ),

  route(todoTimeline, ({ query, reading }) =>
    reading(async (context) => {
      const source = (await todoSources(context)).find(({ resource }) => resource.name === query.resource)
      if (!source) throw new ApiError('not_found')
      return { data: await timelineOf(context, source, query.record_id) }
    }),
  ),

  route(todoPeople, ({ params, reading }) =>
    reading(async (context) => {
      const todo = await requireTodo(context, params)
      if (!(await isTodoOf(todo, context))) throw new ApiError('permission.denied')
      const list = [...(await peopleFor(todo, context, { seen: true }))]
      return { data: { list, total: list.length } }
    }),
  ),

  route(todoPlace, ({ params, reading }) =>
    reading(async (context) => ({
      data: await todoInPlace(context, await requireTodo(context, params), params.person),
    })),
  ),
  route(todoTake, async ({ params, body, context }) => ({
    data: await takeInPlace(context(), await requireTodo(context(), params), {
      ...body,
      person: params.person,
    }),
  })),
  route(todoTransfer, async ({ params, body, context }) => {
    await transferTodo(context(), await requireTodo(context(), params), body)
    return done
  }),
  route(todoCopy, async ({ params, body, context }) => {
    await copyTodo(context(), await requireTodo(context(), params), body)
    return done
  }),
  route(todoUrge, async ({ params, body, context }) => ({
    data: { told: await urgeTodo(context(), await requireTodo(context(), params), body) },
  })),
  route(todoWithdraw, async ({ params, body, context }) => {
    await withdrawTodo(context(), await requireTodo(context(), params), body)
    return done
  }),
]

const done = { data: { ok: true } } as const

/** The kind and the record in the address. Whether the caller may see the record is decided with what they want of it. */
async function requireTodo(
  context: Context,
  { kind, id }: Readonly<Record<'kind' | 'id', string>>,
): Promise<OneTodo> {
  const found = await todoKind(context, kind)
  if (!found) throw new ApiError('not_found')
  return { ...found, id }
}

/** One of the caller's sites; undefined for all of them. */
function siteIn({ who }: Context, site: string | undefined): string | undefined {
  if (site === undefined || site === '' || site === 'ALL') return undefined
  requireSite(who, site)
  return site
}
