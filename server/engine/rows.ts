import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import type { Cond } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { newId } from '#server/base/newId.ts'
import { spelled } from './spell.ts'
import { columnsOf, hasDerived, readIn, recordSql } from './columns.ts'
import { condSql, type Sql } from './condSql.ts'
import { requireCommitted, lockOf } from './committed.ts'
import type { Context, Row } from './context.ts'
import type { ListQuery } from './read.ts'
import { visibleTable } from './visible.ts'

/** At most so many records change in one call; more is 4005. */
export const massLimit = 500

/**
 * Puts new records in the table and returns them as they are stored, in the same order. It checks and logs
 * nothing: that is for records that a call has checked itself, and follows with `audit`. Otherwise `insert`.
 */
export async function insertRows(resource: Resource, context: Context, docs: readonly Row[]): Promise<Row[]> {
  if (docs.length === 0) return []
  const records = docs.map((doc): Row => ({
    _id: newId(),
    ...doc,
    ...spelled(resource, doc),
    ...stamps(context, 'created'),
    ...stamps(context, 'updated'),
  }))
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const valuesOf = (record: Row): Sql[] =>
    names.map((name) => (name in record ? stored(resource.fields[name], record[name]) : sql.raw('default')))
  const { rows } = await sql<Row>`
      insert into ${sql.table(resource.name)} (${columnsOf(resource, names)})
      values ${sql.join(records.map((record) => sql`(${sql.join(valuesOf(record))})`))}
      returning ${columnsOf(resource)}`.execute(context.db)
  const made = new Map<unknown, Row>(rows.map((row) => [row['_id'], row]))
  return records.map(({ _id }) => made.get(_id)).filter((row) => row !== undefined)
}

/** The rows that match and that the person may see, locked until the transaction ends; too many are refused (4005). */
export async function lockMatching(
  resource: Resource,
  context: Context,
  query: ListQuery,
  cond: Cond,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columnsOf(resource)} from ${visibleTable(resource, context, query)}
    where ${condSql(cond, resource, readIn(resource, context))} order by _id limit ${massLimit + 1}
    ${lockOf(resource.name, context, 'update')}`.execute(context.db)
  if (rows.length > massLimit) throw new ApiError('range.limit', { limit: massLimit })
  await requireCommitted(resource.name, context, idsOf(rows))
  return rows
}

/** A record as it is stored, and the values that it is to have. */
export interface NewValues {
  readonly record: Row
  readonly values: Row
}

/**
 * Stores the same values in each of these records, and returns them by id as they are now. It checks and logs
 * nothing: call `audit` with it. For values that have to be checked there is `amend`.
 */
export const assign = (resource: Resource, context: Context, records: readonly Row[], values: Row) =>
  assignEach(
    resource,
    context,
    records.map((record) => ({ record, values })),
  )

/** Like `assign`, for records that get values of their own. */
export async function assignEach(
  resource: Resource,
  context: Context,
  wanted: readonly NewValues[],
): Promise<Map<unknown, Row>> {
  if (wanted.length === 0) return new Map()
  const stamp = stamps(context, 'updated')
  // No field has a name that ends so.
  const docs = wanted.map(({ record, values }) => ({
    id__: record['_id'],
    values__: orNull({ ...values, ...stamp }),
  }))
  const names = [...new Set(docs.flatMap(({ values__ }) => Object.keys(values__)))]
  const { rows } = await sql<Row>`
    update ${sql.table(resource.name)} as kept
    set rev = rev + 1, (${columnsOf(resource, names)}) = (
      select ${columnsOf(resource, names)} from jsonb_populate_record(kept.*, values__))
    from jsonb_to_recordset(${JSON.stringify(docs)}::jsonb) as changes (id__ text, values__ jsonb)
    where _id = id__ returning ${columnsOf(resource)}`.execute(context.db)
  return new Map(rows.map((row) => [row['_id'], row]))
}

/**
 * Stored records with what is derived when they are read, in the same order: what a call replies with after
 * `assign`.
 */
export async function whole(resource: Resource, context: Context, records: readonly Row[]): Promise<Row[]> {
  if (!hasDerived(resource) || records.length === 0) return [...records]
  const { rows } = await sql<Row>`
    select ${recordSql(resource, context)} from ${sql.table(resource.name)}
    where _id = any(${idsOf(records)})`.execute(context.db)
  const found = new Map(rows.map((row) => [row['_id'], row]))
  return records.map((record) => found.get(record['_id']) ?? record)
}

/** The ids of records, for `_id = any(${idsOf(rows)})`. */
export const idsOf = (records: readonly Row[]): string[] => records.map((record) => String(record['_id']))

export function only(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('a statement on one record answered none')
  return row
}

/** What is undefined clears a field, as it leaves one empty in a new record; JSON would leave it out. */
const orNull = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))

// The driver would write a list as a PostgreSQL array, which is right for lists and wrong for a json column.
const stored = (field: Field | undefined, value: unknown): Sql =>
  field?.kind === 'json' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

const stamps = ({ now, who }: Context, what: 'created' | 'updated'): Row => ({
  [`${what}_at`]: now,
  [`${what}_by`]: who.id,
})
