import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, firstDay, lastDay, ofShips, type CalculatedMonth } from './calculatedMonth.ts'

/** The tables of what the rows of a month are compared with: the stored rows of the twelve months before. */
export const historyTables = (scope: CalculatedMonth): Sql => sql`
  past as materialized (
    select tenant_ship_id, store_id, stat_month, sales, area_avg, rank_site from retail_performance
    where ${atSites(scope, 'site')} and stat_month >= ${monthsBefore(scope, 12)} and stat_month < ${scope.month}
      and ${isCompared(scope)}),
  origin as (${origins}),
  whole_month as materialized (${wholeMonths(scope, isCompared(scope))}),
  base_sale as materialized (${baseSales(scope)}),
  past_sum as (${pastSums(scope)}),
  base_sum as (${baseSums(scope)}),
  inherited as (${inherited(scope)})`

/** Whether a row is of the tenancies, or of a unit from which one of theirs came. */
const isCompared = ({ ships }: CalculatedMonth): Sql =>
  ships === undefined
    ? sql`true`
    : sql`(${ofShips({ ships }, 'tenant_ship_id')} or store_id = any(array(select ancestor from origin)))`

/** The month that is this many months earlier, as `YYYY-MM`. */
export const monthsBefore = (scope: CalculatedMonth, months: number): Sql =>
  sql`to_char(${firstDay(scope)} - make_interval(months => ${months}), 'YYYY-MM')`

/** The units from which a unit came, at any distance, with the part of their sales that is compared with its own. */
const origins: Sql = sql`
  select g.child_id as unit, g.parent_id as ancestor, case g.kind when 'split' then g.area_share else 1 end as part,
    u.effective_from
  from store_lineage g join store u on u._id = g.child_id where g.child_id in (select unit from row)
  union all
  select origin.unit, g.parent_id, origin.part * case g.kind when 'split' then g.area_share else 1 end,
    origin.effective_from
  from origin join store_lineage g on g.child_id = origin.ancestor`

/**
 * The sales of the previous month and of the same month last year, by tenancy and unit: of the same number of
 * days if the calculated month is not over, which only daily rows can give. Null where a monthly row counted.
 */
const baseSales = (scope: CalculatedMonth): Sql => sql`
  select tenant_ship_id, store_id, stat_month, sum(sales) as sales from past
  where stat_month in (${monthsBefore(scope, 1)}, ${monthsBefore(scope, 12)}) and not ${isUnderWay(scope)}
  group by 1, 2, 3
  union all
  select tenant_ship_id, store_id, stat_month, case when whole_month is null then amount end
  from (
    select tenant_ship_id, store_id, to_char(sale_date, 'YYYY-MM') as stat_month, sum(amount) as amount from tenant_sale
    where ${isUnderWay(scope)} and ${atSites(scope, 'site')} and grain = 'D' and status <> 'void' and deleted_at is null
      and (sale_date between ${sameDays(scope, 1)} or sale_date between ${sameDays(scope, 12)}) and ${isCompared(scope)}
    group by 1, 2, 3
  ) reported left join whole_month using (tenant_ship_id, stat_month)`

/**
 * The tenancies and months that a month under way is compared with, but that counted a monthly row (see `salesTables`):
 * what they sold in some of the days is not known.
 */
export const wholeMonths = (scope: CalculatedMonth, isOne: Sql = sql`true`): Sql => sql`
  select distinct tenant_ship_id, period_key as stat_month
  from (
    select tenant_ship_id, period_key, sale_date as first, sales_category_id from tenant_sale
    where ${isUnderWay(scope)} and ${atSites(scope, 'site')} and grain = 'M' and status <> 'void' and deleted_at is null
      and period_key in (${monthsBefore(scope, 1)}, ${monthsBefore(scope, 12)}) and ${isOne}
  ) monthly join (
    select _id, start_date, open_date, ship_leaves(tenant_ship) as leaves from tenant_ship
  ) ship on _id = tenant_ship_id
  cross join lateral (
    select count(*) as days from tenant_sale x
    where x.tenant_ship_id = monthly.tenant_ship_id and x.grain = 'D' and x.status <> 'void' and x.deleted_at is null
      and x.period_key between monthly.period_key || '-01' and monthly.period_key || '-31'
      and x.sales_category_id = monthly.sales_category_id and x.sale_date between open_date and leaves
  ) daily
  where days = 0 or days < ${scope.params.minCoverage}::numeric
    * (least(leaves, ${lastDay(sql`first`)}) - greatest(start_date, open_date, first) + 1)`

/** Whether the month is calculated before its end. */
export const isUnderWay = (scope: CalculatedMonth): Sql =>
  sql`(${scope.until}::date < ${lastDay(firstDay(scope))})`

/** The days of an earlier month that correspond to the calculated days. */
export const sameDays = (scope: CalculatedMonth, months: number): Sql => {
  const first = sql`(${firstDay(scope)} - make_interval(months => ${months}))::date`
  return sql`${first} and least(${first} + (${scope.until}::date - ${firstDay(scope)}), ${lastDay(first)})`
}

/**
 * By tenancy, and by tenancy and unit: in a month in which a tenancy moved, each of its units is compared with
 * itself.
 */
const pastSums = (scope: CalculatedMonth): Sql => sql`
  select tenant_ship_id, coalesce(store_id, '') as store_key,
    sum(sales) filter (where stat_month >= ${`${scope.month.slice(0, 4)}-01`}) as this_year,
    sum(sales) filter (where stat_month > ${monthsBefore(scope, 12)}) as eleven_months,
    count(distinct stat_month) filter (where stat_month > ${monthsBefore(scope, 12)} and sales is not null) as months,
    max(rank_site) filter (where stat_month = ${monthsBefore(scope, 1)}) as rank_prev,
    sum(area_avg) filter (where stat_month = ${monthsBefore(scope, 12)}) as last_year_area
  from past group by grouping sets ((tenant_ship_id), (tenant_ship_id, store_id))`

const baseSums = (scope: CalculatedMonth): Sql => sql`
  select tenant_ship_id, coalesce(store_id, '') as store_key,
    sum(sales) filter (where stat_month = ${monthsBefore(scope, 1)}) as previous,
    sum(sales) filter (where stat_month = ${monthsBefore(scope, 12)}) as last_year,
    bool_or(stat_month = ${monthsBefore(scope, 1)}) as has_previous,
    bool_or(stat_month = ${monthsBefore(scope, 12)}) as has_last_year
  from base_sale group by grouping sets ((tenant_ship_id), (tenant_ship_id, store_id))`

/** The history of the units that a unit came from, for months in which it did not exist all the time. */
const inherited = (scope: CalculatedMonth): Sql => sql`
  select unit, ${inheritedFrom(scope, 1)} as previous, ${inheritedFrom(scope, 12)} as last_year
  from origin join base_sale b on b.store_id = ancestor group by unit`

const inheritedFrom = (scope: CalculatedMonth, months: number): Sql => sql`
  round(sum(b.sales * part) filter (where b.stat_month = ${monthsBefore(scope, months)}
    and effective_from > (${firstDay(scope)} - make_interval(months => ${months}))::date), 2)`
