import { sql } from 'kysely'
import { params } from '#contract/RM_evaluate/area.ts'
import { calculated, insertScores, kept, rankResults } from '#server/plugins/RM_evaluate/results/scored.ts'
import { gradeOf } from '#server/plugins/RM_evaluate/results/scoring.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'

const scoring = {
  cap: params['scoring.critical_cap'].initial,
  minShare: params['scoring.min_weight_share'].initial,
  grades: params['scoring.grades'].initial,
}

/** Two days on which a report was corrected afterwards: the first version of their results can be restored. */
const isCorrected = sql`site = '2' and stat_time in (
  select distinct stat_time from scoring_result_version where site = '2' order by stat_time desc offset 3 limit 2)`

/** A version for each day on which reports of a site were confirmed, and another for days with a correction. */
export const scoringVersions = ({ now }: Pick<DemoGround, 'now'>, site: string) => [
  // The tables were just filled: without this their joins are planned for a handful of rows.
  sql`analyze scoring_report, scoring_report_item, score_item`,
  sql`
    insert into scoring_result_version
      (site, stat_time, version, kind, stores, created_at, created_by, updated_at, updated_by)
    select site, stat_time, 1, 'confirm', count(*), max(confirmed_at), max(confirmed_by), max(confirmed_at), max(confirmed_by)
    from scoring_report where status = 'confirmed' and site = ${site} group by site, stat_time`,
  sql`
    insert into scoring_result_version
      (site, stat_time, version, kind, reason, stores, created_at, created_by, updated_at, updated_by)
    select site, stat_time, 2, 'regen', '复核后更正一家店铺的分数', stores, least(created_at + 86400, ${now}), created_by,
      least(created_at + 86400, ${now}), created_by
    from scoring_result_version where site = ${site} and ${isCorrected}`,
]

/** The results of a site, calculated from the reports. Before its correction one shop had fewer points. */
export const scoringResults = ({ now }: Pick<DemoGround, 'now'>, site: string) => {
  const lower = sql`(score - 6)`
  const isHere = sql`site = ${site}`
  const first = { version: 1, now, author: null }
  return [
    insertScores(calculated(sql`${isHere} and not (${isCorrected})`, scoring), { ...first, isCurrent: true }),
    insertScores(calculated(sql`${isHere} and ${isCorrected}`, scoring), { ...first, isCurrent: false }),
    insertScores(kept(sql`${isHere} and ${isCorrected}`), { ...first, version: 2, isCurrent: true }),
    sql`
      update scoring_result set score = ${lower}, grade = ${gradeOf(lower, scoring)}
      where version = 1 and ${isHere} and ${isCorrected}
        and (store_id, stat_time) in (
          select min(store_id), stat_time from scoring_result where version = 2 and score > 70 group by stat_time)`,
    sql`analyze scoring_result, scoring_result_version`,
    rankResults(isHere),
    sql`
      update scoring_result set is_latest = true where _id in (
        select distinct on (store_id) _id from scoring_result where ${isHere} and is_current
        order by store_id, stat_time desc)`,
  ]
}
