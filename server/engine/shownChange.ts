import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
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
 * with `isShown`.
 */
export function shownChange(context: Context): ShownChange {
  const closed = [...context.resources.values()].flatMap((noun): [string, readonly string[]][] => {
    const names = closedFields(noun, context)
    return names.length === 0 ? [] : [[noun.name, names]]
  })
  // The condition of an export can contain a value of any field.
  const without = (column: Sql): Sql[] =>
    closed.map(([noun, names]) => sql`when entity = ${noun} then ${column} - ${[...names, 'cond']}::text[]`)
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

/** Whether this reader may see the state that a change led to, or ended. */
export const isShown = (context: Context): Sql => stateShown(context, sql`coalesce(after, before)`)

const emptyChange = sql`'{"from": null, "to": null}'::jsonb`

const chosen = (cases: readonly Sql[], otherwise: Sql): Sql =>
  cases.length === 0 ? otherwise : sql`(case ${sql.join(cases, sql` `)} else ${otherwise} end)`

/**
 * By the contract, as far as it does not depend on the record: the log itself has no values of private fields
 * that are hidden today.
 */
const closedFields = ({ fields }: ServedResource, { who }: Context): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.private !== undefined && evaluate(field.private, { ...who, site: null }) !== 'yes' ? [name] : [],
  )

function stateShown(context: Context, state: Sql): Sql {
  const filtered = [...context.resources.values()].filter(({ hooks }) => hooks?.stateFilter !== undefined)
  return and(
    filtered.map(({ name, hooks }) =>
      or([sql`entity <> ${name}`, sql`coalesce(${hooks?.stateFilter?.(context, state)}, true)`]),
    ),
  )
}
