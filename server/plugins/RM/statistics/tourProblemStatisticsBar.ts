import { sql } from 'kysely'
import { problemStatuses } from '#contract/RM/problem.ts'
import { tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { everyMonth } from '#contract/month.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { route } from '#server/http/handler.ts'
import { keyOf, namesIn } from './dimensions.ts'
import { foundIn } from './population.ts'

/** The categories of a chart before the rest becomes `other`. */
const most = 20

const stacks = {
  status: problemStatuses.filter((status) => status !== 'void'),
  severity: ['1', '2', '3', '4'],
} as const

interface Bar {
  /** Null for problems without a member, such as those without a department; and for the rest. */
  readonly key: string | null
  readonly isRest?: true
  readonly counts: Readonly<Record<string, number>>
}

/** The bars of a chart: a series for each member of the stack, a figure for each category. */
export const tourProblemStatisticsBarRoute = route(
  tourProblemStatisticsBar,
  async ({ query, locale, reading }) => {
    const { dimension, stack, ...period } = query
    const [bars, nameOf] = await reading(async (context) => {
      const { rows } = await sql<Bar>`
        select key, jsonb_object_agg(part, n) as counts from (
          select ${keyOf[dimension]} as key, ${sql.ref(stack)}::text as part, count(*) as n
          from ${foundIn(context, period)} where status <> 'void' group by 1, 2
        ) parts group by key order by sum(n) desc, key`.execute(context.db)
      const keys = rows.flatMap(({ key }) => key ?? [])
      return [rows, await namesIn(context, dimension, keys, locale)] as const
    })
    const shown = dimension === 'month' ? withoutGaps(bars) : withRest(bars)
    const words = tourProblemWords.choices
    const names: Readonly<Record<string, { readonly [L in typeof locale]: string }>> = words[stack] ?? {}
    return {
      data: {
        categories: shown.map(({ key, isRest }) =>
          isRest ? words.category.other[locale] : key === null ? '-' : nameOf(key),
        ),
        keys: shown.map(({ key }) => key),
        series: stacks[stack].map((part) => ({
          key: part,
          name: names[part]?.[locale] ?? part,
          data: shown.map(({ counts }) => counts[part] ?? 0),
        })),
        total: bars.reduce((sum, bar) => sum + sizeOf(bar), 0),
      },
    }
  },
)

const sizeOf = ({ counts }: Bar): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

/** The largest ones, and the rest as one. */
function withRest(bars: readonly Bar[]): readonly Bar[] {
  const rest = bars.slice(most)
  if (rest.length === 0) return bars
  const counts: Record<string, number> = {}
  for (const bar of rest)
    for (const [part, n] of Object.entries(bar.counts)) counts[part] = (counts[part] ?? 0) + n
  return [...bars.slice(0, most), { key: null, isRest: true, counts }]
}

/** The months in order, from the first to the last that has any, without gaps. */
function withoutGaps(bars: readonly Bar[]): readonly Bar[] {
  const known = new Map(bars.map((bar) => [bar.key ?? '', bar]))
  const months = [...known.keys()].toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  return everyMonth(first, last).map((month) => known.get(month) ?? { key: month, counts: {} })
}
