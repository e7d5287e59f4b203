import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { gradeOf, rulesOf, scoresOf, type ScoringRules } from './scoring.ts'

/** Shops with their scores, as a subquery that both functions below return. */
type ScoreQuery = Sql

/** The scores of the confirmed reports that meet a condition on `scoring_report`. */
export const calculated = (reports: Sql, scoring: ScoringRules): ScoreQuery => sql`(
  -- Calculated once: with the reports of a new day the planner expects few, and would repeat it for each.
  with scores as materialized (
    select * from ${scoresOf(sql`select _id from scoring_report where ${isConfirmed} and ${reports}`, scoring)} scores)
  select report.site, report.stat_time, report.store_id, shop.floor_id, shop.category_id,
    report._id as report_id, scores.score, coalesce(scores.section_scores, '{}') as section_scores,
    ${gradeOf(sql`scores.score`, scoring)} as grade, ${rulesOf(scoring)} as rules
  from (select * from scoring_report where ${isConfirmed} and ${reports}) report
    join store shop on shop._id = report.store_id
    left join scores on scores.report_id = report._id)`

/** The scores of existing results that meet a condition on `scoring_result`. */
export const kept = (results: Sql): ScoreQuery => sql`(
  select site, stat_time, store_id, floor_id, category_id, report_id, score, section_scores, grade, rules
  from scoring_result where ${results})`

const isConfirmed = sql`status = 'confirmed' and deleted_at is null`

/** What a score is compared with: the others of the day, and of its category. Equal scores share a rank: 1, 2, 2, 4. */
const places: Sql = sql`
  case when score is not null then rank() over (day order by score desc nulls last) end as rank_site,
  case when score is not null then rank() over (trade order by score desc nulls last) end as rank_category,
  count(score) over day as ranked_total, round(avg(score) over day, 2) as site_average`

const dayWindows = (of: Sql): Sql =>
  sql`window day as (partition by ${of}), trade as (partition by ${of}, category_id)`

/** When and by whom results are written. */
interface ScoreRow {
  readonly version: number
  /** Whether the version is the current one of its days, and no other is any more. */
  readonly isCurrent: boolean
  readonly now: number
  readonly author: string | null
}

/**
 * The statement that writes scores as the results of a version, compared with each other. If the version had results
 * before, `rankResults` compares all of them: a new version is thus written once.
 */
export const insertScores = (scored: ScoreQuery, { version, isCurrent, now, author }: ScoreRow): Sql => sql`
  insert into scoring_result (site, stat_time, store_id, floor_id, category_id, report_id, score, section_scores, grade,
    rules, rank_site, rank_category, ranked_total, site_average, version, is_current, created_at, created_by, updated_at,
    updated_by)
  select scored.*, ${places}, ${version}, ${isCurrent}, ${now}, ${author}, ${now}, ${author}
  from ${scored} scored ${dayWindows(sql`site, stat_time`)}`

/**
 * The statement that ranks the shops of each site, day and version among the results that meet a condition,
 * and stores their average. Only what changes is written.
 */
export const rankResults = (results: Sql): Sql => sql`
  update scoring_result result set rank_site = place.rank_site, rank_category = place.rank_category,
    ranked_total = place.ranked_total, site_average = place.site_average
  from (
    select _id, ${places} from scoring_result where ${results}
    ${dayWindows(sql`site, stat_time, version`)}
  ) place
  where place._id = result._id
    and (place.rank_site, place.rank_category, place.ranked_total, place.site_average)
      is distinct from (result.rank_site, result.rank_category, result.ranked_total, result.site_average)`
