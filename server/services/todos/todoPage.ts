import { sql } from 'kysely'
import type { z } from 'zod'
import { urgeInterval, type todoList, type TodoItem, type TodoPerson } from '#contract/core/todo.ts'
import type { Locale } from '#contract/localText.ts'
import { readIn } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { linkOf } from '#server/services/notifications/linkAt.ts'
import { stepCond } from '#contract/lifecycle.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { placesOf } from './deputies.ts'
import type { TodoSource } from './todo.ts'
import { matches, titleSql } from './todoSql.ts'
import type { TodoQuery, TodoRow } from './todoRow.ts'
import { todoOrder, todoRows } from './todoRows.ts'

/** A page of somebody's to-dos. */
export async function todoPage(
  context: Context,
  sources: readonly TodoSource[],
  query: TodoQuery & { readonly range: { readonly start: number; readonly end: number } },
): Promise<z.infer<typeof todoList.reply>> {
  const { now } = context
  const table = await todoRows(context, sources, query)
  if (!table) return { list: [], total: 0, now }
  const { start, end } = query.range
  const { rows } = await sql<TodoRow & { total: number }>`
    with found as (select * from ${once(table, query)} found)
    select *, (select count(*)::int from found) as total from found
    order by ${todoOrder[query.tab]} limit ${end - start + 1} offset ${start}`.execute(context.db)
  const records = await recordsOf(context, sources, rows)
  // Deputies are told what they decide about, also of a record that they do not see themselves.
  const places = rows.some(({ for_id }) => for_id !== null) ? await placesOf(context) : []
  const titles = new Map<string, ShownTodo>()
  for (const theirs of places) {
    const their = rows.filter(({ for_id }) => for_id === theirs.who.id)
    for (const [key, shown] of await recordsOf(theirs, sources, their)) titles.set(key, shown)
  }
  const people = await peopleOf(
    context,
    rows.flatMap(({ starter, handler, for_id, by_id }) => [starter, handler, for_id, by_id]),
  )
  const urged = await urgedAt(context, rows)
  const byStep = new Set(
    sources.flatMap(({ kinds }) => kinds.filter(({ steps }) => steps).map(({ id }) => id)),
  )
  return {
    now,
    total: rows[0]?.total ?? (start === 0 ? 0 : await countOf(context, once(table, query))),
    list: rows.map((row): TodoItem => {
      const record = records.get(keyOf(row))
      const title = (record ?? titles.get(keyOf(row)))?.title
      const urged_at = urged.get(keyOf(row)) ?? null
      const isMine = row.starter === context.who.id
      return {
        kind: row.kind,
        resource: row.resource,
        record_id: row.record_id,
        site: row.site,
        title: title ?? { zh_CN: row.record_id, zh_TW: row.record_id, en_US: row.record_id },
        link: record?.link ?? null,
        status: row.status,
        since: row.since,
        due_at: row.due_at,
        starter: personIn(people, row.starter),
        handler: personIn(people, row.handler),
        stands_in_for: personIn(people, row.for_id),
        urged_at,
        at: row.at,
        copied_by: personIn(people, row.by_id),
        comment: row.comment,
        can: {
          take: row.for_id !== null && byStep.has(row.kind ?? ''),
          transfer: query.tab === 'open' && (record?.transfers[row.kind ?? ''] ?? false),
          urge:
            query.tab === 'started' &&
            row.kind !== null &&
            isMine &&
            (urged_at === null || urged_at + urgeInterval <= context.now),
          withdraw: query.tab === 'started' && isMine && (record?.withdraws ?? false),
        },
      }
    }),
  }
}

/** What somebody can do themselves does not wait for them as a deputy, too. */
const once = (table: Sql, { tab }: TodoQuery): Sql =>
  tab === 'open'
    ? sql`(select distinct on (kind, record_id) * from ${table} every_one
        order by kind, record_id, for_id nulls first)`
    : table

const countOf = async ({ db }: Context, table: Sql): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${table} counted`.execute(db)
  return rows[0]?.n ?? 0
}

const keyOf = ({ resource, record_id }: TodoRow): string => `${resource} ${record_id}`

interface ShownTodo {
  readonly title: Readonly<Record<Locale, string>>
  readonly link: string
  /** By kind, whether the caller can give it to somebody else. */
  readonly transfers: Readonly<Record<string, boolean>>
  readonly withdraws: boolean
}

/** What is shown of the records of a page, with one statement for each resource. */
async function recordsOf(
  context: Context,
  sources: readonly TodoSource[],
  rows: readonly TodoRow[],
): Promise<ReadonlyMap<string, ShownTodo>> {
  const shown = new Map<string, ShownTodo>()
  for (const source of sources) {
    const { resource } = source
    const ids = rows.filter((row) => row.resource === resource.name).map(({ record_id }) => record_id)
    if (ids.length === 0) continue
    const read = readIn(resource, context)
    const transfers = source.kinds.flatMap(({ id, holder, transfer }) => [
      sql.lit(id),
      holder === undefined
        ? sql`true`
        : transfer
          ? sql`coalesce(${read(`${stepCond}.${transfer.step}`)}, false)`
          : sql`false`,
    ])
    const found = await sql<{ _id: string; site: string | null } & Omit<ShownTodo, 'link'>>`
      select _id, ${resource.scope === 'site' ? sql`site` : sql`null::text as site`},
        ${titleSql(source, context)} as title, jsonb_build_object(${sql.join(transfers)}) as transfers,
        coalesce(${withdrawsSql(source, context)}, false) as withdraws
      from ${visibleTable(resource, context)} where _id = any(${ids})`.execute(context.db)
    for (const { _id, site, ...record } of found.rows)
      shown.set(`${resource.name} ${_id}`, { ...record, link: todoLink(source, { _id, site }, context) })
  }
  return shown
}

/** The page of a record. Users who follow the link are taken to the record's site. */
export function todoLink(
  { link }: TodoSource,
  record: { readonly _id: string; readonly site: string | null },
  context: Context,
): string {
  return linkOf(record.site, link(record, context))
}

/** Whether the caller can take it back. */
export function withdrawsSql(
  { resource, withdraw, starter = 'created_by' }: TodoSource,
  context: Context,
): Sql {
  if (withdraw === undefined) return sql`false`
  const isMine = sql`${sql.ref(starter)} = ${context.who.id}`
  return typeof withdraw === 'string'
    ? sql`(${isMine} and ${readIn(resource, context)(`${stepCond}.${withdraw}`)})`
    : sql`(${isMine} and ${matches(resource, context, withdraw.when)})`
}

/** The names of people by their ids. */
export async function peopleOf(
  { db }: Context,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, TodoPerson>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return new Map()
  const { rows } = await sql<TodoPerson>`
    select _id, name, name_en from "user" where _id = any(${named})`.execute(db)
  return new Map(rows.map((row) => [row._id, row]))
}

/** The person with this id; the id takes the place of the name of somebody who is no user. */
export const personIn = (people: ReadonlyMap<string, TodoPerson>, id: string | null): TodoPerson | null =>
  id === null ? null : (people.get(id) ?? { _id: id, name: id, name_en: null })

async function urgedAt({ db }: Context, rows: readonly TodoRow[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<{ resource: string; record_id: string; at: number }>`
    select resource, record_id, max(created_at) as at from todo_action
    where action = 'urge' and record_id = any(${rows.map(({ record_id }) => record_id)})
    group by resource, record_id`.execute(db)
  return new Map(found.map(({ resource, record_id, at }) => [`${resource} ${record_id}`, at]))
}
