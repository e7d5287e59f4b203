import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'

const figures = {
  daily_score: sql`score`,
  // The last of ten shops has 0.1.
  daily_score_rank: sql`(ranked_total - rank_site + 1)::numeric / nullif(ranked_total, 0)`,
} as const satisfies Readonly<Record<string, Sql>>

const days = (count: number): number => count * 86_400

/** A figure of the last twelve confirmed days of two months on which the tenant was there and has a score. */
export const scored =
  (name: keyof typeof figures) =>
  ({ until, timezone }: AssessmentDay): Sql =>
    sql`
    select tenant.ship_id, to_char(to_timestamp(result.stat_time) at time zone ${timezone}, 'YYYY-MM-DD') as at,
      result.value, row_number() over (partition by tenant.ship_id order by result.stat_time desc) as nth
    from tenant cross join lateral (
      select stat_time, ${figures[name]} as value from scoring_result
      where store_id = tenant.store_id and is_current and deleted_at is null and score is not null
        and stat_time between ${until - days(62)} and ${until}
        and stat_time >= extract(epoch from tenant.start_date::timestamp at time zone ${timezone})
      order by stat_time desc limit 12) result`
