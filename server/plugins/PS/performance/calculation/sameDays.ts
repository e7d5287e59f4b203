import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'
import { isUnderWay, monthsBefore, sameDays, wholeMonths } from './history.ts'

/**
 * Stores with the rows of the month before and of the month a year ago what they sold in as many days as have been
 * calculated of a month that is under way, and forgets what the month before it needed: totals are compared with all
 * tenants of that time, and those who have left since have no row in the month itself (domain reference D.1.13).
 * Nothing is known of a month whose sales are those of a monthly row.
 */
export async function keepSameDays(db: Db, scope: CalculatedMonth): Promise<void> {
  const isCompared = sql`stat_month in (${monthsBefore(scope, 1)}, ${monthsBefore(scope, 12)})`
  await sql`
    with whole_month as materialized (${wholeMonths(scope)})
    update retail_performance p set same_days_sales = amount
    from (
      select site, stat_month, tenant_ship_id, store_id, case
        when ${isCompared} and (tenant_ship_id, stat_month) not in (select tenant_ship_id, stat_month from whole_month)
        then coalesce((
          select case when abs(sum(x.amount)) < 1e14 then sum(x.amount) end from tenant_sale x
          where x.tenant_ship_id = row.tenant_ship_id and (x.store_id = row.store_id or units = 1)
            and x.grain = 'D' and x.status <> 'void' and x.deleted_at is null
            and x.period_key between row.stat_month || '-01' and row.stat_month || '-31'
            and (x.sale_date between ${sameDays(scope, 1)} or x.sale_date between ${sameDays(scope, 12)})
        ), sales * 0) end as amount
      from (
        select *, count(*) over (partition by tenant_ship_id, stat_month) as units from retail_performance
        where ${isUnderWay(scope)} and ${atSites(scope, 'site')} and (${isCompared} or same_days_sales is not null)
      ) row
    ) compared
    where p.site = compared.site and p.stat_month = compared.stat_month
      and p.tenant_ship_id = compared.tenant_ship_id and p.store_id = compared.store_id
      and p.same_days_sales is distinct from amount`.execute(db)
}
