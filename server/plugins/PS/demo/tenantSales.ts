import { sql, type RawBuilder } from 'kysely'
import { drawn, rowsAs } from '#server/demo/draws.ts'
import { halfMonths, salesPeriod, salesPlans, salesTotals } from './salesPlans.ts'
import { festiveDays, monthFactors } from './seasons.ts'
import type { Tenancy } from '#server/plugins/leasing/demo/tenancies.ts'

/**
 * Statements that write `tenant_sale`: first a row per month, and a row per day for the last months, or for
 * all if `isFull`.
 */
export const tenantSales = (tenancies: readonly Tenancy[], today: string, isFull: boolean) => {
  const plans = salesPlans(tenancies, today)
  const period = salesPeriod(today, isFull)
  const plan = rowsAs('plan', plans, planColumns)
  const season = rowsAs('season', monthFactors, 'in_hong_kong bool, month int, factor float8')
  return [
    monthlySales({ plan, season, ...period }),
    dailySales({
      plan,
      season,
      festive: rowsAs(
        'festive',
        festiveDays(period.from, period.to),
        'in_hong_kong bool, day date, factor float8',
      ),
      totals: rowsAs(
        'total',
        salesTotals(tenancies, today),
        'tenant_ship_id text, month text, total numeric',
      ),
      gaps: rowsAs('gap', halfMonths(tenancies, today), 'tenant_ship_id text, first date, last date'),
      ...period,
    }),
  ]
}

const planColumns = `tenant_ship_id text, site text, store_id text, in_hong_kong bool, first date, last date,
  monthly float8, receipt float8, sales_category_id text, is_example bool`

type Table = RawBuilder<unknown>
type Period = ReturnType<typeof salesPeriod>

const columns = sql`(_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount, net_amount,
  transactions, member_amount, online_amount, status, source, remark, created_at, updated_at)`

// What follows from the amount; mainland amounts include tax.
const derived = sql`
  round(amount / case when in_hong_kong then 1 else 1.13 end, 2), abs(round(amount::float8 / receipt))::int,
  round(amount * (0.25 + 0.4 * ${drawn(sql`'member' || tenant_ship_id`)})::numeric, 2),
  round(amount * (0.15 * ${drawn(sql`'online' || tenant_ship_id`)})::numeric, 2)`

const told = sql`case when ${drawn(sql`'source' || tenant_ship_id`)} < 0.7 then 'pos' else 'portal' end`

// Tenants who opened or left in the middle of a month sold for part of it.
const monthlySales = ({
  plan,
  season,
  from,
  dailyFrom,
  yearAgo,
}: Period & { plan: Table; season: Table }) => sql`
  insert into tenant_sale ${columns}
  with sold as (
    select plan.*, moment::date as month,
      round((monthly * season.factor * (0.9 + 0.2 * ${drawn(sql`tenant_ship_id || moment::date`)})
        * (least(last, (moment + interval '1 month')::date - 1) - greatest(first, moment::date) + 1)
        / extract(day from moment + interval '1 month' - interval '1 day'))::numeric, 2) as amount
    from ${plan}
    cross join generate_series(${from}::timestamp, ${dailyFrom}::timestamp - interval '1 day', '1 month') as moment
    join ${season} on season.month = extract(month from moment) and season.in_hong_kong = plan.in_hong_kong
    where first < moment + interval '1 month' and last >= moment and moment <> ${yearAgo.first}::timestamp
  )
  select 'SA' || substr(tenant_ship_id, 3) || to_char(month, '-YYYY-MM'), site, tenant_ship_id, store_id, 'M',
    to_char(month, 'YYYY-MM'), month, sales_category_id, amount, ${derived},
    case when month < ${dailyFrom}::date - 400 then 'audited' else 'reported' end, 'import', null,
    extract(epoch from month)::int8 + 33 * 86400, extract(epoch from month)::int8 + 33 * 86400
  from sold`

interface DailySales extends Period {
  plan: Table
  season: Table
  festive: Table
  totals: Table
  gaps: Table
}

// Of a hundred days two are missing, three estimated, one was corrected later; of a thousand, two have more
// returns than sales.
const dailySales = ({ plan, season, festive, totals, gaps, dailyFrom, yearAgo }: DailySales) => sql`
  insert into tenant_sale ${columns}
  with day as (
    select plan.*, moment::date as day, total,
      case when is_example then 0.5 else ${drawn(sql`'kind' || plan.tenant_ship_id || moment::date`)} end as kind,
      monthly / 30.4 * season.factor * coalesce(festive.factor, 1)
        * (array[1.34, 0.82, 0.8, 0.82, 0.86, 1.02, 1.36])[extract(dow from moment)::int + 1]
        * (0.7 + 0.6 * ${drawn(sql`plan.tenant_ship_id || moment::date`)}) as expected
    from ${plan}
    cross join lateral (
      select generate_series(greatest(first, ${dailyFrom}::date)::timestamp, last::timestamp, '1 day')
      union select generate_series(
        greatest(first, ${yearAgo.first}::date)::timestamp, least(last, ${yearAgo.last}::date)::timestamp, '1 day')
    ) as days (moment)
    join ${season} on season.month = extract(month from moment) and season.in_hong_kong = plan.in_hong_kong
    left join ${festive} on festive.day = moment::date and festive.in_hong_kong = plan.in_hong_kong
    left join ${totals} on total.tenant_ship_id = plan.tenant_ship_id and total.month = to_char(moment, 'YYYY-MM')
    where not exists (
      select from ${gaps} where gap.tenant_ship_id = plan.tenant_ship_id and moment between gap.first and gap.last)
  ), shared as (
    select *, round((total * (expected / nullif(sum(expected) over whole, 0))::numeric), 2) as part,
      row_number() over (whole order by day desc) = 1 as is_last
    from day where kind >= 0.02
    window whole as (partition by tenant_ship_id, to_char(day, 'YYYY-MM'))
  ), sold as (
    select *, case
      when total is null then round((expected * case when kind > 0.998 then -0.3 else 1 end)::numeric, 2)
      when is_last then part + total - sum(part) over (partition by tenant_ship_id, to_char(day, 'YYYY-MM'))
      else part end as amount
    from shared
  )
  select 'SA' || substr(tenant_ship_id, 3) || to_char(day, '-YYYY-MM-DD'), site, tenant_ship_id, store_id, 'D',
    to_char(day, 'YYYY-MM-DD'), day, sales_category_id, amount, ${derived},
    case when kind < 0.05 then 'estimated' when kind < 0.06 then 'adjusted' when kind < 0.063 then 'void' else 'reported' end,
    case when kind < 0.06 then 'manual' else ${told} end,
    case
      when kind > 0.998 then case when in_hong_kong then '退貨多於銷售' else '退货多于销售' end
      when kind >= 0.05 and kind < 0.06 then case when in_hong_kong then '按收銀機紀錄更正' else '按收银记录更正' end
    end,
    extract(epoch from day)::int8 + 86400 - 6 * 3600, extract(epoch from day)::int8 + 86400 - 6 * 3600
  from sold`
