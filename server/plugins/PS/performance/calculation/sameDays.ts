import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'
import { isUnderWay, monthsBefore, sameDays } from './history.ts'

/**
 * Stores with the rows of the month before and of the month a year ago what they sold in as many days as have been
 * calculated of a month that is under way, and forgets what the month before it needed: totals are compared with all
 * tenants of that time, and those who have left since have no row in the month itself (domain reference D.1.13).
 */
export async function keepSameDays(db: Db, scope: CalculatedMonth): Promise<void> {
  await sql`
    update retail_performance p set same_days_sales = amount
    from (
      select site, stat_month, tenant_ship_id, store_id, (
        select sum(x.amount) from tenant_sale x
        where x.tenant_ship_id = row.tenant_ship_id and x.store_id = row.store_id
          and x.grain = 'D' and x.status <> 'void' and x.deleted_at is null
          and (row.stat_month = ${monthsBefore(scope, 1)} and x.sale_date between ${sameDays(scope, 1)}
            or row.stat_month = ${monthsBefore(scope, 12)} and x.sale_date between ${sameDays(scope, 12)})) as amount
      from retail_performance row
      where ${isUnderWay(scope)} and ${atSites(scope, 'site')}
        and (stat_month in (${monthsBefore(scope, 1)}, ${monthsBefore(scope, 12)}) or same_days_sales is not null)
    ) compared
    where p.site = compared.site and p.stat_month = compared.stat_month
      and p.tenant_ship_id = compared.tenant_ship_id and p.store_id = compared.store_id
      and p.same_days_sales is distinct from amount`.execute(db)
}
