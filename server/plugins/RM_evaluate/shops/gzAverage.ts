import { sql } from 'kysely'
import type { z } from 'zod'
import { gzAverage } from '#contract/RM_evaluate/scoringRanking.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { route } from '#server/http/handler.ts'
import { answersWhere, onDays } from '#server/plugins/RM_evaluate/results/answers.ts'
import { readParams } from '#server/services/params.ts'

type Averages = z.infer<typeof gzAverage.reply>

/** Fewer shops would say something about one of them. */
const fewest = 3

/**
 * The averages of the benchmark site, for everybody who may see scores at their own. Over several days, the average of
 * each day counts as often as it has shops. Shops that a data scope hides from the person do not count.
 */
export const gzAverageRoute = route(gzAverage, async ({ query, reading }) => ({
  data: await reading(async (context): Promise<Averages> => {
    const site = (await readParams(context.db))('scoring.benchmark_site')
    const inCategory = query.category_id === undefined ? sql`true` : sql`category_id = ${query.category_id}`
    const results = sql`(select * from ${scopedTable(scoringResult, context)}
      where site = ${site} and is_current and ${onDays(query)} and ${inCategory}) result`
    const answers = answersWhere(
      sql`(select * from ${scopedTable(scoringReport, context)} where _id in (select report_id from ${results})) scoring_report`,
    )
    const { rows } = await sql<Pick<Averages, 'average' | 'stores' | 'items' | 'sections'>>`
      with answered as (select * from ${answers} answer where ratio is not null)
      select
        (select ${mean('score', 2)} from ${results}) as average,
        (select count(distinct store_id)::int from ${results}) as stores,
        coalesce((select jsonb_agg(item order by ${naturalOrder('item.code')}) from (
          select max(item_id) as item_id, code, ${mean('ratio', 6)} as average_ratio, count(*)::int as samples
          from answered group by code) item), '[]') as items,
        coalesce((select jsonb_agg(part order by part.section) from (
          select key as section, ${mean('score', 4)} / 100 as average_ratio
          from (select store_id, key, value::numeric as score from ${results}, jsonb_each_text(section_scores)) shop
          group by key) part), '[]') as sections`.execute(context.db)
    const [averages] = rows
    if (!averages) throw new Error('an aggregate has one row')
    return { site, ...averages }
  }),
}))

const mean = (column: 'score' | 'ratio', digits: number) => sql`
  case when count(distinct store_id) filter (where ${sql.ref(column)} is not null) >= ${fewest} then
    round(avg(${sql.ref(column)}), ${sql.lit(digits)})::float8 end`
