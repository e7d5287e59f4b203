import { sql, type RawBuilder } from 'kysely'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { namesOfShop } from './shops/shopNames.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

const before = (context: Context): Sql => sql`(
  select earlier.score from (select * from ${scopedTable(scoringResult, context)}) earlier
  where earlier.store_id = scoring_result.store_id and earlier.is_current and earlier.stat_time < scoring_result.stat_time
  order by earlier.stat_time desc limit 1)`

/** The groups of the matching results by a column, as the contract's `ScoreGroups`. */
const groupsBy = (column: 'floor_id' | 'category_id'): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(part order by part.rank, part.id), '[]') from (
    select ${sql.ref(column)} as id, round(avg(score), 2) as average, count(distinct store_id)::int as stores,
      rank() over (order by round(avg(score), 2) desc nulls last)::int as rank
    from matching group by ${sql.ref(column)}) part)`

/** Everybody gets the current version of a day's results; archives are only for restoring. */
export const scoringResultHooks: ResourceHooks<typeof scoringResult> = {
  rowFilter: () => sql`is_current`,
  totals: (_, matching) => ({
    summary: sql`
    with matching as (select score, store_id, floor_id, category_id from ${matching})
    select round(avg(score), 2) as average, percentile_cont(0.5) within group (order by score) as median,
      max(score) as max, min(score) as min, count(distinct store_id)::int as stores,
      ${groupsBy('floor_id')} as by_floor, ${groupsBy('category_id')} as by_category
    from matching`,
  }),
  derived: {
    ...namesOfShop('scoring_result'),
    previous_score: before,
    delta: (context) => sql`(scoring_result.score - ${before(context)})`,
  },
}
