import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
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
import type { Resource } from '#contract/resource.ts'
import { always, and, condSql, type Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { askable, readIn, recordSql } from './columns.ts'
import { hooksOf, type RowQuery } from './hooks.ts'
import { openTo, showing } from './privacy.ts'
import { denial } from './refuse.ts'
import { mayBe } from './ruleSql.ts'
import { readableBy, visibleTable } from './visible.ts'
import { hasNameOrder } from './spelling.ts'

/** What a reading or writing call says about the records that it means. */
export type ListQuery = Query & RowQuery

/**
 * One page of the records that match, as the list call of the resource replies, and how many match in all.
 * Somebody who may not view the resource gets labels, by id or by search. Throws `ApiError` where the query is
 * wrong or not for this person.
 */
export async function list(resource: Resource, context: Context, query: ListQuery): Promise<Page<Row>> {
  const readable = readableBy(resource, context)
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
    from ${table} where ${where} order by ${order} ${page}`.execute(context.db)
  const total =
    rows[0]?.total__ ?? (range === 'ALL' || range.start === 0 ? 0 : await count(context, table, where))
  if (range === 'ALL' && !resource.dictionary && total > allLimit) {
    throw new ApiError('range.limit', { total, limit: allLimit })
  }
  const shown = showing(readable, context.who)
  return { list: rows.map(({ total__, ...record }) => shown(record)), total }
}

/** The first record that matches, in the asked order, or null. */
export async function one(resource: Resource, context: Context, query: ListQuery): Promise<Row | null> {
  const { list: records } = await list(resource, context, { ...query, range: '0-0' })
  return records[0] ?? null
}

/**
 * One record as this person may see it. Throws 4040 for one that is absent, of a foreign site or not for this
 * person alike.
 */
export async function byId(resource: Resource, context: Context, id: string, query: ListQuery): Promise<Row> {
  if (!mayBe(resource.can.view, context.who)) throw denial(resource.can.view, context.who)
  const { rows } = await sql<Row>`
    select ${recordSql(resource, context)} from ${visibleTable(resource, context, query)}
    where _id = ${id}`.execute(context.db)
  if (!rows[0]) throw new ApiError('not_found')
  return showing(resource, context.who)(rows[0])
}

/** A condition of a list, with what goes without saying. */
export const listed = (cond: Cond, resource: Resource, context: Context): Sql =>
  and([
    hooksOf(resource, context).defaultFilter?.(cond) ?? always,
    condSql(cond, resource, readIn(resource, context)),
  ])

/** By ids, or by a text that has something to look for: a blank one or a wildcard would list them all. */
const asksForLabels = (cond: Cond): boolean =>
  'q' in cond
    ? /[\p{L}\p{N}]/u.test(cond.q)
    : 'field' in cond && cond.field === '_id' && (cond.op === '$eq' || cond.op === '$in')

/** The order that was asked for, else the resource's own; `_id` decides between equals so that pages never overlap. */
export function wholeSort({ sort: own }: Resource, asked: Sort | null): Sort {
  const sort = asked ?? Object.entries(own).map(([field, way]) => ({ field, descending: way === -1 }))
  // An index is read in one direction: where all is descending, `_id` is too.
  const descending = sort.length > 0 && sort.every((part) => part.descending)
  return sort.some(({ field }) => field === '_id') ? sort : [...sort, { field: '_id', descending }]
}

/** What decides about a record's place in the order of a field: of a Chinese name how it is spoken. */
export function placeOf(resource: Resource, context: Context, field: string): Sql {
  if (resource.fields[field]?.derived) return readIn(resource, context)(field)
  if (field !== 'name' || !hasNameOrder(resource)) return sql.ref(field)
  return isNullable(resource.fields[field]) ? sql`nullif(name_order, '')` : sql.ref('name_order')
}

/** Absent values come last both ways. */
export const orderSql = (resource: Resource, context: Context, sort: Sort): Sql =>
  sql.join(
    sort.map(({ field, descending }) => {
      const column = sql`${placeOf(resource, context, field)} ${descending ? sql`desc` : sql`asc`}`
      return isNullable(resource.fields[field]) && descending ? sql`${column} nulls last` : column
    }),
  )

/** Whether a field may be without a value. Nothing keeps what is derived from that. */
export const isNullable = (field: Field | undefined): boolean =>
  field === undefined || field.nullable || field.derived === true

async function count({ db }: Context, table: Sql, where: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${table} where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}
