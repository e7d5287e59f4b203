import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'

// The fields of both pages besides the figures, and what they are joined from.
const named = sql`
  store.store_no as store_id, coalesce(ship.trade_name, brand.name) as trade_name, category.name as sales_category_id,
  category.name_en as category_en, category.name_tc as category_tc, site.name as site, site.name_en as site_en,
  site.name_tc as site_tc, site.currency`
const joined = sql`
  join tenant_ship ship on ship._id = sold.tenant_ship_id
  join site on site._id = ship.site
  join store on store._id = ship.store_id
  join brand on brand._id = ship.brand_id
  left join sales_category category on category._id = sold.sales_category_id`

/** The sales of a day, apart from void ones. */
export const dailySales = (matching: Sql, day: string): Sql => sql`
  select sold._id, sold.rev, ${named}, sold.period_key, sold.amount, sold.net_amount, sold.transactions, sold.member_amount,
    sold.online_amount, sold.status, sold.remark
  from (select * from ${matching} where grain = 'D' and sale_date = ${day} and status <> 'void') sold ${joined}
  order by sold.site, ${naturalOrder('store.store_no')}, sold._id`

interface MonthPage {
  /** The first day of the month. */
  readonly start: string
  /** The first and the last day of the file. */
  readonly from: string
  readonly to: string
  /** With a smaller share of trading days reported, the report of the whole month counts instead. */
  readonly minCoverage: number
}

/** The sales of a month by tenancy and category: the sum of its days, or what was reported for the whole month. */
export const monthlySales = (matching: Sql, { start, from, to, minCoverage }: MonthPage): Sql => sql`
  with matched as (
    select * from ${matching}
    where status <> 'void' and sale_date >= ${start}::date and sale_date < ${start}::date + interval '1 month'
      and (grain = 'M' or sale_date between ${from}::date and ${to}::date)
  ), sum as (
    select tenant_ship_id, sales_category_id, grain, count(distinct sale_date) as days, sum(amount) as amount,
      sum(net_amount) as net_amount, sum(transactions) as transactions, sum(member_amount) as member_amount,
      sum(online_amount) as online_amount
    from matched group by tenant_ship_id, sales_category_id, grain
  ), sold as (
    select distinct on (tenant_ship_id, sales_category_id) sum.*
    from sum join tenant_ship ship on ship._id = sum.tenant_ship_id
    cross join lateral (
      select least(ship_leaves(ship), (${start}::date + interval '1 month - 1 day')::date,
          ${to}::date)
        - greatest(coalesce(ship.open_date, ship.start_date), ${start}::date, ${from}::date) + 1 as days) trading
    order by tenant_ship_id, sales_category_id,
      case when grain = 'D' and sum.days < ${minCoverage}::numeric * trading.days then 2 when grain = 'D' then 0 else 1 end
  )
  select ${named}, ${start.slice(0, 7)} as period_key, sold.amount, sold.net_amount, sold.transactions,
    sold.member_amount, sold.online_amount
  from sold ${joined} order by ship.site, ${naturalOrder('store.store_no')}, sold.tenant_ship_id, sold.sales_category_id`
