import { sql } from 'kysely'
import { everyMonth } from '#contract/month.ts'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'

/** A bar of a stacked chart: what is counted, by the key of each part. */
export interface Bar {
  /** Null for what has no key, such as records without a department; and for the rest. */
  readonly key: string | null
  readonly isRest?: true
  readonly counts: Readonly<Record<string, number>>
}

/** The bars of a chart before the rest becomes one. */
const most = 20

/** Counts `rows`, which follow `from`, by a key and by the part of its bar, the largest first. */
export async function countBars(
  { db }: Context,
  { key, part, rows: counted }: { readonly key: Sql; readonly part: Sql; readonly rows: Sql },
): Promise<readonly Bar[]> {
  const { rows } = await sql<Bar>`
    select key, jsonb_object_agg(part, n) as counts from (
      select ${key} as key, ${part}::text as part, count(*) as n from ${counted} group by 1, 2
    ) parts group by key order by sum(n) desc, key`.execute(db)
  return rows
}

/** What a bar counts in all. */
export const sizeOf = ({ counts }: Bar): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

/** The largest ones, and the rest as one. */
export function withRest(bars: readonly Bar[]): readonly Bar[] {
  const rest = bars.slice(most)
  if (rest.length === 0) return bars
  const counts: Record<string, number> = {}
  for (const bar of rest)
    for (const [part, n] of Object.entries(bar.counts)) counts[part] = (counts[part] ?? 0) + n
  return [...bars.slice(0, most), { key: null, isRest: true, counts }]
}

/** The months in order, from the first to the last that has any, without gaps. */
export function withoutGaps(bars: readonly Bar[]): readonly Bar[] {
  const known = new Map(bars.map((bar) => [bar.key ?? '', bar]))
  const months = [...known.keys()].toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  return everyMonth(first, last).map((month) => known.get(month) ?? { key: month, counts: {} })
}
