import { sql } from 'kysely'
import {
  allLimit,
  parseCond,
  parseRange,
  parseSort,
  type Cond,
  type Query,
  type Sort,
} from '#contract/query.ts'
import { ApiError, type Page } from '#contract/reply.ts'
import type { RecordOf, Resource } from '#contract/resource.ts'
import { parsedOnce } from '#server/db/parsed.ts'
import { always, and, condSql, type Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { askable, readIn, recordSql } from './columns.ts'
import { hooksOf, type RowQuery } from './hooks.ts'
import { openTo, showing } from './privacy.ts'
import { denial } from './refuse.ts'
import { mayBe } from './ruleSql.ts'
import { readableBy, visibleTable } from './visible.ts'
import { hasNameOrder } from './spelling.ts'

/** The part of a read or write request that says which records it is about. */
export type ListQuery = Query & RowQuery

/**
 * One page of the matching records, as the list call of the resource replies, and the total count. People who
 * may not view the resource get labels, by id or by search. Records for which `first` is true come first.
 * Throws `ApiError` if the query is wrong or not allowed for this person.
 */
export async function list<R extends Resource>(
  resource: R,
  context: Context,
  query: ListQuery,
  first?: Sql,
): Promise<Page<RecordOf<R>>> {
  const readable: Resource = readableBy(resource, context)
  const cond = parseCond(query.cond, askable(openTo(resource, context.who)))
  const sort = parseSort(query.sort, openTo(readable, context.who).fields)
  const range = parseRange(query.range)
  const labels = readable !== resource
  if (labels && !asksForLabels(cond)) throw denial(resource.can.view, context.who)
  const columns = recordSql(readable, context)
  const table = visibleTable(readable, context, { ...query, labels })
  const where = listed(cond, readable, context)
  const order = orderSql(readable, context, wholeSort(readable, sort))
  const page =
    range === 'ALL'
      ? sql`limit ${resource.dictionary ? null : allLimit}`
      : sql`limit ${range.end - range.start + 1} offset ${range.start}`
  const { rows } = await sql<Row & { total__: number }>`
    select ${columns}, (select count(*) from ${table} where ${where}) as total__
    from ${table} where ${where} order by ${first ? sql`${first} desc, ${order}` : order} ${page}`.execute(
    context.db,
  )
  const total =
    rows[0]?.total__ ?? (range === 'ALL' || range.start === 0 ? 0 : await count(context, table, where))
  if (range === 'ALL' && !resource.dictionary && total > allLimit) {
    throw new ApiError('range.limit', { total, limit: allLimit })
  }
  const shown = showing(readable, context.who)
  return { list: rows.map(({ total__, ...record }) => recordOf<R>(shown(record))), total }
}

/** The first matching record in the requested order, or null. Without one, `preferred` records come first. */
export async function one<R extends Resource>(
  resource: R,
  context: Context,
  query: ListQuery,
): Promise<RecordOf<R> | null> {
  const preferred = query.sort === undefined ? hooksOf(resource, context).preferred?.(context) : undefined
  const { list: records } = await list(resource, context, { ...query, range: '0-0' }, preferred)
  return records[0] ?? null
}

/**
 * One record as this person may see it. Throws 4040 for a record that does not exist, is of another site, or
 * is not visible to this person.
 */
export async function byId<R extends Resource>(
  resource: R,
  context: Context,
  id: string,
  query: ListQuery,
): Promise<RecordOf<R>> {
  if (!mayBe(resource.can.view, context.who)) throw denial(resource.can.view, context.who)
  const { rows } = await sql<Row>`${parsedOnce}
    select ${recordSql(resource, context)} from ${visibleTable(resource, context, query)}
    where _id = ${id}`.execute(context.db)
  if (!rows[0]) throw new ApiError('not_found')
  return recordOf(showing(resource, context.who)(rows[0]))
}

/** The condition of a list, with the default filters. */
export const listed = (cond: Cond, resource: Resource, context: Context): Sql =>
  and([
    hooksOf(resource, context).defaultFilter?.(cond) ?? always,
    condSql(cond, resource, readIn(resource, context)),
  ])

/**
 * The rows that a list call with this query would have, on all its pages, as a table with the name of the
 * resource: for counters and statistics.
 */
export function matchingTable(resource: Resource, context: Context, query: ListQuery): Sql {
  const cond = parseCond(query.cond, askable(openTo(resource, context.who)))
  return sql`(select * from ${visibleTable(resource, context, query)} where ${listed(cond, resource, context)})
    ${sql.table(resource.name)}`
}

/** The statement selects what the contract says. People who get only labels get those of its fields. */
const recordOf = <R extends Resource>(row: Row): RecordOf<R> => row as RecordOf<R>

/** By ids, or by a text with something to search for: a blank text or a wildcard would list all records. */
const asksForLabels = (cond: Cond): boolean =>
  'q' in cond
    ? /[\p{L}\p{N}]/u.test(cond.q)
    : 'field' in cond && cond.field === '_id' && (cond.op === '$eq' || cond.op === '$in')

/**
 * The requested order, or the resource's own; `_id` decides between equal records so that pages never
 * overlap.
 */
export function wholeSort({ sort: own }: Resource, asked: Sort | null): Sort {
  const sort = asked ?? Object.entries(own).map(([field, way]) => ({ field, descending: way === -1 }))
  // An index is read in one direction: if everything is descending, `_id` is too.
  const descending = sort.length > 0 && sort.every((part) => part.descending)
  return sort.some(({ field }) => field === '_id') ? sort : [...sort, { field: '_id', descending }]
}

/** The SQL by which records are sorted by a field, as the person sees it: a Chinese name by its pronunciation. */
export function placeOf(resource: Resource, context: Context, field: string): Sql {
  if (resource.fields[field]?.derived || isReadOwnWay(resource, context, field))
    return readIn(resource, context)(field)
  if (field !== 'name' || !hasNameOrder(resource)) return sql.ref(field)
  return isNullable(resource, context, field) ? sql`nullif(name_order, '')` : sql.ref('name_order')
}

/** Missing values come last in both directions. */
export const orderSql = (resource: Resource, context: Context, sort: Sort): Sql =>
  sql.join(
    sort.map(({ field, descending }) => {
      const column = sql`${placeOf(resource, context, field)} ${descending ? sql`desc` : sql`asc`}`
      return isNullable(resource, context, field) && descending ? sql`${column} nulls last` : column
    }),
  )

/** Whether a field can be null for the person. Derived fields always can. */
export function isNullable(resource: Resource, context: Context, name: string): boolean {
  const field = resource.fields[name]
  return (
    field === undefined || field.nullable || field.derived === true || isReadOwnWay(resource, context, name)
  )
}

const isReadOwnWay = (resource: Resource, context: Context, name: string): boolean =>
  Object.hasOwn(hooksOf(resource, context).readAs ?? {}, name)

async function count({ db }: Context, table: Sql, where: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${table} where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}
