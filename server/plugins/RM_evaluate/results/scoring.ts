import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Db } from '#server/db/database.ts'
import { readParams } from '#server/services/params.ts'

/** What the parameters of a site say about scores. */
export interface ScoringRules {
  /** The maximum score of a report with a failed critical item. */
  readonly cap: number
  /** The share of the weights that must be scored before a report counts. */
  readonly minShare: number
  /** The lowest score of each grade. */
  readonly grades: Readonly<Record<string, number>>
}

export async function scoringAt(db: Db, site: string): Promise<ScoringRules> {
  const param = await readParams(db, site)
  return {
    cap: param('scoring.critical_cap'),
    minShare: param('scoring.min_weight_share'),
    grades: param('scoring.grades'),
  }
}

/** What a score depends on, as it is kept with the score. */
export const rulesOf = ({ cap, minShare }: ScoringRules): Sql =>
  sql`jsonb_build_object('cap', ${cap}::numeric, 'min_share', ${minShare}::numeric)`

/** Keeps with the scores of reports what they depend on. */
export const keepRules = (reports: readonly string[], scoring: ScoringRules): Sql =>
  sql`update scoring_report set rules = ${rulesOf(scoring)} where _id = any(${[...reports]})`

/**
 * The scores of reports (domain reference D.4) as a subquery: `report_id`, `score` (0 to 100; null if too
 * little was scored), `critical_failed`, and `section_scores` by section. `reports` selects the ids.
 */
export const scoresOf = (reports: Sql, { cap, minShare }: ScoringRules): Sql => sql`(
  select report_id, bool_or(has_failed) as critical_failed,
    case when sum(scored) >= ${minShare}::numeric * sum(weight) then
      least(case when bool_or(has_failed) then ${cap}::numeric end, ${points(sql`sum(earned)`, sql`sum(scored)`)})
    end as score,
    jsonb_object_agg(section, ${points(sql`earned`, sql`scored`)}) as section_scores
  from (
    select a.report_id, i.section, sum(i.weight) as weight,
      coalesce(sum(i.weight) filter (where a.score is not null), 0) as scored,
      sum(i.weight * a.score / i.max_score) as earned,
      coalesce(bool_or(i.is_critical and a.score = 0), false) as has_failed
    from scoring_report_item a join score_item i on i._id = a.item_id
    where a.report_id in (${reports})
    group by a.report_id, i.section
  ) section
  group by report_id)`

// Thirds are cut off somewhere: rounding twice keeps a half a half. An answer beyond the maximum of its item, as earlier records
// can have, gives no score: as a figure that the table cannot hold it would keep all shops from theirs.
const points = (earned: Sql, scored: Sql): Sql => sql`(
  select case when share between 0 and 100 then share end
  from (select round(round(100 * ${earned} / nullif(${scored}, 0), 10), 2) as share) of_all)`

/** The grade of a score: the best whose lowest score it reaches, otherwise D. */
export function gradeOf(score: Sql, { grades }: ScoringRules): Sql {
  const steps = Object.entries(grades)
    .toSorted(([, a], [, b]) => b - a)
    .map(([grade, lowest]) => sql`when ${score} >= ${lowest}::numeric then ${grade}`)
  return sql`case ${sql.join([sql`when ${score} is null then null`, ...steps], sql` `)} else 'D' end`
}
