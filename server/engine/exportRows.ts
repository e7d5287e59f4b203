import { sql } from 'kysely'
import { parseSort, type Sort } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { DbReader } from '#server/db/reading.ts'
import { auditExport } from './auditExport.ts'
import { and, never, or, type Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { recordSql } from './columns.ts'
import { openTo, showing } from './privacy.ts'
import {
  conditionOf,
  hasSimilar,
  isNullable,
  listed,
  orderSql,
  placeOf,
  wholeSort,
  type ListQuery,
} from './read.ts'
import { denial } from './refuse.ts'
import { mayBe } from './ruleSql.ts'
import { visibleTable } from './visible.ts'

/** The options of an export, in addition to those of a list. */
interface ExportOptions {
  /** The exported fields. */
  readonly fields: readonly string[]
  /** More rows than this are an error (4005). */
  readonly most: number
  /** Where its pages are read. */
  readonly reading: DbReader
}

const pageSize = 500

/**
 * All matching records that this person may see, in the requested order, a page at a time: no statement stays
 * open between two pages, and at most one page is in memory. Private values are hidden as in a list. Writes
 * to the audit log who exported what. A record whose position in the order changes meanwhile can be left out
 * or appear twice.
 */
export async function exportRows(
  resource: Resource,
  context: Context,
  asked: ListQuery,
  taking: ExportOptions,
): Promise<AsyncIterable<Row[]>> {
  const { total, pages } = await readRows(resource, context, asked, taking)
  await auditExport(resource, context, asked, { total, fields: taking.fields })
  return pages
}

/** The records of `exportRows` and their number, for a file that has an entry of its own in the audit log. */
export async function readRows(
  resource: Resource,
  context: Context,
  asked: ListQuery,
  { fields, most, reading }: ExportOptions,
): Promise<{ readonly total: number; readonly pages: AsyncIterable<Row[]> }> {
  if (!mayBe(resource.can.view, context.who)) throw denial(resource.can.view, context.who)
  const open = openTo(resource, context.who)
  const cond = conditionOf(resource, context, asked)
  const sort = wholeSort(resource, parseSort(asked.sort, open.fields))
  // Evaluated again for each page, because more rows may have become visible since the last one.
  const table = () => visibleTable(resource, context, asked)
  const where = listed(cond, resource, context)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${table()} where ${where}`.execute(context.db)
  const total = rows[0]?.total ?? 0
  if (total === 0 && !asked.isSimilar && hasSimilar(resource, context, asked))
    return readRows(resource, context, { ...asked, isSimilar: true }, { fields, most, reading })
  if (total > most) throw new ApiError('range.limit', { total, limit: most })
  return { total, pages: pagesOf(resource, context, { table, where, sort, fields, reading }) }
}

/** How the pages are read. */
interface Pages extends Pick<ExportOptions, 'fields' | 'reading'> {
  readonly table: () => Sql
  readonly where: Sql
  readonly sort: Sort
}

function pagesOf(
  resource: Resource,
  context: Context,
  { table, where, sort, fields, reading }: Pages,
): AsyncIterable<Row[]> {
  const shown = showing(resource, context.who)
  // A rule on a private field can look at any field of the record; without such a rule only the shown fields
  // are read.
  const isPlain = Object.values(resource.fields).every((field) => field.private === undefined)
  const columns = recordSql(resource, context, isPlain ? fields : undefined)
  // As texts, which the database reads back exactly, whatever the field's type; joined in one text, because
  // only the last is parsed.
  const key = sql`to_json(array[${sql.join(sort.map(({ field }) => sql`${placeOf(resource, context, field)}::text`))}])::text`
  let last: Key | undefined
  let isOver = false
  const next = async (): Promise<IteratorResult<Row[], undefined>> => {
    if (isOver) return { done: true, value: undefined }
    const rest = last ? and([where, behind(resource, context, { sort, last })]) : where
    const page = sql<Row & { key__?: string }>`
      select ${columns}, ${key} as key__ from ${table()} where ${rest}
      order by ${orderSql(resource, context, sort)} limit ${pageSize}`
    const { rows } = await reading((db) => page.execute(db))
    last = keyIn(rows.at(-1)?.key__)
    isOver = rows.length < pageSize
    for (const record of rows) delete record.key__
    return { done: false, value: isPlain ? rows : rows.map((record) => picked(shown(record), fields)) }
  }
  // Not a generator, which would hold the page until the next one is requested.
  return { [Symbol.asyncIterator]: () => ({ next }) }
}

const keyIn = (text: string | undefined): Key | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as Key)

const picked = (record: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

/** The values of a record in the fields of the sort order. */
type Key = readonly (string | null)[]

/** The rows after the row with these values; missing values come last in both directions. */
function behind(resource: Resource, context: Context, { sort, last }: { sort: Sort; last: Key }): Sql {
  const place = (field: string) => placeOf(resource, context, field)
  const ways = sort.map(({ field, descending }, index) => {
    const column = place(field)
    const value = last[index] ?? null
    const equal = sort.slice(0, index).map((part, at) => same(place(part.field), last[at] ?? null))
    const further = descending ? sql`${column} < ${value}` : sql`${column} > ${value}`
    const absent = isNullable(resource, context, field) ? sql`${column} is null` : never
    return and([...equal, value === null ? never : or([further, absent])])
  })
  return and([fromIndex(resource, context, { sort, last }), or(ways)])
}

const same = (column: Sql, value: string | null): Sql =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`

/**
 * Repeats what follows from the other conditions, so that an index on the first field is entered where the
 * page begins.
 */
function fromIndex(
  resource: Resource,
  context: Context,
  { sort: [first], last: [value = null] }: { sort: Sort; last: Key },
): Sql {
  if (!first || value === null || isNullable(resource, context, first.field)) return sql`true`
  const column = placeOf(resource, context, first.field)
  return first.descending ? sql`${column} <= ${value}` : sql`${column} >= ${value}`
}
