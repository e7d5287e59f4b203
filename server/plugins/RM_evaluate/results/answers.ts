import { sql } from 'kysely'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'

/** One day, or all days from `from` until before `to`. */
export interface Days {
  readonly stat_time?: number | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** A condition on `stat_time`. */
export const onDays = ({ stat_time, from, to }: Days): Sql =>
  stat_time === undefined
    ? sql`(coalesce(stat_time >= ${from ?? null}::int8, true) and coalesce(stat_time < ${to ?? null}::int8, true))`
    : sql`stat_time = ${stat_time}`

/**
 * The answers of the confirmed reports that meet a condition, each with its item, as a subquery. `ratio` is the share of the points; null
 * where the item did not apply.
 */
export const answersWhere = (reports: Sql): Sql => sql`(
  select report._id as report_id, report.site, report.store_id, report.tenant_ship_id, report.stat_time, report.scorer_id,
    item._id as item_id, item.code, item.section, item.name, item.name_en, item.name_tc, item.weight, item.max_score,
    item."order", answer.score, answer.is_na, answer.remark, answer.attachs, answer.tag_ids as tags,
    answer.score / item.max_score as ratio
  from (select * from ${reports}) report
    join scoring_report_item answer on answer.report_id = report._id
    join score_item item on item._id = answer.item_id
  where report.status = 'confirmed')`

/** The answers of the confirmed reports that meet a condition, among the reports that a person may see. */
export const visibleAnswers = (context: Context, site: string | undefined, which: Sql): Sql =>
  answersWhere(
    sql`(select * from ${visibleTable(scoringReport, context, { site })} where ${which}) scoring_report`,
  )
