import { sql } from 'kysely'
import { naturalOrder } from './naturalOrder.ts'
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
import { searchedBy } from '#contract/searchedBy.ts'
import { parsedOnce } from '#server/db/parsed.ts'
import { always, and, type Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { askable, readIn, recordSql } from './columns.ts'
import { hooksOf, type RowQuery } from './hooks.ts'
import { openTo, showing } from './privacy.ts'
import { denial } from './refuse.ts'
import { mayBe } from './ruleSql.ts'
import { whereSql } from './searchSql.ts'
import { similarTo } from './searchWord.ts'
import { labelTable, readableBy, visibleTable } from './visible.ts'
import { hasNameOrder } from './spelling.ts'

/** The part of a read or write request that says which records it is about. */
export type ListQuery = Query &
  RowQuery & {
    /** Words of a search may have a typing error: see `list`. */
    readonly isSimilar?: true
    /** The condition, once it has been read: see `askedOnce`. */
    readonly asked?: Cond
  }

/**
 * One page of the matching records, as the list call of the resource replies, and the total count. People who
 * may not view the resource get labels, by id or by search. If nothing matches a search, the page has records that
 * are similar to it and says so (`similar`): their words differ by one typing error.
 * Throws `ApiError` if the query is wrong or not allowed for this person.
 */
export async function list<R extends Resource>(
  resource: R,
  context: Context,
  query: ListQuery,
): Promise<Page<RecordOf<R>>> {
  const page = await exactly(resource, context, query)
  if (page.total > 0 || !hasSimilar(resource, context, query)) return page
  const similar = await exactly(resource, context, { ...query, isSimilar: true })
  return similar.total === 0 ? page : { ...similar, similar: true }
}

/** Whether a search can have a typing error, so that there can be records that are similar to it. */
export const hasSimilar = (resource: Resource, context: Context, query: ListQuery): boolean =>
  similarTo(conditionOf(resource, context, query)) !== null

/** The condition of a query. */
export function conditionOf(resource: Resource, { who }: Context, query: ListQuery): Cond {
  const asked = query.asked ?? parseCond(query.cond, askable(openTo(resource, who)))
  return query.isSimilar ? (similarTo(asked) ?? asked) : asked
}

/** A query whose condition has been read, for requests that need it several times. */
export const askedOnce = (resource: Resource, context: Context, query: ListQuery): ListQuery => ({
  ...query,
  asked: conditionOf(resource, context, query),
})

/** The page without similar records. Records for which `first` is true come first. */
async function exactly<R extends Resource>(
  resource: R,
  context: Context,
  query: ListQuery,
  first?: Sql,
): Promise<Page<RecordOf<R>>> {
  const readable: Resource = readableBy(resource, context)
  const cond = conditionOf(resource, context, query)
  const sort = parseSort(query.sort, openTo(readable, context.who).fields)
  const range = parseRange(query.range)
  const labels = readable !== resource
  if (labels && !asksForLabels(cond)) throw denial(resource.can.view, context.who)
  const columns = recordSql(readable, context)
  const table = visibleTable(readable, context, { ...query, labels })
  const where = listed(cond, readable, context)
  const order = orderSql(readable, context, wholeSort(readable, sort))
  // What refers to something is looked up in its own indexes: reading the whole order for it would take seconds if few match.
  const found = searchesReferences(cond, readable)
    ? sql`(select * from ${table} where ${where} offset 0) ${sql.table(resource.name)}`
    : sql`${table} where ${where}`
  const page =
    range === 'ALL'
      ? sql`limit ${resource.dictionary ? null : allLimit}`
      : sql`limit ${range.end - range.start + 1} offset ${range.start}`
  const { rows } = await sql<Row & { total__: number }>`
    select ${columns}, (select count(*) from ${table} where ${where}) as total__
    from ${found} order by ${first ? sql`${first} desc, ${order}` : order} ${page}`.execute(context.db)
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
  const { list: records } = await exactly(resource, context, { ...query, range: '0-0' }, preferred)
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

const searchesReferences = (cond: Cond, resource: Resource): boolean =>
  'q' in cond
    ? resource.search.some((name) => searchedBy(resource, name) === 'reference')
    : 'and' in cond && cond.and.some((part) => searchesReferences(part, resource))

/** The condition of a list, with the default filters. */
export const listed = (cond: Cond, resource: Resource, context: Context): Sql =>
  and([hooksOf(resource, context).defaultFilter?.(cond) ?? always, whereSql(cond, resource, context)])

/**
 * The rows that a list call with this query would have, on all its pages, as a table with the name of the
 * resource: for counters and statistics.
 */
export function matchingTable(resource: Resource, context: Context, query: ListQuery): Sql {
  const cond = conditionOf(resource, context, query)
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

/**
 * The SQL by which records are sorted by a field, as the person sees it: a Chinese name by its pronunciation, the numbers in a
 * code as numbers, and a reference by what it shows.
 */
export function placeOf(resource: Resource, context: Context, field: string): Sql {
  const { kind, derived, means } = resource.fields[field] ?? {}
  if (kind === 'ref' || field.includes('.')) return referencePlace(resource, context, field)
  if (derived || isReadOwnWay(resource, context, field)) return readIn(resource, context)(field)
  if (means === 'code') return sql`(${naturalOrder(field)})`
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

/** Whether a field can be null for the person. Derived fields always can, and so can what a reference shows. */
export function isNullable(resource: Resource, context: Context, name: string): boolean {
  const field = resource.fields[name]
  return (
    field === undefined ||
    field.nullable ||
    field.kind === 'ref' ||
    field.derived === true ||
    isReadOwnWay(resource, context, name)
  )
}

/**
 * The place of the record that a field refers to, among those that the person may know: by its order among others, then its
 * number or its name, in the language of `brand_id.name_en`. No two records have the same place.
 */
function referencePlace(resource: Resource, context: Context, name: string): Sql {
  const [field = '', language = ''] = name.split('.')
  const whole = context.resources.get(resource.fields[field]?.to ?? '')
  if (!whole || (!mayBe(whole.can.view, context.who) && whole.labels.length === 0)) return unplaced
  const target = openTo(readableBy(whole, context), context.who)
  const sort = shownBy(target, language).map((shown) => ({ field: shown, descending: false }))
  if (sort.length === 0) return unplaced
  const known = sql.join(sort.map((shown) => placeOf(target, context, shown.field)))
  const order = orderSql(target, context, wholeSort(target, sort))
  // All places are looked up once: a place for each record would take a second for ten thousand records.
  return sql`((
    select jsonb_object_agg(_id, place) from (
      select _id, row_number() over (order by ${order}) as place from ${labelTable(whole, context)} where num_nonnulls(${known}) > 0
    ) placed) ->> ${readIn(resource, context)(field)})::int`
}

const unplaced = sql`null::int`

/** The fields by which people tell records apart where something refers to them: `order`, and the code, number or name. */
function shownBy({ fields }: Resource, language: string): readonly string[] {
  const code = Object.keys(fields).find((name) => fields[name]?.means === 'code' && fields[name].required)
  const number = Object.keys(fields).find((name) => fields[name]?.numbered !== undefined)
  const usual = code ?? number ?? ['name', 'title', 'trade_name'].find((name) => name in fields)
  const shown = usual === 'name' && language in fields ? language : usual
  return [...('order' in fields ? ['order'] : []), ...(shown === undefined ? [] : [shown])]
}

const isReadOwnWay = (resource: Resource, context: Context, name: string): boolean =>
  Object.hasOwn(hooksOf(resource, context).readAs ?? {}, name)

async function count({ db }: Context, table: Sql, where: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${table} where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}
