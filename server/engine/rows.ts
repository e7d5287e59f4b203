import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import type { Cond } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { RecordOf, Resource, StoredRecord } from '#contract/resource.ts'
import { parsedOften, parsedOnce } from '#server/db/parsed.ts'
import { newId } from '#server/base/newId.ts'
import { authorOf } from './asSystem.ts'
import { spelled } from './spell.ts'
import { columnsOf, hasDerived, recordSql, settledColumns } from './columns.ts'
import type { Sql } from './condSql.ts'
import { requireCommitted, lockOf } from './committed.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { withNumbers } from './numbers.ts'
import type { ListQuery } from './read.ts'
import { whereSql } from './searchSql.ts'
import { visibleTable } from './visible.ts'

/** The maximum number of records that one call changes; more is 4005. */
export const massLimit = 500

/**
 * Inserts new records and returns them as they are stored, in the same order. It checks and logs nothing: use
 * it only for records that a call has checked itself, followed by `audit`. Otherwise use `insert`.
 */
export async function insertRows<R extends Resource>(
  resource: R,
  context: Context,
  docs: readonly Row[],
): Promise<StoredRecord<R>[]> {
  if (docs.length === 0) return []
  const records = (await withNumbers(resource, context, docs)).map((doc): Row => ({
    _id: newId(),
    ...doc,
    ...spelled(resource, doc),
    ...stamps(context, 'created'),
    ...stamps(context, 'updated'),
  }))
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const valuesOf = (record: Row): Sql[] =>
    names.map((name) => (name in record ? stored(resource.fields[name], record[name]) : sql.raw('default')))
  const { rows } = await sql<IdentifiedRecord<R>>`${parsedOften}
      insert into ${sql.table(resource.name)} (${columnsOf(resource, names)})
      values ${sql.join(records.map((record) => sql`(${sql.join(valuesOf(record))})`))}
      returning ${columnsOf(resource)}`.execute(context.db)
  const made = new Map<unknown, IdentifiedRecord<R>>(rows.map((row) => [row._id, row]))
  return records.map(({ _id }) => made.get(_id)).filter((row) => row !== undefined)
}

/** The matching rows that the person may see, locked until the transaction ends. Throws 4005 for too many. */
export async function lockMatching<R extends Resource>(
  resource: R,
  context: Context,
  query: ListQuery,
  cond: Cond,
): Promise<StoredRecord<R>[]> {
  const { rows } = await sql<IdentifiedRecord<R>>`
    select ${settledColumns(resource, context)} from ${visibleTable(resource, context, query)}
    where ${whereSql(cond, resource, context)} order by _id limit ${massLimit + 1}
    ${lockOf(resource.name, context, 'update')}`.execute(context.db)
  if (rows.length > massLimit) throw new ApiError('range.limit', { limit: massLimit })
  await requireCommitted(resource.name, context, idsOf(rows))
  return rows
}

/** A stored record, and its new values. */
export interface NewValues {
  readonly record: Row
  readonly values: Row
}

/**
 * Stores the same values in each of these records, and returns the new records by id. It checks and logs
 * nothing: call `audit` as well. For values that have to be checked use `amend`.
 */
export const assign = <R extends Resource>(
  resource: R,
  context: Context,
  records: readonly Row[],
  values: Row,
) =>
  assignEach(
    resource,
    context,
    records.map((record) => ({ record, values })),
  )

/** Like `assign`, with different values for each record. */
export async function assignEach<R extends Resource>(
  resource: R,
  context: Context,
  wanted: readonly NewValues[],
): Promise<Map<unknown, StoredRecord<R>>> {
  if (wanted.length === 0) return new Map()
  const stamp = stamps(context, 'updated')
  // No field has a name with this ending.
  const docs = wanted.map(({ record, values }) => ({
    id__: record._id,
    values__: orNull({ ...values, ...stamp }),
  }))
  const names = [...new Set(docs.flatMap(({ values__ }) => Object.keys(values__)))]
  const { rows } = await sql<IdentifiedRecord<R>>`${parsedOften}
    update ${sql.table(resource.name)} as kept
    set rev = rev + 1, (${columnsOf(resource, names)}) = (
      select ${columnsOf(resource, names)} from jsonb_populate_record(kept.*, values__))
    from jsonb_to_recordset(${JSON.stringify(docs)}::jsonb) as changes (id__ text, values__ jsonb)
    where _id = id__ returning ${columnsOf(resource)}`.execute(context.db)
  return new Map(rows.map((row) => [row._id, row]))
}

/** Stored records with their derived fields, in the same order: what a call replies with after `assign`. */
export async function whole<R extends Resource>(
  resource: R,
  context: Context,
  records: readonly Row[],
): Promise<RecordOf<R>[]> {
  // Without derived fields, stored records are whole.
  const stored = records as readonly RecordOf<R>[]
  const isWhole = !hasDerived(resource) && !hooksOf(resource, context).readAs
  if (isWhole || records.length === 0) return [...stored]
  const { rows } = await sql<RecordOf<R> & Row>`${parsedOnce}
    select ${recordSql(resource, context)} from ${sql.table(resource.name)}
    where _id = any(${idsOf(records)})`.execute(context.db)
  const found = new Map<unknown, RecordOf<R>>(rows.map((row) => [row._id, row]))
  return stored.map((record, at) => found.get(records[at]?.['_id']) ?? record)
}

/** The ids of records, for `_id = any(${idsOf(rows)})`. */
export const idsOf = (records: readonly Row[]): string[] => records.map((record) => String(record._id))

export function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('A statement about one record returned none.')
  return row
}

/** Undefined clears a field, as it leaves it empty in a new record; JSON would leave it out. */
const orNull = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))

// The driver would write a list as a PostgreSQL array, which is right for lists and wrong for a json column.
const stored = (field: Field | undefined, value: unknown): Sql =>
  field?.kind === 'json' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

/** When something was created or updated, and by whom. */
export const stamps = (context: Context, what: 'created' | 'updated'): Row => ({
  [`${what}_at`]: context.now,
  [`${what}_by`]: authorOf(context),
})

/** A stored record, which has an id whatever the resource. */
type IdentifiedRecord<R extends Resource> = StoredRecord<R> & { readonly _id: string }
