import { sql, type RawBuilder } from 'kysely'
import type { Field } from '#contract/field.ts'
import { stepCond } from '#contract/lifecycle.ts'
import { isList, type Cond, type Leaf, type Scalar } from '#contract/query.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'

/** Part of a statement, made with `sql` of kysely. */
export type Sql = RawBuilder<unknown>

export const always: Sql = sql`true`
export const never: Sql = sql`false`

/** A condition that is true if all its parts are; without parts it is true. */
export const and = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? always : sql`(${sql.join(parts, sql` and `)})`
/** A condition that is true if any of its parts is; without parts it is false. */
export const or = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? never : sql`(${sql.join(parts, sql` or `)})`

/** How a condition is read: the SQL of each field, and of a search. */
interface ConditionReader {
  readonly read: (field: string) => Sql
  readonly search: (asked: Extract<Cond, { q: string }>) => Sql
}

/**
 * A parsed condition as SQL over the resource's table. Values are always parameters, and names come only from the
 * contract. `whereSql` reads it for a person.
 */
export function condSql(cond: Cond, resource: Resource, by: ConditionReader): Sql {
  if ('and' in cond) return and(cond.and.map((part) => condSql(part, resource, by)))
  if ('or' in cond) return or(cond.or.map((part) => condSql(part, resource, by)))
  if ('q' in cond) return by.search(cond)
  const { read } = by
  if (cond.field === stepCond) return stepSql(cond, resource, read)
  const field = resource.fields[cond.field] ?? resource.asked[cond.field]
  if (!field) throw new ApiError('cond.field', { field: cond.field })
  const column = read(cond.field)
  if (field.kind === 'json') return jsonSql(cond, column)
  if (field.means === 'within') return withinSql(cond, column, rangeOf(field))
  return isList(field) ? listSql(cond, column) : scalarSql(cond, field, column)
}

/** The types of a period and of what it contains. */
const rangeOf = ({ kind }: Field): readonly [range: string, one: string] =>
  kind === 'date' ? ['daterange', 'date'] : ['int8range', 'int8']

/** The period contains the day or moment, or reaches it from one side. */
function withinSql({ field, op, value }: Leaf, column: Sql, [range, one]: readonly [string, string]): Sql {
  if (value !== null && op === '$eq') return sql`${column} @> ${value}::${sql.raw(one)}`
  if (op === '$gte') return sql`${column} && ${sql.raw(range)}(${value}, null)`
  if (op === '$lte') return sql`${column} && ${sql.raw(range)}(null, ${value}, '[]')`
  throw new ApiError('cond.field', { field, operator: op })
}

/** One of these steps is open to the person. */
function stepSql({ op, value }: Leaf, { lifecycle }: Resource, read: (field: string) => Sql): Sql {
  if (op !== '$eq' && op !== '$in') throw new ApiError('cond.field', { field: stepCond, operator: op })
  const names = [value].flat().map(String)
  if (!names.every((name) => Object.hasOwn(lifecycle?.steps ?? {}, name)))
    throw refuseFields('param.invalid', { [stepCond]: 'choice' })
  return or(names.map((name) => read(`${stepCond}.${name}`)))
}

function scalarSql({ op, value }: Leaf, { kind }: Field, column: Sql): Sql {
  switch (op) {
    case '$eq':
      return value === null ? sql`${column} is null` : sql`${column} = ${value}`
    case '$ne':
      return sql`${column} is distinct from ${value}`
    case '$in':
      return inSql(column, value as Scalar[])
    case '$nin':
      return sql`not coalesce(${inSql(column, value as Scalar[])}, false)`
    case '$like':
      return sql`${column} ilike ${containing(String(value))}`
    case '$exists':
      return value ? sql`${column} is not null` : sql`${column} is null`
    default:
      // Text is compared by code point: the same order on every database, and the order that `sort` uses.
      return kind === 'date' || typeof value !== 'string'
        ? sql`${column} ${order[op]} ${value}`
        : sql`${column} collate "C" ${order[op]} ${value}`
  }
}

function inSql(column: Sql, values: readonly Scalar[]): Sql {
  const given = values.filter((value) => value !== null)
  const parts = given.length > 0 ? [sql`${column} = any(${given})`] : []
  return or(given.length < values.length ? [...parts, sql`${column} is null`] : parts)
}

/** For a list field, equality means that it contains the value, and `$in` that it contains one of them. */
function listSql({ field, op, value }: Leaf, column: Sql): Sql {
  const empty = sql`cardinality(${column}) = 0`
  const holds = (wanted: readonly Scalar[]): Sql => {
    const test = sql`${column} && ${wanted.filter((item) => item !== null)}::text[]`
    return wanted.includes(null) ? sql`(${test} or ${empty})` : test
  }
  switch (op) {
    case '$eq':
      return value === null ? empty : sql`${column} @> ${[value]}::text[]`
    case '$ne':
      return value === null ? sql`cardinality(${column}) > 0` : sql`not ${column} @> ${[value]}::text[]`
    case '$in':
      return holds(value as Scalar[])
    case '$nin':
      return sql`not ${holds(value as Scalar[])}`
    case '$like':
      return sql`exists (select from unnest(${column}) item where item ilike ${containing(String(value))})`
    case '$exists':
      return value ? sql`cardinality(${column}) > 0` : empty
    default:
      throw new ApiError('cond.field', { field, operator: op })
  }
}

function jsonSql({ path, op, value }: Leaf, column: Sql): Sql {
  const node = sql`${column} #> ${[...path]}::text[]`
  const json = (item: unknown): Sql => sql`${JSON.stringify(item)}::jsonb`
  const items = (wanted: readonly Scalar[]): Sql => sql`select jsonb_array_elements(${json(wanted)})`
  const ordered = (): Sql =>
    sql`(jsonb_typeof(${node}) = jsonb_typeof(${json(value)}) and ${node} ${order[op as '$gt']} ${json(value)})`
  switch (op) {
    case '$eq':
      return value === null ? sql`coalesce(${node}, 'null') = 'null'` : sql`${node} = ${json(value)}`
    case '$ne':
      return sql`coalesce(${node}, 'null') <> ${json(value)}`
    case '$in':
      return sql`coalesce(${node}, 'null') = any(${items(value as Scalar[])})`
    case '$nin':
      return sql`not coalesce(coalesce(${node}, 'null') = any(${items(value as Scalar[])}), false)`
    case '$like':
      return sql`${column} #>> ${[...path]}::text[] ilike ${containing(String(value))}`
    case '$exists':
      return value ? sql`coalesce(${node}, 'null') <> 'null'` : sql`coalesce(${node}, 'null') = 'null'`
    default:
      return ordered()
  }
}

const order = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` } as const

/** A pattern that means "contains this text", with its wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
