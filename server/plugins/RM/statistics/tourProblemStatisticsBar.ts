import { sql } from 'kysely'
import { problemStatuses } from '#contract/RM/problem.ts'
import { tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { countBars } from '#server/engine/countBars.ts'
import { route } from '#server/http/handler.ts'
import { keyOf, namesIn } from './dimensions.ts'
import { foundIn } from './population.ts'

const stacks = {
  status: problemStatuses.filter((status) => status !== 'void'),
  severity: ['1', '2', '3', '4'],
} as const

/** The bars of a chart: a series for each member of the stack, a figure for each category. */
export const tourProblemStatisticsBarRoute = route(
  tourProblemStatisticsBar,
  async ({ query, locale, reading }) => {
    const { dimension, stack, ...period } = query
    const [bars, nameOf] = await reading(async (context) => {
      const found = await countBars(context, {
        key: keyOf[dimension],
        part: sql.ref(stack),
        rows: sql`${foundIn(context, period)} where status <> 'void'`,
        areMonths: dimension === 'month',
      })
      const keys = found.flatMap(({ key }) => key ?? [])
      return [found, await namesIn(context, dimension, keys, locale)] as const
    })
    const words = tourProblemWords.choices
    const names: Readonly<Record<string, { readonly [L in typeof locale]: string }>> = words[stack] ?? {}
    const series = stacks[stack].map((part) => ({
      key: part,
      name: names[part]?.[locale] ?? part,
      data: bars.map(({ counts }) => counts[part] ?? 0),
    }))
    return {
      data: {
        categories: bars.map(({ key, isRest }) =>
          isRest ? words.category.other[locale] : key === null ? '-' : nameOf(key),
        ),
        keys: bars.map(({ key }) => key),
        series,
        total: series.flatMap(({ data }) => data).reduce((sum, n) => sum + n, 0),
      },
    }
  },
)
