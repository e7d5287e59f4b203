import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { readIn } from './columns.ts'
import { and, or, type Sql } from './condSql.ts'
import type { ServedResource } from './hooks.ts'
import type { Context } from './context.ts'

/** The columns of `audit_log` that contain values, as SQL for one reader. */
export interface ShownChange {
  readonly before: Sql
  readonly after: Sql
  readonly diff: Sql
}

/**
 * What somebody may read of the changes in the audit log, by today's rules: neither private fields that they
 * may not see (only that they changed), nor a state that others may see, such as a draft. Use it together
 * with `isShown`. With `isVeiled` the private fields that they may see are left out as well.
 */
export function shownChange(context: Context, { isVeiled = false } = {}): ShownChange {
  const closed = [...context.resources.values()].flatMap((noun): HiddenValues[] => {
    const names = privateFields(noun, context, false)
    const veiled = isVeiled ? privateFields(noun, context, true) : []
    // The condition of an export can contain a value of any field.
    const left = names.length === 0 ? veiled : [...names, ...veiled, 'cond']
    const otherwise = readOtherwise(noun, context)
    if (otherwise) return [[noun.name, sql`(${left}::text[] || ${otherwise})`]]
    return left.length === 0 ? [] : [[noun.name, sql`${left}::text[]`]]
  })
  const without = (column: Sql): Sql[] =>
    closed.map(([noun, names]) => sql`when entity = ${noun} then ${column} - ${names}`)
  const emptied = closed.map(
    ([noun, names]) => sql`when entity = ${noun} then (
      select jsonb_object_agg(key, case when key = any(${names}) then ${emptyChange} else value end) from jsonb_each(diff))`,
  )
  const hidden = [sql`when not ${stateShown(context, sql`before`)} then null`]
  return {
    before: chosen([...hidden, ...without(sql`before`)], sql`before`),
    after: chosen(without(sql`after`), sql`after`),
    diff: chosen([...hidden, ...emptied], sql`diff`),
  }
}

/** A resource, and the keys of its values that are left out, as a list of texts. */
type HiddenValues = readonly [noun: string, names: Sql]

/**
 * The fields that the reader gets with another value than the one that is stored (`readAs`), as a list of texts: the log
 * has the stored values. Undefined if a resource has no such fields.
 */
function readOtherwise(noun: ServedResource, context: Context): Sql | undefined {
  const names = Object.keys(noun.hooks?.readAs ?? {})
  // The log reads its own columns with the function above.
  if (names.length === 0 || noun.isLog) return undefined
  const read = readIn(noun, context)
  const other = names.map(
    (name) => sql`case when ${sql.ref(name)} is distinct from ${read(name)} then ${name} end`,
  )
  return sql`coalesce((
    select array_remove(array[${sql.join(other)}]::text[], null) from ${sql.table(noun.name)}
    where ${sql.ref(`${noun.name}._id`)} = entity_id), ${names}::text[])`
}

/** The names of the private fields in an entry that the reader may see, as a list of texts. */
export function veiledFields(context: Context): Sql {
  const cases = [...context.resources.values()].flatMap((noun) => {
    const names = privateFields(noun, context, true)
    return names.length === 0
      ? []
      : [
          sql`when entity = ${noun.name} then array(
            select key from jsonb_each(coalesce(diff, after, before, '{}')) as given (key, value)
            where key = any(${[...names]}) and value <> 'null' order by key)`,
        ]
  })
  return chosen(cases, sql`'{}'::text[]`)
}

/** Whether this reader may see the state that a change led to, or ended. */
export const isShown = (context: Context): Sql => stateShown(context, sql`coalesce(after, before)`)

const emptyChange = sql`'{"from": null, "to": null}'::jsonb`

const chosen = (cases: readonly Sql[], otherwise: Sql): Sql =>
  cases.length === 0 ? otherwise : sql`(case ${sql.join(cases, sql` `)} else ${otherwise} end)`

/**
 * The private fields of a resource that the reader may see, or those that they may not. By the contract, as far
 * as it does not depend on the record: the log itself has no values of private fields that are hidden today.
 */
const privateFields = ({ fields }: ServedResource, { who }: Context, isOpen: boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.private !== undefined && (evaluate(field.private, { ...who, site: null }) === 'yes') === isOpen
      ? [name]
      : [],
  )

function stateShown(context: Context, state: Sql): Sql {
  const filtered = [...context.resources.values()].filter(({ hooks }) => hooks?.stateFilter !== undefined)
  return and(
    filtered.map(({ name, hooks }) =>
      or([sql`entity <> ${name}`, sql`coalesce(${hooks?.stateFilter?.(context, state)}, true)`]),
    ),
  )
}
