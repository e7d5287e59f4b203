import { sql } from 'kysely'
import type { z } from 'zod'
import { dailyStatTimes } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { recordSql } from '#server/engine/columns.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { onDays } from '#server/plugins/RM_evaluate/results/answers.ts'

type Day = z.infer<typeof dailyStatTimes.reply>['list'][number]

/** The scoring days, newest first. Days of several sites are counted together. */
export const statTimesRoute = route(dailyStatTimes, async ({ query, reading }) => {
  const list = await reading(async (context) => {
    const versions = visibleTable(scoringResultVersion, context, query)
    const { rows } = await sql<Day>`
      with day as (
        select stat_time, min(timezone) as timezone, count(*)::int as stores_total, count(distinct site)::int as sites,
          count(*) filter (where status <> 'draft')::int as stores_scored,
          count(*) filter (where status = 'confirmed')::int as stores_confirmed
        from ${visibleTable(scoringReport, context, query)} join site at on at._id = site
        where ${onDays(query)} group by stat_time
      )
      select stat_time, stores_total, stores_scored, stores_confirmed,
        (to_timestamp(stat_time) at time zone timezone)::date::text as label,
        case when stores_confirmed = stores_total then 'confirmed' when stores_scored = stores_total then 'submitted'
          when stores_scored > 0 then 'partial' else 'open' end as status,
        (select round(avg(score), 2)::float8 from ${visibleTable(scoringResult, context, query)}
          where scoring_result.stat_time = day.stat_time) as average,
        (select to_jsonb(newest) from (
          select ${recordSql(scoringResultVersion, context)} from ${versions}
          where scoring_result_version.stat_time = day.stat_time and sites = 1 order by version desc limit 1) newest) as result_set
      from day order by stat_time desc`.execute(context.db)
    return rows
  })
  return { data: { list, total: list.length, latest: list[0]?.stat_time ?? null } }
})
