import { sql } from 'kysely'
import { parseCond } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { namesField } from './asks.ts'
import { askable } from './columns.ts'
import type { Context, Row } from './context.ts'
import { hooksOf, type ResourceHooks } from './hooks.ts'
import { openTo } from './privacy.ts'
import { conditionOf, list, matchingTable, type ListQuery } from './read.ts'
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
  if (!counters || !hasTotals(resource, context, query)) return undefined
  const matching = matchingTable(resource, context, query)
  const { rows } = await sql<{ key: string | null; count: number }>`
    select key, count::int from (${counters(context, matching)}) counted`.execute(context.db)
  return Object.fromEntries(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, count]])))
}

/** Not beside labels, nor beside records that are looked up by `_id`. */
function hasTotals(resource: Resource, { who }: Context, query: ListQuery): boolean {
  if (!mayBe(resource.can.view, who)) return false
  return !namesField(parseCond(query.cond, askable(openTo(resource, who))), '_id')
}

/** The totals over the records of a list with the same condition, under the same terms as its counters. */
export const summaryOf = (resource: Resource, context: Context, query: ListQuery): Promise<Row | undefined> =>
  totalsOf('summary', resource, context, query)

async function totalsOf(
  hook: 'summary' | 'beside',
  resource: Resource,
  context: Context,
  query: ListQuery,
): Promise<Row | undefined> {
  const totals = hooksOf(resource, context)[hook]
  if (!totals || !hasTotals(resource, context, query)) return undefined
  const asked = { site: query.site, cond: conditionOf(resource, context, query) }
  const matching = matchingTable(resource, context, query)
  const { rows } = await sql<Row>`${totals(context, matching, asked)}`.execute(context.db)
  return rows[0]
}

/** Counters by the values of a stored field, as a resource's hook: `counters: countBy('status')`. */
export const countBy =
  (field: string): NonNullable<ResourceHooks['counters']> =>
  (_, matching) =>
    sql`select ${sql.ref(field)} as key, count(*) as count from ${matching} group by ${sql.ref(field)}`

/** The page that a list call replies, with the counters and the summary of all that match, if there are any. */
export async function listWithTotals<R extends Resource>(resource: R, context: Context, query: ListQuery) {
  const page = await list(resource, context, query)
  const shown: ListQuery = page.similar ? { ...query, isSimilar: true } : query
  const counters = await countersOf(resource, context, shown)
  const summary = await summaryOf(resource, context, shown)
  const beside = await totalsOf('beside', resource, context, shown)
  return { ...page, ...(counters && { counters }), ...(summary && { summary }), ...beside }
}
