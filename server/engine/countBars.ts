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

/** What is counted. */
interface CountQuery {
  /** What each row counts for: its bar, and the part of that bar. */
  readonly key: Sql
  readonly part: Sql
  /** The rows, for `from`, with their condition. */
  readonly rows: Sql
  /** The keys are months, `YYYY-MM`. */
  readonly areMonths: boolean
}

/** The bars of a chart before the rest becomes one. */
const most = 20

/**
 * The bars of a stacked chart, the largest first, and the rest after twenty as one. Months are in order, from the first to the
 * last that has any.
 */
export async function countBars({ db }: Context, counting: CountQuery): Promise<readonly Bar[]> {
  const { rows } = await sql<Bar>`
    select key, jsonb_object_agg(part, n) as counts from (
      select ${counting.key} as key, ${counting.part}::text as part, count(*) as n
      from ${counting.rows} group by 1, 2
    ) parts group by key order by sum(n) desc, key`.execute(db)
  return counting.areMonths ? withoutGaps(rows) : withRest(rows)
}

function withRest(bars: readonly Bar[]): readonly Bar[] {
  const rest = bars.slice(most)
  if (rest.length === 0) return bars
  const counts: Record<string, number> = {}
  for (const bar of rest)
    for (const [part, n] of Object.entries(bar.counts)) counts[part] = (counts[part] ?? 0) + n
  return [...bars.slice(0, most), { key: null, isRest: true, counts }]
}

function withoutGaps(bars: readonly Bar[]): readonly Bar[] {
  const known = new Map(bars.map((bar) => [bar.key ?? '', bar]))
  const months = [...known.keys()].toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  return everyMonth(first, last).map((month) => known.get(month) ?? { key: month, counts: {} })
}
