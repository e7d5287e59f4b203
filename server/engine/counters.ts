import { sql } from 'kysely'
import { parseCond } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { namesField } from './asks.ts'
import { askable } from './columns.ts'
import type { Context } from './context.ts'
import { hooksOf, type ResourceHooks } from './hooks.ts'
import { openTo } from './privacy.ts'
import { matchingTable, type ListQuery } from './read.ts'
import { mayBe } from './ruleSql.ts'

/** The number of matching records by key, such as by status. */
export type Counters = Readonly<Record<string, number>>

/**
 * The counters of a list with the same condition. Undefined if the resource has none, if this person may see
 * only labels, or if the condition names records by `_id`: a lookup has no use for counters.
 */
export async function countersOf(
  resource: Resource,
  context: Context,
  query: ListQuery,
): Promise<Counters | undefined> {
  const { counters } = hooksOf(resource, context)
  if (!counters || !mayBe(resource.can.view, context.who)) return undefined
  const cond = parseCond(query.cond, askable(openTo(resource, context.who)))
  if (namesField(cond, '_id')) return undefined
  const matching = matchingTable(resource, context, query)
  const { rows } = await sql<{ key: string | null; count: number }>`
    select key, count::int from (${counters(context, matching)}) counted`.execute(context.db)
  return Object.fromEntries(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, count]])))
}

/** Counters by the values of a stored field, as a resource's hook: `counters: countBy('status')`. */
export const countBy =
  (field: string): NonNullable<ResourceHooks['counters']> =>
  (_, matching) =>
    sql`select ${sql.ref(field)} as key, count(*) as count from ${matching} group by ${sql.ref(field)}`
