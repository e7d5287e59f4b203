import { sql } from 'kysely'
import type { Cond } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { namesField } from './asks.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { hooksOf, type ResourceHooks } from './hooks.ts'
import { askedOnce, conditionOf, list, matchingTable, type ListQuery } from './read.ts'
import { mayBe } from './ruleSql.ts'

/** Counters by the values of a stored field, as a resource's hook: `totals: countBy('status')`. */
export const countBy =
  (field: string): NonNullable<ResourceHooks['totals']> =>
  (_, matching) => ({
    counters: sql`select ${sql.ref(field)} as key, count(*) as count from ${matching} group by ${sql.ref(field)}`,
  })

/** The page that a list call replies, with the counters and totals of all that match, if there are any. */
export async function listWithTotals<R extends Resource>(resource: R, context: Context, given: ListQuery) {
  const query = askedOnce(resource, context, given)
  const page = await list(resource, context, query)
  return {
    ...page,
    ...(await totalsOf(resource, context, page.similar ? { ...query, isSimilar: true } : query)),
  }
}

/**
 * What stands next to a list with this condition. Nothing if the resource has no totals, if this person may see only labels, or if
 * the condition names records by `_id`: whoever looks up records has no use for totals.
 */
async function totalsOf(resource: Resource, context: Context, query: ListQuery): Promise<Row> {
  const { totals } = hooksOf(resource, context)
  if (!totals || !mayBe(resource.can.view, context.who)) return {}
  const cond: Cond = conditionOf(resource, context, query)
  if (namesField(cond, '_id')) return {}
  const { counters, summary, beside } = totals(context, matchingTable(resource, context, query), {
    site: query.site,
    cond,
  })
  const rowsOf = async (statement: Sql | undefined): Promise<readonly Row[]> =>
    statement ? (await sql<Row>`${statement}`.execute(context.db)).rows : []
  const counted = await rowsOf(counters)
  const [row] = await rowsOf(summary)
  const [single] = await rowsOf(beside)
  return {
    ...(counters && { counters: countsIn(counted) }),
    ...(row && { summary: row }),
    ...single,
  }
}

/** The number of matching records by key, such as by status. */
const countsIn = (rows: readonly Row[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, Number(count)]])))
