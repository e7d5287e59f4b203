import { sql } from 'kysely'
import type { z } from 'zod'
import { ApiError } from '#contract/reply.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { dailyResultData } from '#contract/RM_evaluate/shopScores.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { requireStore } from '#server/engine/readableStore.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { answersWhere, visibleAnswers } from '#server/plugins/RM_evaluate/results/answers.ts'
import { readParams } from '#server/services/params.ts'

type Data = z.infer<typeof dailyResultData.reply>

/** The answers behind a result, with the averages of the site and of the benchmark site, and the previous answers. */
export const resultDataRoute = route(dailyResultData, async ({ query, reading }) => ({
  data: await reading(async (context): Promise<Data> => {
    await requireStore(context, query)
    const { store_id, stat_time } = query
    const result = await resultOf(context, query)
    const benchmark = (await readParams(context.db))('scoring.benchmark_site')
    const { rows: items } = await sql<Data['items'][number]>`
      with own as (select * from ${visibleAnswers(context, undefined, sql`_id = ${result.report_id}`)} answer),
        at_site as (
          select code, round(avg(ratio), 6)::float8 as average
          from ${visibleAnswers(context, result.site, sql`stat_time = ${stat_time}`)} answer group by code),
        at_benchmark as (
          select code, round(avg(ratio), 6)::float8 as average from ${answersAt(context, benchmark, stat_time)} answer
          group by code having count(ratio) >= 3),
        before as (
          select code, round(ratio, 6)::float8 as ratio from ${visibleAnswers(
            context,
            undefined,
            sql`_id = (select report_id from ${visibleTable(scoringResult, context)}
              where scoring_result.store_id = ${store_id} and scoring_result.stat_time < ${stat_time}
              order by scoring_result.stat_time desc limit 1)`,
          )} answer)
      select own.item_id, own.code, section, name, name_en, name_tc, weight::float8, max_score::float8,
        score::float8, is_na, remark, attachs, tags, round(own.ratio, 6)::float8 as ratio,
        round(100 * own.weight * own.ratio / nullif(sum(own.weight) filter (where own.ratio is not null) over (), 0), 2)::float8
          as weighted,
        at_site.average as site_average, at_benchmark.average as gz_average, before.ratio as previous
      from own left join at_site using (code) left join at_benchmark using (code) left join before using (code)
      order by "order", ${naturalOrder('code')}`.execute(context.db)
    return {
      items,
      report_id: result.report_id,
      stat_time,
      total_score: result.score,
      is_benchmark: result.site === benchmark,
    }
  }),
}))

/** The result of a shop on a day, or of one of its reports. Throws 4040 if there is none. */
async function resultOf(
  context: Context,
  { store_id, stat_time, report_id }: z.infer<typeof dailyResultData.query>,
): Promise<{ site: string; report_id: string; score: number | null }> {
  const which = report_id === undefined ? sql`true` : sql`report_id = ${report_id}`
  const { rows } = await sql<{ site: string; report_id: string; score: number | null }>`
    select site, report_id, score::float8 from ${visibleTable(scoringResult, context)}
    where store_id = ${store_id} and stat_time = ${stat_time} and ${which}`.execute(context.db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

/** The answers at the benchmark site on a day, of which everybody may see averages. */
const answersAt = (context: Context, site: string, stat_time: number) =>
  answersWhere(sql`(select * from ${scopedTable(scoringReport, context)}
    where site = ${site} and stat_time = ${stat_time} and deleted_at is null) ${sql.table(scoringReport.name)}`)
