import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import type { Source } from '#contract/source.ts'
import { committed } from './committed.ts'
import { always, and, never, type Sql } from './condSql.ts'
import type { Context } from './context.ts'
import { dataScope } from './dataScope.ts'
import { hooksOf } from './hooks.ts'
import { ruleSql } from './ruleSql.ts'

/** Whether a data scope can hide rows of a resource from the person. */
export const isNarrowed = (resource: Resource, context: Context): boolean =>
  context.who.scopedRoles !== undefined && inScope(resource, context) !== always

/**
 * The rows of a resource that the data scopes of the person leave, as a condition on its table: those of the resource, and
 * those of everything that it is derived from. `always` for people without such scopes.
 */
export function inScope(resource: Resource, context: Context): Sql {
  if (context.who.scopedRoles === undefined) return always
  const own = dataScope(resource, context)
  const parts = [
    ...(own === undefined ? [] : [ruleSql(own, context, resource)]),
    sourcesInScope(resource.derivedFrom ?? [], resource, context),
    hooksOf(resource, context).sources?.(context) ?? always,
  ]
  return allOf(parts)
}

/** Whether none of these sources of a row is out of scope, as a condition on its table. */
export const sourcesInScope = (sources: readonly Source[], resource: Resource, context: Context): Sql =>
  allOf(sources.map((source) => sourceInScope(source, resource, context)))

/** `and` that remembers that everything passes. */
function allOf(parts: readonly Sql[]): Sql {
  const tests = parts.filter((part) => part !== always)
  return tests.length === 0 ? always : and(tests)
}

/**
 * The rows of a resource that the data scopes of the person leave, as a table with its name: also removed rows, at all
 * sites, whether or not the person may view the resource. For figures, counts and names that another right opens; records
 * themselves are read from `visibleTable`. For people without data scopes it is the table.
 */
export function scopedTable(resource: Resource, context: Context): Sql {
  const where = inScope(resource, context)
  return where === always ? committed(resource.name, context) : rowsWhere(resource, context, where)
}

/**
 * The rows of a resource for which a condition is true, as a table with its name. If some are out of scope for the person,
 * the fields that compare a row with all others are empty.
 */
export function rowsWhere(resource: Resource, context: Context, where: Sql): Sql {
  const { name, amongAll = [] } = resource
  // The planner inlines it as a condition of the surrounding statement, so indexes and locks still work.
  if (amongAll.length === 0 || !isNarrowed(resource, context))
    return sql`(select * from ${committed(name, context)} where ${where}) ${sql.table(name)}`
  const empty = JSON.stringify(Object.fromEntries(amongAll.map((field) => [field, null])))
  return sql`(
    select kept.* from (select ${sql.table(name)} as whole from ${committed(name, context)} where ${where}) seen
    cross join lateral jsonb_populate_record(seen.whole, ${empty}::jsonb) kept) ${sql.table(name)}`
}

/** Removed sources count: a figure can still contain them. */
function sourceInScope(
  { of, by, in: column = '_id', through }: Source,
  resource: Resource,
  context: Context,
): Sql {
  const source = context.resources.get(of)
  // Of an area that is missing for a while, nobody can tell which rows are in scope.
  if (!source) return context.who.scopedRoles?.some(({ scopes }) => scopes[of]) ? never : always
  // People who may see the figures by one of their roles see them within the scope of that role.
  const opened = { ...source, can: { ...source.can, view: { any: [source.can.view, resource.can.view] } } }
  const where = inScope(opened, context)
  if (where === always) return always
  const own = sql.ref(`${resource.name}.${by}`)
  const hidden = sql`${committed(of, context)} where (${where}) is not true`
  const key = sql.ref(`${of}.${column}`)
  // Links and lists are looked up once: there are few, and no index finds a row by them.
  if (through) {
    const links = sql`${startsOf(through)} join (select ${key} as key from ${hidden}) source on key = id`
    const begins = sql`exists (select from ${sql.table(through.table)} where ${sql.ref(through.from)} = ${own})`
    return sql`(not ${begins} or ${isNoneOf(own, links)})`
  }
  if (source.fields[column]?.kind === 'refs')
    return isNoneOf(own, sql`select unnest(${key}) as start from ${hidden}`)
  return sql`not exists (select from ${hidden} and ${key} = ${own})`
}

const isNoneOf = (own: Sql, hidden: Sql): Sql =>
  sql`coalesce(${own} not in (select distinct start from (${hidden}) hidden where start is not null), true)`

/** Where links begin (`start`), with each of the ids (`id`) to which they lead. */
const startsOf = ({ table, from, to }: NonNullable<Source['through']>): Sql => sql`
  with recursive reached (start, id) as (
    select ${sql.ref(from)}, ${sql.ref(to)} from ${sql.table(table)}
    union select start, link.${sql.ref(to)} from reached join ${sql.table(table)} link on link.${sql.ref(from)} = id)
  select start from reached`
