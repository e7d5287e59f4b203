import { sql } from 'kysely'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'
import { shopColumns } from '#server/engine/shopSummary.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { answersWhere, onDays, type Days } from '#server/plugins/RM_evaluate/results/answers.ts'
import { gradeOf, scoringAt } from '#server/plugins/RM_evaluate/results/scoring.ts'

/** What the rows of the file are. */
export type Grouping = 'store' | 'category' | 'floor'

/** Three names of a shop, brand or category. */
export interface Names {
  readonly name: string | null
  readonly name_en: string | null
  readonly name_tc: string | null
}

/** A shop, or all shops of a category or floor, with the mean score of its days. */
export interface RankedRow extends Names {
  readonly key: string
  readonly rank: number | null
  readonly store_no: string
  readonly floor: string | null
  readonly brand: Names | null
  readonly category: Names | null
  readonly shops: number
  /** How many of the shops have a score. */
  readonly scored: number
  readonly days: number
  readonly score: number | null
  readonly grade: string | null
}

/** The mean share of the points of an item in a row; with the key null over all shops. */
export interface ItemRatio extends Names {
  readonly key: string | null
  readonly code: string
  readonly ratio: number
}

/** The days of a site that a file is about. */
export interface RankedDays extends Days {
  readonly site: string
  readonly by: Grouping
}

/**
 * The ranking over the confirmed results of a site: of a shop the mean of its days, of a group that of its shops. Equal
 * scores share a rank; those without a score come last, without one.
 */
export async function rankedRows(context: Context, days: RankedDays): Promise<RankedRow[]> {
  const { site, by } = days
  const score = sql`round(avg(score), 2)`
  const { rows } = await sql<RankedRow>`
    with shop as (
      select ${shopColumns(context, sql`result.ship`)}, store.floor_id, store.category_id, result.days, result.score
      from (
        select result.store_id, max(tenant_ship_id) as ship, count(*)::int as days, ${score} as score
        from (select * from ${visibleTable(scoringResult, context, { site })} where ${onDays(days)}) result
          join ${visibleTable(scoringReport, context, { site })} on scoring_report._id = result.report_id
        group by result.store_id
      ) result join ${storesAtSites(context)} on store._id = result.store_id
    ), grouped as (
      select ${keyOf[by]} as key, min(store_no) as store_no, min(floor) as floor, count(*)::int as shops, count(score)::int as scored,
        sum(days)::int as days, ${score} as score, min(name) as name, min(name_en) as name_en, min(name_tc) as name_tc,
        min(brand::text)::jsonb as brand, min(category::text)::jsonb as category
      from shop group by 1
    )
    select *, score::float8, case when score is not null then rank() over (order by score desc nulls last)::int end as rank,
      ${gradeOf(sql`score`, await scoringAt(context.db, site))} as grade
    from grouped order by rank nulls last, ${naturalOrder('store_no')}`.execute(context.db)
  return rows
}

/** What the rows have in common, for a statement over `shop`. */
const keyOf: Readonly<Record<Grouping, Sql>> = {
  store: sql`store_id`,
  category: sql`coalesce(category_id, '')`,
  floor: sql`floor_id`,
}

/** The mean ratio of every item in every row, and over all shops. Items are matched by code. */
export async function itemRatios(context: Context, days: RankedDays): Promise<ItemRatio[]> {
  const { site, by } = days
  const reports = sql`(
    select * from ${visibleTable(scoringReport, context, { site })} where _id in (
      select report_id from ${visibleTable(scoringResult, context, { site })} where ${onDays(days)})) scoring_report`
  const { rows } = await sql<ItemRatio>`
    with shop as (
      select answer.*, store.floor_id, store.category_id
      from ${answersWhere(reports)} answer join ${storesAtSites(context)} on store._id = answer.store_id
      where ratio is not null
    ), item as (
      select code, min("order") as place, min(name) as name, min(name_en) as name_en, min(name_tc) as name_tc
      from shop group by code
    )
    select item.code, item.name, item.name_en, item.name_tc, ratios.key, ratios.ratio::float8
    from (
      select code, ${keyOf[by]} as key, round(avg(ratio), 6) as ratio from shop
      group by grouping sets ((code, ${keyOf[by]}), (code))
    ) ratios join item using (code)
    order by item.place, ${naturalOrder('item.code')}`.execute(context.db)
  return rows
}
