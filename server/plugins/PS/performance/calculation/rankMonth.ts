import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'
import { monthsBefore } from './history.ts'

/**
 * Ranks the rows of a month by sales; equal sales share a rank, and the next rank is skipped. Rows whose sales
 * are not sufficiently reported have none. Only rows whose rank changed are written.
 */
export async function rankMonth(db: Db, scope: CalculatedMonth): Promise<void> {
  await sql`
    update retail_performance p set rank_site = of_site, rank_category = of_category, rank_prev = ranked.before
    from (
      select now.site, now.tenant_ship_id, now.store_id,
        case when is_ranked then rank() over (partition by now.site, is_ranked order by now.sales desc) end as of_site,
        case when is_ranked and now.category_id is not null
          then rank() over (partition by now.site, is_ranked, now.category_id order by now.sales desc) end as of_category,
        before.rank_site as before
      from retail_performance now
      cross join lateral (
        select coalesce(now.sales is not null and now.coverage >= ${scope.params.minCoverage}::numeric, false) as is_ranked) r
      left join retail_performance before on before.site = now.site and before.tenant_ship_id = now.tenant_ship_id
        and before.store_id = now.store_id and before.stat_month = ${monthsBefore(scope, 1)}
      where ${atSites(scope, 'now.site')} and now.stat_month = ${scope.month}
    ) ranked
    where p.site = ranked.site and p.stat_month = ${scope.month} and p.tenant_ship_id = ranked.tenant_ship_id
      and p.store_id = ranked.store_id
      and (p.rank_site, p.rank_category, p.rank_prev) is distinct from (of_site, of_category, ranked.before)`.execute(
    db,
  )
}
