import { sql } from 'kysely'
import { choice } from '#contract/field.ts'
import { stepCond } from '#contract/lifecycle.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { Sql } from './condSql.ts'
import { hooksOf } from './hooks.ts'
import type { Context } from './context.ts'
import { openSteps } from './openSteps.ts'

/**
 * The stored fields of a resource as the columns of a `select`, to read records for `audit` and `amend`.
 * Other columns of the table, such as those for searching, are left out.
 */
export const columnsOf = (resource: Resource, names = storedFields(resource)): Sql =>
  sql.join(names.map((name) => sql.ref(name)))

/** The same with the present values of fields that change with time, for records that are locked. */
export function settledColumns(resource: Resource, context: Context): Sql {
  const { settled = {} } = hooksOf(resource, context)
  const names = storedFields(resource)
  return sql.join(
    names.map((name) => (settled[name] ? sql`${settled[name](context)} as ${sql.ref(name)}` : sql.ref(name))),
  )
}

/**
 * The fields of a resource as the columns of a `select`, as people get them: both stored and derived fields.
 * The table must have the name of the resource.
 */
export function recordSql(
  resource: Resource,
  context: Context,
  names: readonly string[] = Object.keys(resource.fields),
): Sql {
  const read = readIn(resource, context)
  return sql.join(names.map((name) => sql`${read(name)} as ${sql.ref(name)}`))
}

/** How each field is read: from its column, or as its hooks say. */
export function readIn(resource: Resource, context: Context): (field: string) => Sql {
  const { derived = {}, readAs = {}, settled = {} } = hooksOf(resource, context)
  const ways = { ...derived, ...settled, ...readAs, ...openSteps(resource) }
  const read = (field: string): Sql =>
    (Object.hasOwn(ways, field) ? ways[field]?.(context, read) : undefined) ?? sql.ref(field)
  return read
}

/** Everything that a condition can name. */
export const askable = ({ fields, asked, lifecycle }: Resource): Fields => ({
  ...fields,
  ...asked,
  ...(lifecycle ? { [stepCond]: choice(Object.keys(lifecycle.steps)) } : {}),
})

export const hasDerived = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ derived }) => derived)

const storedFields = ({ fields }: Resource): readonly string[] =>
  Object.keys(fields).filter((name) => !fields[name]?.derived)
