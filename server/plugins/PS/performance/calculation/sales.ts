import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, firstDay, inYear, ofShips, type CalculatedMonth } from './calculatedMonth.ts'

/**
 * The tables about sales, by segment. Daily rows win over a monthly row of the same category if enough days are
 * reported; never both are used. Daily rows are most of what is read, so they are summed in one pass.
 */
export const salesTables = (scope: CalculatedMonth): Sql => sql`
  day_sale as materialized (${daySales(scope)}),
  month_sale as materialized (${monthSales(scope)}),
  choice as materialized (${choices(scope)}),
  seg_category as materialized (${segmentCategories}),
  seg_sale as materialized (${segmentSales})`

const isCounted = sql`x.deleted_at is null and x.status <> 'void'`

/** Daily rows by segment and category. The set of reported days has a bit for each day of the month. */
const daySales = (scope: CalculatedMonth): Sql => sql`
  select seg.seg_id, seg.ship_id, seg.k, category, sum(amount) as amount, sum(transactions) as transactions,
    bool_or(is_estimated) as is_estimated,
    count(*) filter (where sale_date between seg.opens and seg.leaves) as days,
    bit_or(1::int8 << (sale_date - seg.k)) filter (
      where sale_date between greatest(seg.since, seg.opens) and seg.till) as reported
  from (
    select x.tenant_ship_id, ${firstDay(scope)} as k, x.sale_date, x.sales_category_id as category, x.amount,
      x.transactions, x.status = 'estimated' as is_estimated
    from tenant_sale x
    where ${atSites(scope, 'x.site')} and ${isInMonth(scope)} and x.grain = 'D' and ${isCounted}
    union all
    select x.tenant_ship_id, span.k, x.sale_date, x.sales_category_id, x.amount, x.transactions, false
    from span join tenant_sale x on x.tenant_ship_id = span.ship_id and x.grain = 'D'
      and x.period_key between span.k::text and span.k_last::text
    where span.k < ${firstDay(scope)} and ${isCounted} and ${inYear(scope, 'x.tenant_ship_id', 'x.period_key')}
  ) x join seg on seg.ship_id = x.tenant_ship_id and seg.k = x.k
    and x.sale_date between seg.sales_since and seg.sales_till
  group by seg.seg_id, seg.ship_id, seg.k, category`

/** Rows of the month: those of a site by day, those of tenancies by the key of their index. */
const isInMonth = (scope: CalculatedMonth): Sql =>
  scope.ships === undefined
    ? sql`x.sale_date between ${firstDay(scope)} and ${scope.until}::date`
    : sql`${ofShips(scope, 'x.tenant_ship_id')} and x.period_key between ${`${scope.month}-01`} and ${scope.until}`

const monthSales = (scope: CalculatedMonth): Sql => sql`
  select span.ship_id, span.k, x.sales_category_id as category, x.amount, x.transactions,
    x.status = 'estimated' and span.k = ${firstDay(scope)} as is_estimated
  from span cross join lateral (
    -- The offset makes it a search in the index for each tenancy: a join would read the monthly rows of all years.
    select * from tenant_sale x
    where x.tenant_ship_id = span.ship_id and x.grain = 'M' and x.period_key = to_char(span.k, 'YYYY-MM') and ${isCounted}
    offset 0) x`

/** Whether the monthly row of a category is used. */
const choices = ({ params }: CalculatedMonth): Sql => sql`
  select month_sale.*, coalesce(days, 0) = 0 or days < ${params.minCoverage}::numeric * trading_days as is_used
  from month_sale
  join (select ship_id, k, sum(trading_days) as trading_days from seg group by ship_id, k) open using (ship_id, k)
  left join (select ship_id, k, category, sum(days) as days from day_sale group by ship_id, k, category) reported
    using (ship_id, k, category)`

/** What was reported for a month is divided by days among the segments of the month, to the cent. */
const monthly: Sql = sql`
  select seg_id, category,
    coalesce(round(amount * days_so_far / all_days, 2) - round(amount * (days_so_far - days) / all_days, 2), amount) as amount,
    coalesce(round(transactions * days_so_far::numeric / all_days) -
      round(transactions * (days_so_far - days)::numeric / all_days), transactions) as transactions,
    is_estimated, null::int8 as reported, true as is_monthly
  from choice join (
    select seg_id, ship_id, k, days, sum(days) over so_far as days_so_far,
      nullif(sum(days) over (partition by ship_id, k), 0) as all_days
    from seg window so_far as (partition by ship_id, k order by seg_id)
  ) part using (ship_id, k)
  where is_used`

const segmentCategories: Sql = sql`
  select seg_id, category, sum(amount) as gross, sum(transactions) as transactions,
    bool_or(is_estimated) as is_estimated, bit_or(reported) as reported, bool_or(is_monthly) as is_monthly
  from (
    select seg_id, category, day_sale.amount, day_sale.transactions, day_sale.is_estimated, reported,
      false as is_monthly
    from day_sale left join choice using (ship_id, k, category)
    where is_used is not true
    union all ${monthly}
  ) sold group by seg_id, category`

/** A monthly report covers all trading days. */
const segmentSales: Sql = sql`
  select seg.seg_id, sum(gross) as gross, sum(transactions) as transactions,
    coalesce(bool_or(is_estimated), false) as is_estimated,
    case when bool_or(is_monthly) then max(trading_days)
      else coalesce(bit_count(bit_or(reported)::bit(64)), 0) end as reported_days
  from seg left join seg_category using (seg_id) group by seg.seg_id`
