import { sql } from 'kysely'
import { choice } from '#contract/fields.ts'
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
  sql.raw(names.map(quoted).join(', '))

/** `columnsOf` with the present values of fields that change with time, for records that are locked. */
export function settledColumns(resource: Resource, context: Context): Sql {
  const { settled = {} } = hooksOf(resource, context)
  return listOf(storedFields(resource), (name) => settled[name]?.(context))
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
  return listOf(names, ownWay(resource, context))
}

/** How each field is read: from its column, or as its hooks say. */
export function readIn(resource: Resource, context: Context): (field: string) => Sql {
  const own = ownWay(resource, context)
  return (field) => own(field) ?? sql.ref(field)
}

/** How the hooks say that a field is read; undefined for a field that is read from its column. */
function ownWay(resource: Resource, context: Context): (field: string) => Sql | undefined {
  const { derived = {}, readAs = {}, settled = {} } = hooksOf(resource, context)
  const ways = { ...derived, ...settled, ...readAs, ...openSteps(resource) }
  const own = (field: string): Sql | undefined =>
    Object.hasOwn(ways, field) ? ways[field]?.(context, (other) => own(other) ?? sql.ref(other)) : undefined
  return own
}

/**
 * The columns of a `select`; those with an expression of their own keep their names. Adjacent columns are one text: with a
 * part for each of forty, putting a statement together would take longer than sending it.
 */
function listOf(names: readonly string[], own: (name: string) => Sql | undefined): Sql {
  const parts: Sql[] = []
  let plain: string[] = []
  const endPlain = (): void => {
    if (plain.length > 0) parts.push(sql.raw(plain.join(', ')))
    plain = []
  }
  for (const name of names) {
    const way = own(name)
    if (!way) {
      plain.push(quoted(name))
      continue
    }
    endPlain()
    parts.push(sql`${way} as ${sql.ref(name)}`)
  }
  endPlain()
  return sql.join(parts)
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

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
