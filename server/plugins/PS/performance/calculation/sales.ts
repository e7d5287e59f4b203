import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, firstDay, type CalculatedMonth } from './calculatedMonth.ts'

/**
 * The tables about sales, by segment. Daily rows win over a monthly row of the same category if enough days are
 * reported; never both are used.
 */
export const salesTables = (scope: CalculatedMonth): Sql => sql`
  sale as materialized (${sales(scope)}),
  choice as (${choices(scope)}),
  used as materialized (
    select sale.* from sale join choice using (ship_id, k, category)
    where (sale.grain = 'M') = choice.is_monthly),
  daily as (${daily}),
  monthly as (${monthly}),
  seg_category as materialized (
    select seg_id, category, sum(amount) as gross, sum(transactions) as transactions,
      bool_or(is_estimated) as is_estimated
    from (select * from daily union all select * from monthly) sold group by seg_id, category),
  seg_sale as materialized (${segmentSales})`

const sales = (scope: CalculatedMonth): Sql => sql`
  select span.ship_id, span.k, x.grain, x.sale_date, x.sales_category_id as category, x.amount, x.transactions,
    x.status = 'estimated' as is_estimated
  from tenant_sale x join span on span.ship_id = x.tenant_ship_id and span.k = ${firstDay(scope)}
  where ${atSites(scope, 'x.site')} and x.deleted_at is null and x.status <> 'void'
    and x.sale_date between ${firstDay(scope)} and ${scope.until}::date
  union all
  select span.ship_id, span.k, x.grain, x.sale_date, x.sales_category_id, x.amount, x.transactions, false
  from span join tenant_sale x on x.tenant_ship_id = span.ship_id
    and (x.grain = 'M' and x.period_key = to_char(span.k, 'YYYY-MM')
      or x.grain = 'D' and x.period_key between span.k::text and span.k_last::text)
  where span.k < ${firstDay(scope)} and x.deleted_at is null and x.status <> 'void'`

const choices = ({ params }: CalculatedMonth): Sql => sql`
  select ship_id, k, category, has_month and (days = 0 or days < ${params.minCoverage}::numeric * trading_days) as is_monthly
  from (
    select sale.ship_id, sale.k, category, bool_or(grain = 'M') as has_month, max(open.trading_days) as trading_days,
      count(*) filter (where grain = 'D' and sale_date between ship.opens and ship.leaves) as days
    from sale join ship on ship.ship_id = sale.ship_id
    join (select ship_id, k, sum(trading_days) as trading_days from seg group by ship_id, k) open
      on open.ship_id = sale.ship_id and open.k = sale.k
    group by sale.ship_id, sale.k, category
  ) reported`

const daily: Sql = sql`
  select seg_id, category, amount, transactions, is_estimated, sale_date
  from used join seg using (ship_id, k)
  where grain = 'D' and sale_date between sales_since and sales_till`

/** What was reported for a month is divided by days among the segments of the month, to the cent. */
const monthly: Sql = sql`
  select seg_id, category,
    coalesce(round(amount * days_so_far / all_days, 2) - round(amount * (days_so_far - days) / all_days, 2), amount) as amount,
    coalesce(round(transactions * days_so_far::numeric / all_days) -
      round(transactions * (days_so_far - days)::numeric / all_days), transactions) as transactions,
    is_estimated, null::date as sale_date
  from used join (
    select seg_id, ship_id, k, days, sum(days) over so_far as days_so_far,
      nullif(sum(days) over (partition by ship_id, k), 0) as all_days
    from seg window so_far as (partition by ship_id, k order by seg_id)
  ) part using (ship_id, k)
  where grain = 'M'`

/** A monthly report covers all trading days. */
const segmentSales: Sql = sql`
  select seg.seg_id, sum(gross) as gross, sum(transactions) as transactions,
    coalesce(bool_or(is_estimated), false) as is_estimated,
    case when bool_or(month.seg_id is not null) then max(trading_days) else coalesce(max(day.days), 0) end as reported_days
  from seg left join seg_category using (seg_id)
  left join (
    select seg_id, count(distinct sale_date) filter (where sale_date between greatest(since, opens) and till) as days
    from daily join seg using (seg_id) group by seg_id) day on day.seg_id = seg.seg_id
  left join (select distinct seg_id from monthly) month on month.seg_id = seg.seg_id
  group by seg.seg_id`
