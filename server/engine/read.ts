import { sql } from 'kysely'
import { signedIn } from '#contract/access.ts'
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
import { Refusal, type Page } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { always, and, condSql, type Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { askable, readIn, recordSql } from './columns.ts'
import { conductOf } from './conduct.ts'
import { openTo, showing } from './privacy.ts'
import { denial } from './refuse.ts'
import { mayBe, ruleSql } from './ruleSql.ts'
import { scopeSql } from './scope.ts'
import { hasNameOrder } from '#server/search/spelling.ts'

/** What a call asks for, and what keeps it from rows where the contract cannot say it. */
export interface Asked extends Query {
  readonly narrow?: Sql | undefined
}

/** One page of the records that match, and how many match in all. */
export async function list(resource: Resource, context: Context, query: Asked): Promise<Page<Row>> {
  const readable = readableBy(resource, context)
  const cond = parseCond(query.cond, askable(openTo(resource, context.who)))
  const sort = parseSort(query.sort, openTo(readable, context.who).fields)
  const range = parseRange(query.range)
  if (readable !== resource && !asksForLabels(cond)) throw denial(resource.can.view, context.who)
  const columns = recordSql(readable, context)
  const where = visible(readable, context, query, listed(cond, readable, context))
  const order = orderSql(readable, wholeSort(readable, sort))
  const page =
    range === 'ALL'
      ? sql`limit ${resource.dictionary ? null : allLimit}`
      : sql`limit ${range.end - range.start + 1} offset ${range.start}`
  const table = sql.table(resource.name)
  const { rows } = await sql<Row & { total__: number }>`
    select ${columns}, (select count(*) from ${table} where ${where}) as total__
    from ${table} where ${where} order by ${order} ${page}`.execute(context.db)
  const total =
    rows[0]?.total__ ?? (range === 'ALL' || range.start === 0 ? 0 : await count(resource, context, where))
  if (range === 'ALL' && !resource.dictionary && total > allLimit) {
    throw new Refusal('range.limit', { total, limit: allLimit })
  }
  const shown = showing(readable, context.who)
  return { list: rows.map(({ total__, ...record }) => shown(record)), total }
}

/** The first record that matches, in the asked order, or null. */
export async function one(resource: Resource, context: Context, query: Asked): Promise<Row | null> {
  const { list: records } = await list(resource, context, { ...query, range: '0-0' })
  return records[0] ?? null
}

/** The record of that id; one that is absent, of a foreign site or not for this person is 4040 alike. */
export async function byId(resource: Resource, context: Context, id: string, query: Asked): Promise<Row> {
  if (!mayBe(resource.can.view, context.who)) throw denial(resource.can.view, context.who)
  const where = visible(resource, context, query, sql`_id = ${id}`)
  const { rows } = await sql<Row>`
    select ${recordSql(resource, context)} from ${sql.table(resource.name)} where ${where}`.execute(
    context.db,
  )
  if (!rows[0]) throw new Refusal('not_found')
  return showing(resource, context.who)(rows[0])
}

/** A condition of a list, with what goes without saying. */
export const listed = (cond: Cond, resource: Resource, context: Context): Sql =>
  and([
    conductOf(resource, context).usual?.(cond) ?? always,
    condSql(cond, resource, readIn(resource, context)),
  ])

/** What limits every statement on a resource's table: not removed, within the sites, let through by the view rule. */
export function visible(resource: Resource, context: Context, query: Asked, cond: Sql): Sql {
  const there = resource.isLog ? always : sql`deleted_at is null`
  const scope = scopeSql(resource, context.who, query.site)
  return and([there, scope, ruleSql(resource.can.view, context, resource), query.narrow ?? always, cond])
}

/**
 * The resource as this person may read it: whole, or, for whoever may not view it, its label fields alone, which every
 * session may read by id or by search so that pickers and references work. Nothing else of it is searched or sorted by.
 */
function readableBy(resource: Resource, { who }: Context): Resource {
  if (mayBe(resource.can.view, who)) return resource
  if (resource.labels.length === 0) throw denial(resource.can.view, who)
  const isLabel = ([name]: [string, unknown]): boolean => resource.labels.includes(name)
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).filter(isLabel)),
    asked: {},
    sort: Object.fromEntries(Object.entries(resource.sort).filter(isLabel)),
    search: resource.search.filter((name) => resource.labels.includes(name)),
    can: { view: signedIn },
  }
}

const asksForLabels = (cond: Cond): boolean =>
  'q' in cond || ('field' in cond && cond.field === '_id' && (cond.op === '$eq' || cond.op === '$in'))

/** The order that was asked for, else the resource's own; `_id` decides between equals so that pages never overlap. */
export function wholeSort({ sort: own }: Resource, asked: Sort | null): Sort {
  const sort = asked ?? Object.entries(own).map(([field, way]) => ({ field, descending: way === -1 }))
  // An index is read in one direction: where all is descending, `_id` is too.
  const descending = sort.length > 0 && sort.every((part) => part.descending)
  return sort.some(({ field }) => field === '_id') ? sort : [...sort, { field: '_id', descending }]
}

/** What decides about a record's place in the order of a field: of a Chinese name how it is spoken. */
export function placeOf(resource: Resource, field: string): Sql {
  if (field !== 'name' || !hasNameOrder(resource)) return sql.ref(field)
  return isNullable(resource.fields[field]) ? sql`nullif(name_order, '')` : sql.ref('name_order')
}

/** Absent values come last both ways. */
export const orderSql = (resource: Resource, sort: Sort): Sql =>
  sql.join(
    sort.map(({ field, descending }) => {
      const column = sql`${placeOf(resource, field)} ${descending ? sql`desc` : sql`asc`}`
      return isNullable(resource.fields[field]) && descending ? sql`${column} nulls last` : column
    }),
  )

export const isNullable = (field: Field | undefined): boolean => field?.nullable ?? true

async function count(resource: Resource, context: Context, where: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(resource.name)} where ${where}`.execute(context.db)
  return rows[0]?.total ?? 0
}
