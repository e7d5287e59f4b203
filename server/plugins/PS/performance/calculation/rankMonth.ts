import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'
import { monthsBefore } from './history.ts'

/**
 * The ranks by sales of the rows of a month, as columns: equal sales share a rank, and the next rank is skipped. Rows whose
 * sales are not sufficiently reported have none. The table has all rows of the month.
 */
export const ranks = ({ params }: CalculatedMonth, table: Sql): Sql => sql`
  select ranking.*,
    case when is_ranked then rank() over (partition by site, is_ranked order by sales desc) end as of_site,
    case when is_ranked and category_id is not null
      then rank() over (partition by site, is_ranked, category_id order by sales desc) end as of_category
  from (select *, coalesce(sales is not null and coverage >= ${params.minCoverage}::numeric, false) as is_ranked
    from ${table}) ranking`

/** Ranks the rows of a month. Only rows whose rank changed are written. */
export async function rankMonth(db: Db, scope: CalculatedMonth): Promise<void> {
  await sql`
    update retail_performance p set rank_site = of_site, rank_category = of_category, rank_prev = before.rank_site
    from (${ranks(scope, rowsOf(scope))}) now
    left join retail_performance before on before.site = now.site and before.tenant_ship_id = now.tenant_ship_id
      and before.store_id = now.store_id and before.stat_month = ${monthsBefore(scope, 1)}
    where p.site = now.site and p.stat_month = ${scope.month} and p.tenant_ship_id = now.tenant_ship_id
      and p.store_id = now.store_id
      and (p.rank_site, p.rank_category, p.rank_prev) is distinct from (of_site, of_category, before.rank_site)`.execute(
    db,
  )
}

const rowsOf = (scope: CalculatedMonth): Sql => sql`(
  select site, tenant_ship_id, store_id, category_id, sales, coverage from retail_performance
  where ${atSites(scope, 'site')} and stat_month = ${scope.month}) stored`
