import { sql } from 'kysely'
import { signedIn, type Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import { isSystem } from './asSystem.ts'
import { always, and, never, type Sql } from './condSql.ts'
import { hooksOf, type RowQuery } from './hooks.ts'
import type { Context } from './context.ts'
import { inScope, rowsWhere } from './inScope.ts'
import { denial } from './refuse.ts'
import { mayBe, ruleSql } from './ruleSql.ts'
import { scopeSql } from './scope.ts'

type Filter = (resource: Resource, context: Context, query: RowQuery) => Sql

/**
 * What hides rows from people. All of it applies to every statement that reads or changes rows for a person.
 */
export const rowFilters: Readonly<Record<'present' | 'site' | 'rule' | 'scope' | 'rows' | 'labels', Filter>> =
  {
    present: ({ isLog }, _, { removed }) => (isLog || removed ? always : sql`deleted_at is null`),
    site: (resource, { who }, { site }) => scopeSql(resource, who, site),
    rule: (resource, context) => ruleSql(resource.can.view, context, resource),
    scope: inScope,
    rows: (resource, context, query) =>
      (isSystem(context.who) ? undefined : hooksOf(resource, context).rowFilter?.(context, query)) ?? always,
    labels: (resource, context, query) =>
      (query.labels ? hooksOf(resource, context).labelFilter?.(context, query) : undefined) ?? always,
  }

/**
 * The rows of a resource that this person may see, as a table with its name: `` sql`select store_no from
 * ${visibleTable(store, context)} where floor_id = ${floor}` ``. Nothing else in the server reads records for
 * a person.
 */
export const visibleTable = (resource: Resource, context: Context, query: RowQuery = {}): Sql =>
  rowsWhere(resource, context, filtersOf(resource, context, query))

/** Whether no row of a resource is hidden from this person. */
export const seesEvery = (resource: Resource, context: Context): Sql => {
  const hidden = sql`deleted_at is null and ${filtersOf(resource, context, {})} is not true`
  return sql`not exists (select from ${rowsWhere(resource, context, hidden)})`
}

const filtersOf: Filter = (resource, context, query) =>
  and(Object.values(rowFilters).map((filter) => filter(resource, context, query)))

/**
 * The resource with another view rule, for a call with its own rule: `visibleTable(openedBy(lot, signedIn),
 * context)`. Everything else that hides rows from people still applies.
 */
export const openedBy = <R extends Resource>(resource: R, rule: Rule): R => ({
  ...resource,
  can: { ...resource.can, view: rule },
})

/**
 * The resource as this person may read it: whole, or, without the right to view it, only its label fields,
 * which every session may read by id or by search so that pickers and references work. Throws if it has none.
 */
export function readableBy(resource: Resource, { who }: Context): Resource {
  if (mayBe(resource.can.view, who)) return resource
  if (resource.labels.length === 0) throw denial(resource.can.view, who)
  const isLabel = ([name]: [string, unknown]): boolean => resource.labels.includes(name)
  return {
    ...openedBy(resource, signedIn),
    fields: Object.fromEntries(Object.entries(resource.fields).filter(isLabel)),
    asked: {},
    sort: Object.fromEntries(Object.entries(resource.sort).filter(isLabel)),
    search: resource.search.filter((name) => resource.labels.includes(name)),
  }
}

/**
 * The rows whose labels, such as the name, this person may read, as a table with its name: for the targets of
 * references. Empty for people who may not read any.
 */
export function labelTable(resource: Resource, context: Context): Sql {
  const isViewer = mayBe(resource.can.view, context.who)
  if (!isViewer && resource.labels.length === 0) return rowsWhere(resource, context, never)
  return visibleTable(readableBy(resource, context), context, { labels: !isViewer })
}
